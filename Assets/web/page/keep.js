import {DESIGN_LIMIT, readAll} from "./pinwheel-files.js";

/** Designs in links, and files to keep. */

/** A text compressed and made of letters that addresses may have. */
export async function packText(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text of an address; null where it is none. */
async function unpackText(packed) {
  try {
    const bytes = bytesOf(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new TextDecoder().decode(await readAll(new Response(stream), DESIGN_LIMIT, "the link"));
  } catch {
    return null;
  }
}

/** The design's name and text in a link's address; a name that is damaged is none. */
export async function heldIn(address) {
  const [packed, name = ""] = address.split(":").reverse();
  try {
    return {name: decodeURIComponent(name), held: await unpackText(packed)};
  } catch {
    return {name: "", held: await unpackText(packed)};
  }
}

/** The bytes of a text in base64; long ones by what browsers have for it, where they do. */
export function bytesOf(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Hands bytes to the browser as a file to keep. */
export function saveBlob(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
