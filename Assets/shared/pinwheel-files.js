import {decodePNG} from "./png.js";
import {failure, PinwheelError} from "./pinwheel-problems.js";

/** Reads the engine and designs from URLs, responses and bytes, within size limits. */

/** The maximum size of a design in bytes, the same as the command line's. */
export const DESIGN_LIMIT = 262144;
/** The maximum size of an image file in bytes. */
const IMAGE_LIMIT = 1 << 24;
/** The maximum number of pixels of an image, and of all images of a design. */
const IMAGE_PIXELS = 1 << 24;
/** The maximum size of the engine in bytes, compressed and uncompressed. */
const ENGINE_LIMIT = 1 << 24;

/** Compiles the engine. Its bytes may be compressed with gzip. */
export async function compileEngine(source) {
  const packed = await readEngine(source);
  const bytes = packed[0] === 0x1f && packed[1] === 0x8b ? await unpack(packed) : packed;
  if (bytes.length < 8 || String.fromCharCode(...bytes.subarray(0, 4)) !== "\0asm") {
    throw failure("this file is not WebAssembly", "use pinwheel.wasm.gz, which is next to pinwheel.js");
  }
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    if (isBlockedByPolicy(error)) throw policyFailure();
    throw failure(`the engine cannot be read: ${error.message}`, "copy pinwheel.wasm.gz again");
  }
}

/** Whether an error is caused by the page's Content-Security-Policy, and not by the bytes. */
function isBlockedByPolicy(error) { return /unsafe-eval|Content.Security.Policy|\bCSP\b/i.test(error.message); }

function policyFailure() {
  return failure(
    "this page does not allow WebAssembly",
    "add 'wasm-unsafe-eval' to script-src of its Content-Security-Policy",
  );
}

async function readEngine(source) {
  if (typeof WebAssembly === "undefined") throw failure("this browser does not support WebAssembly");
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  const answer = source instanceof Response ? source : await fetchResponse(source);
  return readAll(answer, ENGINE_LIMIT, "the engine");
}

async function unpack(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  try {
    return await readAll(new Response(stream), ENGINE_LIMIT, "the engine");
  } catch (error) {
    if (error instanceof PinwheelError) throw error;
    throw failure("the engine is damaged: it cannot be unpacked", "copy pinwheel.wasm.gz again");
  }
}

async function fetchResponse(address) {
  const file = nameOf(address);
  const answer = await fetch(address).catch((error) => {
    const hint = "check that its server answers and allows cross-origin requests";
    throw failure(`${address} cannot be fetched: ${error.message}`, hint, file);
  });
  if (!answer.ok) {
    throw failure(
      `${address}: ${answer.status} ${answer.statusText}`.trimEnd(), "check the address", file,
    );
  }
  return answer;
}

/** Returns the file name in an address, for problems. */
function nameOf(address) {
  const name = String(address).replace(/[?#].*$/, "").split("/").pop();
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Reads all bytes of a response. Throws as soon as there are more than `limit`. */
export async function readAll(answer, limit, name) {
  const reader = answer.body?.getReader();
  const parts = [];
  let count = 0;
  while (reader) {
    const {done, value} = await reader.read();
    if (done) break;
    count += value.length;
    if (count > limit) {
      reader.cancel().catch(() => {});
      throw failure(`${name}: larger than ${limit} bytes`, null, nameOf(name));
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(count);
  parts.reduce((place, part) => {
    bytes.set(part, place);
    return place + part.length;
  }, 0);
  return bytes;
}

/** Fetches the text of a design. */
export async function fetchText(address) {
  return new TextDecoder().decode(await readAll(await fetchResponse(address), DESIGN_LIMIT, String(address)));
}

/**
 * Fetches a file that a design refers to. A missing file is stored as `null`, which the engine then
 * reports. Throws if a file exists but cannot be read.
 */
export async function fetchReferenced(base, path, {texts, images}) {
  const isText = /\.(ya?ml|json)$/i.test(path);
  const kind = isText ? texts : images;
  kind[path] = null;
  const answer = await fetch(new URL(path, base)).catch(() => null);
  if (!answer?.ok) return;
  if (isText) {
    kind[path] = new TextDecoder().decode(await readAll(answer, DESIGN_LIMIT, path));
    return;
  }
  const bytes = await readAll(answer, IMAGE_LIMIT, path);
  kind[path] = await decodePNG(bytes, IMAGE_PIXELS).catch((error) => {
    throw failure(`${path} cannot be read: ${error.message}`, "save it as a PNG again", nameOf(path));
  });
}
