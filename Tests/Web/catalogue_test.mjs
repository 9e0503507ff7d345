// catalogue_test.mjs CHECKS: draws every image of the catalogue with the WebAssembly build and
// compares the hashes with the list of all other builds.
import {readFileSync} from "node:fs";
import {test} from "node:test";
import assert from "node:assert/strict";

const {instance} = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const {_initialize, memory, checks_count: count, checks_draw: draw, checks_line: place} = instance.exports;
_initialize();

/** Draws an image and returns its line of the list. */
function line(index) {
  const length = draw(index);
  return new TextDecoder().decode(new Uint8Array(memory.buffer, place(), length));
}

test("every image of the catalogue", () => {
  const listed = readFileSync(new URL("../CatalogueTests/catalogue.txt", import.meta.url), "utf8");
  const lines = listed.trimEnd().split("\n");
  const drawn = Array.from({length: count()}, (_, index) => line(index));
  assert.ok(lines.length > 1000);
  assert.deepEqual(drawn, lines);
  // Draw in reverse order, so that each image follows a different one.
  for (let index = lines.length - 1; index >= 0; index -= 1) assert.equal(line(index), lines[index]);
});
