/** Designs in links, and files to keep. */

/** A text compressed and made of letters that addresses may have. */
export async function packText(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text of an address; null where it is none. */
export async function unpackText(packed) {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    return await new Response(unpack(letters, "deflate-raw")).text();
  } catch {
    return null;
  }
}

/** The bytes of a compressed text in base64. */
export async function unpackBytes(base64) {
  return new Response(unpack(atob(base64.trim()), "gzip")).arrayBuffer();
}

function unpack(letters, format) {
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format));
}

/** Hands bytes to the browser as a file to keep. */
export function saveBlob(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
