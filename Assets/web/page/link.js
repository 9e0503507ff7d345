import {bytesOf} from "../../shared/base64.js";
import {DESIGN_LIMIT, readAll} from "../../shared/pinwheel-files.js";

/** Links that open a design with its text, its parameters, its state and its appearance. */

/** The prefix of parameters in links. */
const PREFIX = "P.";
/** The fields of a link that are plain strings. */
const WORDS = ["state", "at", "appearance"];

/**
 * Returns the fragment of a link that reproduces a view, with `#`.
 *
 * @param {{name: string, text: string, state: string, at: number | null, appearance: string | null,
 *   parameters: object}} shown `at` is a progress, or a time in seconds; `null` while the state
 *   plays
 */
export async function writeLink(shown) {
  const fields = new URLSearchParams({design: shown.name});
  for (const word of WORDS) {
    if (shown[word] !== null) fields.set(word, shown[word]);
  }
  for (const [name, value] of Object.entries(shown.parameters)) fields.set(PREFIX + name, value);
  fields.set("text", await packText(shown.text));
  return `#${fields}`;
}

/**
 * Reads a link's fragment: fields, or a design's name. Older pages wrote a compressed text,
 * optionally after a name and a colon.
 *
 * @param {string[]} names the names of the page's designs
 * @returns the fields of the link; `text` is `null` if it is damaged
 */
export async function readLink(hash, names) {
  const word = decoded(hash);
  if (names.includes(word)) return {name: word};
  if (hash.includes("=")) return readFields(new URLSearchParams(hash));
  const [packed, name = ""] = hash.split(":").reverse();
  return {name: decoded(name), text: await unpackText(packed)};
}

async function readFields(fields) {
  const link = {name: fields.get("design") ?? "", parameters: {}};
  for (const word of WORDS) {
    if (fields.has(word)) link[word] = fields.get(word);
  }
  for (const [name, value] of fields) {
    if (name.startsWith(PREFIX)) link.parameters[name.slice(PREFIX.length)] = value;
  }
  if (fields.has("text")) link.text = await unpackText(fields.get("text"));
  return link;
}

/** Decodes percent-encoding. Returns the text unchanged if it is invalid. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Compresses a text to characters that are valid in URLs. */
async function packText(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Decompresses a text from `packText`. Returns `null` if it is damaged. */
async function unpackText(packed) {
  try {
    const bytes = bytesOf(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new TextDecoder().decode(await readAll(new Response(stream), DESIGN_LIMIT, "the link"));
  } catch {
    return null;
  }
}
