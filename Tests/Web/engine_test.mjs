// engine_test.mjs TOOL ENGINE: holds the engine for pages against the command line, in Node: pictures by their
// hashes, moments by their values, problems by their words.
import {execFileSync, spawnSync} from "node:child_process";
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join, resolve} from "node:path";
import {test} from "node:test";
import assert from "node:assert/strict";

import {open} from "../../Assets/web/pinwheel.js";
import {brokenDesigns, wholeDesigns} from "./broken_designs.mjs";
import {problemsOf} from "./told.mjs";

const [tool, engineFile] = process.argv.slice(2).map((word) => resolve(word));
globalThis.ImageData ??= class {
  constructor(data, width, height) { Object.assign(this, {data, width, height}); }
};

const engine = await open(readFileSync(engineFile));
const folder = mkdtempSync(join(tmpdir(), "pinwheel-web-"));
process.on("exit", () => rmSync(folder, {recursive: true, force: true}));
const run = (...words) => execFileSync(tool, words, {encoding: "utf8", maxBuffer: 1 << 28});

const designs = wholeDesigns(engine);

test("no import, and memory of at most 64 MB", () => {
  const module = new WebAssembly.Module(readFileSync(engineFile));
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  assert.throws(() => new WebAssembly.Memory({initial: 1, maximum: 65537}));
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

test("problems of 300 broken designs, word for word", () => {
  const {files, told} = brokenDesigns(engine, tool, folder);
  assert.equal(files.length, 300);
  assert.deepEqual(problemsOf(engine, files), told);
});

test("warnings, word for word", () => {
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
  const told = files.map(({name, text}) => engine.load(text, {name: "warned", file: name}).warnings);
  assert.ok(told.flat().length > 0);
  assert.deepEqual(told.at(-1), []);
  assert.deepEqual(told.flat().map((problem) => problem.text), stderr.split("\n").filter((line) => line));
});

test("what is drawn on and on takes no more memory", () => {
  const {indicator} = engine.load(designs.get("arc"), {name: "arc"});
  const draw = (count) => {
    for (let frame = 0; frame < count; frame += 1) indicator.draw("refreshing", {time: frame / 60, scale: 2});
  };
  draw(200);
  const {memory} = engine;
  draw(2000);
  assert.equal(engine.memory, memory);
});
