// write_random.mjs TOOL ENGINE FOLDER: writes generated designs to FOLDER/random.json, with the
// tool's messages and hashes, for tests in browsers.
import {mkdirSync, readFileSync, writeFileSync} from "node:fs";
import {join, resolve} from "node:path";

import {open} from "../../Assets/shared/pinwheel.js";
import {brokenDesigns} from "./broken_designs.mjs";
import {drawnDesigns} from "./drawn_designs.mjs";

const [tool, engineFile, folder] = process.argv.slice(2).map((word) => resolve(word));
const engine = await open(readFileSync(engineFile));
const output = join(folder, "random");
mkdirSync(output);
const random = {
  broken: brokenDesigns(engine, tool, output),
  drawn: drawnDesigns(engine, tool, output),
};
writeFileSync(join(folder, "random.json"), JSON.stringify(random));
