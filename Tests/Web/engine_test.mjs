// engine_test.mjs TOOL ENGINE: compares the WebAssembly engine with the command line in Node:
// hashes of images, values of moments, texts of problems.
import {execFileSync, spawnSync} from "node:child_process";
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join, resolve} from "node:path";
import {test} from "node:test";
import assert from "node:assert/strict";

import {open} from "../../Assets/shared/pinwheel.js";
import {stateTime} from "../../Assets/shared/pinwheel-clock.js";
import {brokenDesigns, standaloneDesigns} from "./broken_designs.mjs";
import {problemsOf} from "./told.mjs";

const [tool, engineFile] = process.argv.slice(2).map((word) => resolve(word));
globalThis.ImageData ??= class {
  constructor(data, width, height) { Object.assign(this, {data, width, height}); }
};

const engine = await open(readFileSync(engineFile));
const folder = mkdtempSync(join(tmpdir(), "pinwheel-web-"));
process.on("exit", () => rmSync(folder, {recursive: true, force: true}));
const run = (...words) => execFileSync(tool, words, {encoding: "utf8", maxBuffer: 1 << 28});

const designs = standaloneDesigns(engine);

test("no import, and at most 64 MB of memory", () => {
  const module = new WebAssembly.Module(readFileSync(engineFile));
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  const {memory} = new WebAssembly.Instance(module).exports;
  const most = 1024 - memory.buffer.byteLength / 65536;
  assert.throws(() => memory.grow(most + 1), RangeError);
  memory.grow(most);
});

test("images beyond a page's memory are rejected and freed", () => {
  const text = "pinwheel: 1\ncanvas: {size: [9, 9]}\nstates: {idle: {}}\nlayers: [{image: {file: a.png}}]\n";
  const load = (side) => engine.load(text, {
    name: "a", file: "a.yaml", images: {"a.png": {width: side, height: side, data: new Uint8ClampedArray(4 * side ** 2)}},
  });
  load(1000).indicator.release();
  const {generation} = engine;
  for (const side of [1449, 4096]) {
    const [problem] = load(side).problems;
    assert.match(problem.text, /^a.png: .*(too large for a page|no memory)/, `${side}`);
    assert.equal(problem.file, "a.png");
  }
  for (let turn = 0; turn < 9; turn += 1) load(1448).indicator.release();
  assert.throws(() => engine.storeImage({width: 9, height: 9, data: new Uint8ClampedArray(9)}), /324|9 bytes/);
  assert.equal(engine.generation, generation, "the engine trapped");
});

test("a trap is reported, and a new instance draws the same", async () => {
  const {Instance, instantiate} = WebAssembly;
  let traps = false;
  const guarded = ({exports}) => ({exports: {...exports, pinwheel_ask: (...words) => {
    if (traps) throw new WebAssembly.RuntimeError("unreachable");
    return exports.pinwheel_ask(...words);
  }}});
  Object.assign(WebAssembly, {
    instantiate: async (...words) => guarded(await instantiate(...words)),
    // A new instance does not trap.
    Instance: function fresh(...words) { traps = false; return guarded(new Instance(...words)); },
  });
  try {
    const own = await open(readFileSync(engineFile));
    const {indicator} = own.load(designs.get("arc"), {name: "arc"});
    const draw = () => indicator.hash("refreshing", {time: 0.3, scale: 2});
    const [before, {generation}] = [draw(), own];
    traps = true;
    assert.throws(draw, /the engine failed \(unreachable\) and was started again; /);
    assert.equal(own.generation, generation + 1);
    assert.equal(draw(), before);
  } finally {
    Object.assign(WebAssembly, {Instance, instantiate});
  }
});

for (const [argument, text] of designs) {
  const name = argument.split("/").pop().replace(".yaml", "");
  test(`frames of ${name}`, () => {
    const output = join(folder, name);
    run("render", argument, "--scale", "1,2.5", "--appearance", "light,dark", "-o", output, "--quiet");
    const {frames} = JSON.parse(readFileSync(join(output, "manifest.json"), "utf8"));
    const {indicator, problems} = engine.load(text, {name, file: argument});
    assert.deepEqual(problems, []);
    assert.ok(frames.length > 10);
    for (const {state, progress, time, scale, appearance, hash} of frames) {
      const look = {scale, appearance, ...(time === undefined ? {progress} : {time})};
      assert.equal(indicator.hash(state, look), hash, `${state} ${JSON.stringify(look)}`);
    }
    indicator.release();
  });
}

