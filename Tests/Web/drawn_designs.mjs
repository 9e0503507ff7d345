// Generates valid designs and draws them with the tool.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";

import {LayerMaker} from "./fuzzed_designs.mjs";

const DESIGNS = 500;
const LAYERS = 120;
const HEAD = {
  pinwheel: 1,
  canvas: {size: [24, 24]},
  states: {pulling: {frames: 3}, refreshing: {drive: "time", period: 0.7, loop: true, frames: 2}},
};

/** Returns the text of a design with these layers. */
function textOf(layers) { return JSON.stringify({...HEAD, layers}); }

/** Returns whether the engine accepts these layers. Fails if the engine itself fails. */
function isDrawn(engine, layers) {
  const {indicator, problems, asked} = engine.load(textOf(layers), {file: "x.json"});
  assert.ok(!problems.some(({text}) => text.includes("the engine failed")), JSON.stringify(layers));
  indicator?.release();
  return Boolean(indicator) && asked.length === 0;
}

function makeDesigns(engine, schema) {
  const maker = new LayerMaker(schema, 7, (layer) => isDrawn(engine, [layer]));
  const pool = Array.from({length: LAYERS}, () => maker.layer());
  const designs = [];
  while (designs.length < DESIGNS) {
    const layers = Array.from({length: 1 + Math.floor(3 * maker.next())}, () => maker.pick(pool));
    if (isDrawn(engine, layers)) designs.push({name: `fuzzed-${designs.length}`, text: textOf(layers)});
  }
  return designs;
}

/** Writes designs to a folder. Returns them and ten frames of each from the tool's manifest. */
export function drawnDesigns(engine, tool, folder) {
  const run = (...parameters) => execFileSync(tool, parameters, {cwd: folder, encoding: "utf8", maxBuffer: 1 << 28});
  const designs = makeDesigns(engine, JSON.parse(run("schema")));
  for (const {name, text} of designs) writeFileSync(join(folder, `${name}.json`), text);
  const files = designs.map(({name}) => `${name}.json`);
  run("render", ...files, "--scale", "1,2", "-o", "drawn", "--quiet");
  const {frames} = JSON.parse(readFileSync(join(folder, "drawn", "manifest.json"), "utf8"));
  assert.equal(frames.length, 10 * DESIGNS);
  return {designs, frames};
}
