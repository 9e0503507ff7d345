/** Encodes PNG and APNG files: PNG specification, third edition, chapters 5 and 11. */

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** Encodes an image as a PNG file. */
export async function encodePNG(picture) {
  return new Blob([
    new Uint8Array(SIGNATURE), chunk("IHDR", header(picture)), chunk("IDAT", await packed(picture)),
    chunk("IEND", []),
  ], {type: "image/png"});
}

/**
 * Encodes images as an APNG file that loops forever.
 *
 * @param {number} count the number of frames
 * @param {number} fps frames per second, a whole number
 * @param {(index: number) => Promise<ImageData>} draw returns a frame; all have the same size
 */
export async function encodeAPNG(count, fps, draw) {
  const parts = [];
  let sequence = 0;
  for (let index = 0; index < count; index += 1) {
    const picture = await draw(index);
    const {width, height} = picture;
    if (index === 0) {
      parts.push(new Uint8Array(SIGNATURE), chunk("IHDR", header(picture)), chunk("acTL", words(count, 0)));
    }
    const control = [...words(sequence, width, height, 0, 0), 0, 1, fps >> 8, fps & 255, 0, 0];
    parts.push(chunk("fcTL", control));
    sequence += 1;
    const data = await packed(picture);
    if (index === 0) {
      parts.push(chunk("IDAT", data));
    } else {
      parts.push(chunk("fdAT", words(sequence), data));
      sequence += 1;
    }
  }
  parts.push(chunk("IEND", []));
  return new Blob(parts, {type: "image/png"});
}

function header({width, height}) { return [...words(width, height), 8, 6, 0, 0, 0]; }

function words(...values) {
  return values.flatMap((value) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);
}

/** Compresses the rows, each with filter type 0. */
async function packed({width, height, data}) {
  const rows = new Uint8Array((4 * width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(data.subarray(4 * width * y, 4 * width * (y + 1)), (4 * width + 1) * y + 1);
  }
  const stream = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(name, ...parts) {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(12 + length);
  bytes.set(words(length));
  bytes.set([...name].map((letter) => letter.charCodeAt(0)), 4);
  let place = 8;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
  bytes.set(words(checksum(bytes.subarray(4, 8 + length))), 8 + length);
  return bytes;
}

const TABLE = Uint32Array.from({length: 256}, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** Returns the CRC-32: PNG specification, annex D. */
function checksum(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) value = TABLE[(value ^ byte) & 255] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
