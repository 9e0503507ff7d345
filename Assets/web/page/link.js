import {bytesOf} from "../../shared/base64.js";
import {DESIGN_LIMIT, readAll} from "../../shared/pinwheel-files.js";

/** Links that open a design with its text, its parameters, its state and its appearance. */

/** The prefix of parameters in links. */
const PREFIX = "P.";
/** The fields of a link that are plain words. */
const WORDS = ["state", "at", "appearance"];

/**
 * Returns the part of an address after and with `#` that shows the same again.
 *
 * @param {{name: string, text: string, state: string, at: number | null, appearance: string | null,
 *   parameters: object}} shown `at` is a progress, or a time in seconds; `null` while the state plays
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
 * Reads the part of an address after `#`: fields, a design's name alone, or, as older pages wrote them, a
 * compressed text with or without a name and a colon before it.
 *
 * @param {string[]} names the designs of the page
 * @returns the fields that the link has; `text` is `null` if it is damaged
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

/** Undoes percent-encoding; what is wrongly encoded is returned as it is. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Compresses a text to letters that addresses may have. */
async function packText(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Returns the text that `packText` compressed, or `null` if it is damaged. */
async function unpackText(packed) {
  try {
    const bytes = bytesOf(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new TextDecoder().decode(await readAll(new Response(stream), DESIGN_LIMIT, "the link"));
  } catch {
    return null;
  }
}
