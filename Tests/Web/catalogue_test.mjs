// catalogue_test.mjs CHECKS: every picture of the catalogue, drawn by the engine's sources as they are compiled
// for pages, hash for hash what the list of all other builds says.
import {readFileSync} from "node:fs";
import {test} from "node:test";
import assert from "node:assert/strict";

const {instance} = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const {_initialize, memory, checks_count: count, checks_draw: draw, checks_line: place} = instance.exports;
_initialize();

/** The line of the list for a picture, drawn now. */
function line(index) {
  const length = draw(index);
  return new TextDecoder().decode(new Uint8Array(memory.buffer, place(), length));
}

test("every picture of the catalogue", () => {
  const listed = readFileSync(new URL("../CatalogueTests/catalogue.txt", import.meta.url), "utf8");
  const lines = listed.trimEnd().split("\n");
  const drawn = Array.from({length: count()}, (_, index) => line(index));
  assert.ok(lines.length > 1000);
  assert.deepEqual(drawn, lines);
  // Backwards, so that each follows another than before.
  for (let index = lines.length - 1; index >= 0; index -= 1) assert.equal(line(index), lines[index]);
});
