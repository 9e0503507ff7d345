// bench_engine.mjs CHECKS NATIVE ENGINE [ROUNDS]: in one run and in turn, rings drawn by the engine's sources as they
// are compiled for pages (`.ci/web checks`) and by a native pinwheel-bench with vectors of 16 bytes; and the time
// from the engine's bytes to a first picture. Ends with 1 where a goal is missed.
import {execFileSync} from "node:child_process";
import {readFileSync} from "node:fs";

/** Rings in the order in which the engine has them, and how many times the native time they may take. */
const RINGS = [["W1", 1.6], ["W1white", 1.6], ["W2", 2.5], ["W3", 1.6]];
const FRAMES = 120;
/** Milliseconds of timed passes a round, and of a first picture at most. */
const ROUND = 400;
const FIRST = 30;

/** The first picture of a fresh process, in milliseconds: bytes compiled, a design read, a frame drawn. */
const firstPicture = `
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

/** Microseconds a frame of the quickest pass in the engine. */
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

/** The same of the native program. */
function timeNative(name) {
  const lines = execFileSync(native, [name, "--seconds", String(ROUND / 1000)], {encoding: "utf8"}).split("\n");
  const passes = lines.filter((line) => line.startsWith("pass ")).map((line) => Number(line.split(" ")[1]));
  return Math.min(...passes);
}

function timeFirst() {
  const root = new URL("../../", import.meta.url);
  const files = [new URL("Assets/shared/pinwheel.js", root).href, engine, new URL("Assets/designs/arc.yaml", root).pathname];
  const words = ["--input-type=module", "-e", firstPicture, ...files];
  return Number(execFileSync(process.execPath, words, {encoding: "utf8"}));
}

let isKept = true;
function tell(name, value, goal, words) {
  isKept &&= value <= goal;
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
  tell(name, ratio, goal, `native ${own}, engine ${page}: ${ratio.toFixed(2)} times`);
}
const times = Array.from({length: 3 * rounds}, timeFirst).sort((a, b) => a - b);
tell("first picture", times[0], FIRST, `${times[0].toFixed(1)} ms (median ${times[times.length >> 1].toFixed(1)})`);
process.exitCode = isKept ? 0 : 1;
