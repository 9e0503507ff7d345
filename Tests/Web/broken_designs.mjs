// Designs with faults at random, and what the tool says of them.
import {spawnSync} from "node:child_process";
import {readdirSync, readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";

const COUNT = 300;
const INSERTS = [":", "- ", "{", "]", "x", "-1", "1e9", "\n", "  ", "“", "$no", "null", "0.5", ", "];
const EXAMPLES = new URL("../../Examples/designs", import.meta.url).pathname;

/** Designs by the argument that names them: built-ins, and examples that need no other file. */
export function wholeDesigns(engine) {
  const designs = new Map(Object.entries(engine.builtIns()));
  for (const file of readdirSync(EXAMPLES).filter((name) => name.endsWith(".yaml"))) {
    const text = readFileSync(join(EXAMPLES, file), "utf8");
    if (engine.load(text, {file}).asked.length === 0) designs.set(join(EXAMPLES, file), text);
  }
  return designs;
}

/** A generator of whole numbers: a linear congruence, so that each run breaks the same. */
function* numbers(seed) {
  for (let value = seed; ;) {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    yield value;
  }
}

/** Whole designs with one to three changes each, which an engine refuses. */
function brokenFiles(engine) {
  const dice = numbers(7);
  const pick = (count) => dice.next().value % count;
  const texts = [...wholeDesigns(engine).values()];
  const files = [];
  for (let index = 0; files.length < COUNT && index < 10 * COUNT; index += 1) {
    let text = texts[pick(texts.length)];
    for (let change = 0; change <= pick(3); change += 1) {
      const place = pick(text.length);
      const kept = text.slice(place + (pick(2) ? pick(6) : 0));
      text = text.slice(0, place) + (pick(3) ? INSERTS[pick(INSERTS.length)] : "") + kept;
    }
    const file = `${index}.yaml`;
    if (engine.load(text, {file}).problems.length > 0) files.push({file, text});
  }
  return files;
}

/** Broken designs, written to a folder, and all that the tool says of them there, line by line. */
export function brokenDesigns(engine, tool, folder) {
  const files = brokenFiles(engine);
  for (const {file, text} of files) writeFileSync(join(folder, file), text);
  const words = ["validate", ...files.map(({file}) => file)];
  const {stderr} = spawnSync(tool, words, {cwd: folder, encoding: "utf8", maxBuffer: 1 << 26});
  return {files, told: stderr.trimEnd().split("\n")};
}