test("the clock of pages wraps times as the engine does", () => {
  for (const [argument, text] of designs) {
    const {indicator} = engine.load(text, {name: "clocked", file: argument});
    for (const timeline of indicator.states.filter(({drive, duration}) => drive === "time" || duration)) {
      for (const time of [0, 0.4, 1.7, 33.3, 3599]) {
        const drawn = [time, stateTime(timeline, time)].map((time) => indicator.hash(timeline.state, {time}));
        assert.equal(drawn[0], drawn[1], `${argument} ${timeline.state} ${time}`);
      }
    }
    indicator.release();
  }
});

for (const {name} of engine.lifecycles().lifecycles) {
  test(`moments and frames of ${name}`, () => {
    const replay = engine.play(name, "t130");
    assert.deepEqual(replay.moments(60), JSON.parse(run("trace", name, "--trace", "t130", "--json")));
    const output = join(folder, name);
    run("play", name, "--trace", "t130", "--fps", "10", "-o", output, "--quiet");
    const {frames} = JSON.parse(readFileSync(join(output, "manifest.json"), "utf8"));
    for (const {time, scale, hash} of frames) assert.equal(replay.hash(time, {scale}), hash, `${time}`);
  });
}

test("moments of every trace, and with failures and fixed faults", () => {
  const {lifecycles, traces} = engine.lifecycles();
  const compare = (lifecycle, trace, options, ...words) => {
    const replay = engine.play(lifecycle, trace, options);
    const expected = JSON.parse(run("trace", lifecycle, "--trace", trace, "--fps", "30", "--json", ...words));
    assert.deepEqual(replay.moments(30), expected, `${lifecycle} ${trace} ${words.join(" ")}`);
    replay.release();
  };
  assert.ok(traces.length > 5);
  for (const {name} of lifecycles) {
    for (const trace of traces) compare(name, trace, {});
    compare(name, "t150", {fixes: ["all"], work: 0.5}, "--fix", "all", "--work", "0.5s");
  }
  compare("pull-to-refresh-scroll-view", "t130", {failAfter: 0.4}, "--fail-after", "0.4s");
});

test("problems of 300 broken designs equal the tool's", () => {
  const {files, reported} = brokenDesigns(engine, tool, folder);
  assert.equal(files.length, 300);
  assert.deepEqual(problemsOf(engine, files), reported);
});

test("warnings equal the tool's", () => {
  const head = "pinwheel: 1\ncanvas: {size: [20, 20]}\nstates: {refreshing: {drive: time, period: 1, loop: true}}\n";
  const layers = [
    "{circle: {diameter: 4}, fill: red, offset: [100, 0]}", "{circle: {diameter: 4}, fill: red, rotate: [0, 90]}",
    "{circle: {diameter: 4}, fill: red}",
  ];
  const files = layers.map((layer, index) => ({
    name: join(folder, `warned-${index}.yaml`), text: `${head}layers:\n  - ${layer}\n`,
  }));
  for (const {name, text} of files) writeFileSync(name, text);
  const {stderr} = spawnSync(tool, ["validate", ...files.map(({name}) => name)], {encoding: "utf8"});
  const warnings = files.map(({name, text}) => engine.load(text, {name: "warned", file: name}).warnings);
  assert.ok(warnings.flat().length > 0);
  assert.deepEqual(warnings.at(-1), []);
  assert.deepEqual(warnings.flat().map((problem) => problem.text), stderr.split("\n").filter((line) => line));
});

test("drawing many frames does not grow the memory", () => {
  const {indicator} = engine.load(designs.get("arc"), {name: "arc"});
  const draw = (count) => {
    for (let frame = 0; frame < count; frame += 1) indicator.draw("refreshing", {time: frame / 60, scale: 2});
  };
  draw(200);
  const {memory} = engine;
  draw(2000);
  assert.equal(engine.memory, memory);
});
