// bench_engine.mjs CHECKS NATIVE ENGINE [ROUNDS]: times rings alternately with the WebAssembly
// build of the engine's sources (`.ci/web checks`) and with a native pinwheel-bench that uses
// 16-byte vectors; and times the start of the engine to its first image. Exits with 1 if a goal is
// missed.
import {execFileSync} from "node:child_process";
import {readFileSync} from "node:fs";

/** The rings in the order of the engine's exports, with the maximum ratio to the native time. */
const RINGS = [["W1", 1.6], ["W1white", 1.6], ["W2", 2.5], ["W3", 1.6]];
const FRAMES = 120;
/**
 * The duration of a round's timed passes, and the maximum time to a first image, in milliseconds.
 */
const ROUND = 400;
const FIRST = 30;

/**
 * Measures the first image of a new process in milliseconds: compiling the engine, reading a
 * design, drawing a frame.
 */
const firstImageScript = `
  import {readFileSync} from "node:fs";
  globalThis.ImageData = class { constructor(data) { this.data = data; } };
  const {open} = await import(process.argv[1]);
  const [bytes, text] = [readFileSync(process.argv[2]), readFileSync(process.argv[3], "utf8")];
  const start = performance.now();
  const {indicator} = (await open(bytes)).load(text, {name: "arc"});
  indicator.draw("refreshing", {time: 0.3, scale: 2});
  console.log(performance.now() - start);
`;

const [checks, native, engine, rounds = 7] = process.argv.slice(2);
const {instance} = await WebAssembly.instantiate(readFileSync(checks), {});
instance.exports._initialize();

/** Returns the minimum microseconds per frame in the engine. */
function timeEngine(index) {
  const draw = () => instance.exports.checks_ring(index, 0);
  for (const end = performance.now() + ROUND / 2; performance.now() < end;) draw();
  let best = Infinity;
  for (const end = performance.now() + ROUND; performance.now() < end;) {
    const start = performance.now();
    draw();
    best = Math.min(best, performance.now() - start);
  }
  return (1000 * best) / FRAMES;
}

/** Returns the minimum microseconds per frame of the native program. */
function timeNative(name) {
  const lines = execFileSync(native, [name, "--seconds", String(ROUND / 1000)], {encoding: "utf8"}).split("\n");
  const passes = lines.filter((line) => line.startsWith("pass ")).map((line) => Number(line.split(" ")[1]));
  return Math.min(...passes);
}

function timeFirst() {
  const root = new URL("../../", import.meta.url);
  const files = [new URL("Assets/shared/pinwheel.js", root).href, engine, new URL("Assets/designs/arc.yaml", root).pathname];
  const words = ["--input-type=module", "-e", firstImageScript, ...files];
  return Number(execFileSync(process.execPath, words, {encoding: "utf8"}));
}

let isMet = true;
function report(name, value, goal, words) {
  isMet &&= value <= goal;
  console.log(`${name.padEnd(14)} ${words}, goal ${goal}${value <= goal ? "" : "  MISSED"}`);
}

for (const [index, [name, goal]] of RINGS.entries()) {
  const best = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    best[0] = Math.min(best[0], timeNative(name));
    best[1] = Math.min(best[1], timeEngine(index));
  }
  const ratio = best[1] / best[0];
  const [own, page] = best.map((time) => `${time.toFixed(1)} µs`);
  report(name, ratio, goal, `native ${own}, engine ${page}: ${ratio.toFixed(2)} times`);
}
const times = Array.from({length: 3 * rounds}, timeFirst).sort((a, b) => a - b);
report("first image", times[0], FIRST, `${times[0].toFixed(1)} ms (median ${times[times.length >> 1].toFixed(1)})`);
process.exitCode = isMet ? 0 : 1;
