import {decodePNG} from "./png.js";
import {failure, PinwheelError} from "./pinwheel-problems.js";

/** What the engine and designs are read from: addresses, answers and bytes, none beyond its limit. */

/** The most bytes of a design; as the command line has it. */
export const DESIGN_LIMIT = 262144;
/** The most bytes of an image's file, and of an engine before and after it is unpacked. */
const IMAGE_LIMIT = 1 << 24;
/** The most pixels of an image, of which a design may have no more in all. */
const IMAGE_PIXELS = 1 << 24;
const ENGINE_LIMIT = 1 << 24;

/** Compiles the engine, which may be compressed by gzip. */
export async function compileEngine(source) {
  const packed = await engineBytes(source);
  const bytes = packed[0] === 0x1f && packed[1] === 0x8b ? await unpacked(packed) : packed;
  if (bytes.length < 8 || String.fromCharCode(...bytes.subarray(0, 4)) !== "\0asm") {
    throw failure("this is no WebAssembly", "the engine is pinwheel.wasm.gz, which lies beside pinwheel.js");
  }
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    if (isForbidden(error)) throw forbidden();
    throw failure(`the engine cannot be read: ${error.message}`, "copy pinwheel.wasm.gz again");
  }
}

/** Whether a page's rules, not the bytes, are why WebAssembly is refused. */
function isForbidden(error) { return /unsafe-eval|Content.Security.Policy|\bCSP\b/i.test(error.message); }

function forbidden() {
  return failure(
    "this page does not allow WebAssembly",
    "add 'wasm-unsafe-eval' to script-src of its Content-Security-Policy",
  );
}

async function engineBytes(source) {
  if (typeof WebAssembly === "undefined") throw failure("this browser has no WebAssembly");
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  const answer = source instanceof Response ? source : await answerOf(source);
  return readAll(answer, ENGINE_LIMIT, "the engine");
}

async function unpacked(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  try {
    return await readAll(new Response(stream), ENGINE_LIMIT, "the engine");
  } catch (error) {
    if (error instanceof PinwheelError) throw error;
    throw failure("the engine is damaged: it cannot be unpacked", "copy pinwheel.wasm.gz again");
  }
}

async function answerOf(address) {
  const file = nameOf(address);
  const answer = await fetch(address).catch((error) => {
    const hint = "see whether its server answers, and allows other pages to read it";
    throw failure(`${address} cannot be fetched: ${error.message}`, hint, file);
  });
  if (!answer.ok) {
    throw failure(
      `${address}: ${answer.status} ${answer.statusText}`.trimEnd(), "see whether the address is right", file,
    );
  }
  return answer;
}

/** What problems call the file at an address. */
function nameOf(address) {
  const name = String(address).replace(/[?#].*$/, "").split("/").pop();
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** All bytes of an answer, which is given up as soon as there are too many. */
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

/** The text of a design at an address. */
export async function fetchText(address) {
  return new TextDecoder().decode(await readAll(await answerOf(address), DESIGN_LIMIT, String(address)));
}

/**
 * Fetches what a design asked for; what is not there stays null, which is then its problem. Of what is there
 * and cannot be read it is told why.
 */
export async function fetchBeside(base, path, {texts, images}) {
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
