// stills_test.mjs TOOL ENGINE: 5,000 stills of designs at random, hash for hash what the tool draws, in Node.
import {execFileSync} from "node:child_process";
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {test} from "node:test";
import assert from "node:assert/strict";

import {open} from "../../Assets/web/pinwheel.js";
import {LayerMaker} from "./fuzzed_designs.mjs";

const DESIGNS = 500;
const LAYERS = 120;
const HEAD = {
  pinwheel: 1,
  canvas: {size: [24, 24]},
  states: {pulling: {frames: 3}, refreshing: {drive: "time", period: 0.7, loop: true, frames: 2}},
};

const [tool, engineFile] = process.argv.slice(2);
const engine = await open(readFileSync(engineFile));
const folder = mkdtempSync(join(tmpdir(), "pinwheel-stills-"));
process.on("exit", () => rmSync(folder, {recursive: true, force: true}));
const run = (...words) => execFileSync(tool, words, {encoding: "utf8", maxBuffer: 1 << 28});

/** Reads a design; null where it is refused, which must never be for a fault of the engine. */
function read(layers) {
  const {indicator, problems, asked} = engine.load(JSON.stringify({...HEAD, layers}), {file: "x.json"});
  assert.ok(!problems.some(({text}) => text.includes("the engine failed")), JSON.stringify(layers));
  if (indicator && asked.length === 0) return indicator;
  indicator?.release();
  return null;
}

/** Designs at random that can be drawn, by their files' names. */
function makeDesigns() {
  const maker = new LayerMaker(JSON.parse(run("schema")), 7, (layer) => {
    const indicator = read([layer]);
    indicator?.release();
    return indicator !== null;
  });
  const pool = Array.from({length: LAYERS}, () => maker.layer());
  const designs = new Map();
  while (designs.size < DESIGNS) {
    const layers = Array.from({length: 1 + Math.floor(3 * maker.next())}, () => maker.pick(pool));
    const indicator = read(layers);
    if (indicator === null) continue;
    const name = `fuzzed-${designs.size}`;
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({...HEAD, layers}));
    designs.set(name, indicator);
  }
  return designs;
}

test("stills of designs at random", () => {
  const designs = makeDesigns();
  const files = [...designs.keys()].map((name) => join(folder, `${name}.json`));
  const output = join(folder, "frames");
  run("render", ...files, "--scale", "1,2", "-o", output, "--quiet");
  const {frames} = JSON.parse(readFileSync(join(output, "manifest.json"), "utf8"));
  assert.equal(frames.length, 10 * DESIGNS);
  for (const {design, state, progress, time, scale, hash} of frames) {
    const look = {scale, ...(time === undefined ? {progress} : {time})};
    const words = `${design} ${state} ${JSON.stringify(look)}`;
    assert.equal(designs.get(design).hash(state, look), hash, words);
  }
});
