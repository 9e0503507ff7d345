// Generates invalid designs and runs the tool on them.
import {spawnSync} from "node:child_process";
import {readdirSync, readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";

const COUNT = 300;
const INSERTS = [":", "- ", "{", "]", "x", "-1", "1e9", "\n", "  ", "“", "$no", "null", "0.5", ", "];
const EXAMPLES = new URL("../../Examples/designs", import.meta.url).pathname;

/** Returns designs by their command-line argument: built-ins, and examples without other files. */
export function standaloneDesigns(engine) {
  const designs = new Map(Object.entries(engine.builtIns()));
  for (const file of readdirSync(EXAMPLES).filter((name) => name.endsWith(".yaml"))) {
    const text = readFileSync(join(EXAMPLES, file), "utf8");
    if (engine.load(text, {file}).asked.length === 0) designs.set(join(EXAMPLES, file), text);
  }
  return designs;
}

/** Generates integers with a linear congruential generator, so that every run is the same. */
function* numbers(seed) {
  for (let value = seed; ;) {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    yield value;
  }
}

/** Returns designs with one to three random changes that the engine rejects. */
function brokenFiles(engine) {
  const dice = numbers(7);
  const pick = (count) => dice.next().value % count;
  const texts = [...standaloneDesigns(engine).values()];
  const files = [];
  for (let index = 0; files.length < COUNT && index < 10 * COUNT; index += 1) {
    let text = texts[pick(texts.length)];
    for (let change = 0; change <= pick(3); change += 1) {
      const place = pick(text.length);
      const rest = text.slice(place + (pick(2) ? pick(6) : 0));
      text = text.slice(0, place) + (pick(3) ? INSERTS[pick(INSERTS.length)] : "") + rest;
    }
    const file = `${index}.yaml`;
    if (engine.load(text, {file}).problems.length > 0) files.push({file, text});
  }
  return files;
}

/** Writes invalid designs to a folder. Returns them and the lines that the tool reports. */
export function brokenDesigns(engine, tool, folder) {
  const files = brokenFiles(engine);
  for (const {file, text} of files) writeFileSync(join(folder, file), text);
  const parameters = ["validate", ...files.map(({file}) => file)];
  const {stderr} = spawnSync(tool, parameters, {cwd: folder, encoding: "utf8", maxBuffer: 1 << 26});
  return {files, reported: stderr.trimEnd().split("\n")};
}
