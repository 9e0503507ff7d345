// stills_test.mjs TOOL ENGINE: compares the hashes of 5,000 stills of generated designs with the
// tool's, in Node.
import {mkdtempSync, readFileSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join, resolve} from "node:path";
import {test} from "node:test";
import assert from "node:assert/strict";

import {open} from "../../Assets/shared/pinwheel.js";
import {drawnDesigns} from "./drawn_designs.mjs";
import {lineOf, stillsOf} from "./told.mjs";

const [tool, engineFile] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "pinwheel-stills-"));
process.on("exit", () => rmSync(folder, {recursive: true, force: true}));

test("stills of generated designs", async () => {
  const engine = await open(readFileSync(engineFile));
  const drawn = drawnDesigns(engine, resolve(tool), folder);
  assert.deepEqual(stillsOf(engine, drawn), drawn.frames.map(lineOf));
});
