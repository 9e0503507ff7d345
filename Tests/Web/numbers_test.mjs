// numbers_test.mjs TOOL ENGINE: replaces numbers in designs and traces with the limits of 32 and 64
// bits, of doubles and of the format. The engine must answer like the command line and never trap.
import {spawnSync} from "node:child_process";
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {test} from "node:test";
import assert from "node:assert/strict";

import {open} from "../../Assets/shared/pinwheel.js";

const [tool, engineFile] = process.argv.slice(2);
const root = new URL("../../", import.meta.url).pathname;
const engine = await open(readFileSync(engineFile));
const folder = mkdtempSync(join(tmpdir(), "pinwheel-numbers-"));
process.on("exit", () => rmSync(folder, {recursive: true, force: true}));
const run = (...words) => spawnSync(tool, words, {encoding: "utf8", maxBuffer: 1 << 28});

const EDGES = [
  "2147483647", "2147483648", "-2147483649", "3000000000", "4294967296", "9007199254740993", "1e9", "1e12",
  "999999999999999", "1e15", "1e19", "1e300", "1e-300", "1000000", "100000", "10000", "1000", "0", "-1",
];

globalThis.ImageData ??= class {
  constructor(data, width, height) { Object.assign(this, {data, width, height}); }
};

/**
 * Returns a result, or `null` if the engine reports problems, for example for too large an image.
 */
function attempt(work) {
  try {
    return work();
  } catch (error) {
    assert.ok(error.problems, String(error));
    return null;
  }
}

/** Returns a text with one of its numbers replaced, or `null` if there is no such number. */
function replaceNumber(text, index, number) {
  let count = -1;
  let done = false;
  const result = text.replace(/(?<![\w.$#-])-?\d+(\.\d+)?(?![\w.])/g, (found) => {
    count += 1;
    if (count !== index) return found;
    done = true;
    return number;
  });
  return done ? result : null;
}

/** Generates texts with one replaced number each: at every position, with the limits in turn. */
function* variants(texts, shift) {
  for (const [name, text] of texts) {
    for (let index = 1; ; index += 1) {
      const changed = replaceNumber(text, index, EDGES[(index * 5 + shift) % EDGES.length]);
      if (changed === null) break;
      yield {name: `${name}-${index}-${shift}`, text: changed};
    }
  }
}

const examples = join(root, "Examples/designs");
/** The designs of the articles: all of them would take minutes. */
const ARTICLES = ["arc", "arrow", "compass", "refresh-control", "spokes"];
const designs = new Map(Object.entries(engine.builtIns()).filter(([name]) => ARTICLES.includes(name)));
for (const file of readdirSync(examples).filter((name) => name.endsWith(".yaml"))) {
  const text = readFileSync(join(examples, file), "utf8");
  if (engine.load(text, {file}).asked.length === 0) designs.set(file.replace(".yaml", ""), text);
}

/** A design with integers of every kind. */
designs.set("counts", `pinwheel: 1
canvas: {size: [20, 20]}
states: {refreshing: {drive: time, period: 2, frames: 12, loop: true}}
layers:
  - repeat: {count: 3, seed: 4, order: random, delay: 0.1, layers: [{star: {corners: 5, diameter: 8, ratio: 0.5}, fill: red}]}
    clock: {period: 1.5, times: 2}
    rotate: {0: 0, 1: 7200, ease: {steps: 3}}
    blur: 1
`);

for (const shift of [0, 7, 13]) {
  test(`designs with numbers at the edges, ${shift}`, () => {
    const files = [...variants(designs, shift)].map(({name, text}) => ({file: join(folder, `${name}.yaml`), name, text}));
    for (const {file, text} of files) writeFileSync(file, text);
    const {stderr} = run("validate", ...files.map(({file}) => file));
    const {generation} = engine;
    const reported = [];
    const drawn = [];
    for (const {file, name, text} of files) {
      const {indicator, problems} = engine.load(text, {name, file});
      reported.push(...problems.map((problem) => problem.text));
      if (indicator) drawn.push({indicator, file});
    }
    assert.equal(engine.generation, generation, "the engine trapped");
    const lines = stderr.split("\n").filter((line) => line && !line.includes("warning: "));
    assert.deepEqual(reported, lines);
    assert.ok(drawn.length > 20);
    // Draw the accepted designs, and some of them with both programs.
    let drawnCount = 0;
    for (const [index, {indicator, file}] of drawn.entries()) {
      const {state, drive} = indicator.states[indicator.states.length - 1];
      const when = drive === "time" ? "time" : "progress";
      const bytes = attempt(() => indicator.draw(state, {[when]: 0.3, scale: 1}).data);
      drawnCount += bytes ? 1 : 0;
      if (bytes && index % 9 === 0) {
        const {status, stdout, stderr} = run("render", file, "--state", state, "--steps", "2", "--quiet",
          "-o", join(folder, `${index}-${shift}`));
        assert.equal(status, 0, stdout + stderr);
        const manifest = JSON.parse(readFileSync(join(folder, `${index}-${shift}`, "manifest.json"), "utf8"));
        for (const {state, progress, time, scale, hash} of manifest.frames) {
          const options = time === undefined ? {progress, scale} : {time, scale};
          assert.equal(indicator.hash(state, options), hash, `${file} ${state} ${JSON.stringify(options)}`);
        }
      }
      indicator.release();
    }
    assert.ok(drawnCount > drawn.length / 2, `${drawnCount} of ${drawn.length} are drawn`);
    assert.equal(engine.generation, generation, "the engine trapped");
  });

  test(`traces with numbers at the edges, ${shift}`, () => {
    const folderOfTraces = join(root, "Assets/traces");
    const texts = new Map(readdirSync(folderOfTraces).map((file) =>
      [file.replace(".yaml", ""), readFileSync(join(folderOfTraces, file), "utf8")]));
    const {generation} = engine;
    for (const {name, text} of variants(texts, shift)) {
      const file = join(folder, `trace-${name}.yaml`);
      writeFileSync(file, text);
      const {status, stdout, stderr} = run("trace", "scroll-action", "--trace", file, "--fps", "5", "--json");
      let moments = null;
      let reported = [];
      try {
        const replay = engine.play("scroll-action", {text, file});
        moments = replay.moments(5);
        replay.release();
      } catch (error) {
        reported = error.problems?.map((problem) => problem.text) ?? [String(error)];
      }
      const played = status === 0 ? JSON.parse(stdout) : null;
      // Only the engine limits the number of moments.
      if (played?.length > 36_000) assert.match(reported[0], /use a lower fps/, name);
      else if (status === 0) assert.deepEqual(moments, played, name);
      else if (moments === null) assert.ok(stderr.includes(reported[0]), `${name}: ${reported[0]} for ${stderr}`);
    }
    assert.equal(engine.generation, generation, "the engine trapped");
  });
}
