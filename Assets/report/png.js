/**
 * Reads PNGs to the last bit. A canvas keeps premultiplied colours, so what it gives back of a
 * nearly transparent pixel is not what the file says.
 *
 * @typedef {{width: number, height: number, data: Uint8ClampedArray}} Picture straight RGBA
 */

/** Bytes a pixel of the kinds read here: 8 bits a channel, RGB and RGBA. */
const CHANNELS = {2: 3, 6: 4};

/** @param {Uint8Array} bytes a PNG file @returns {Promise<Picture>} its picture */
export async function decodePNG(bytes) {
  const {header, parts} = readChunks(bytes);
  const channels = CHANNELS[header.kind];
  if (header.depth !== 8 || header.interlaced || !channels) return decodeByCanvas(bytes);
  const stream = new Blob(parts).stream().pipeThrough(new DecompressionStream("deflate"));
  const rows = new Uint8Array(await new Response(stream).arrayBuffer());
  unfilter(rows, header, channels);
  return {width: header.width, height: header.height, data: gather(rows, header, channels)};
}

function readChunks(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = {
    width: view.getUint32(16), height: view.getUint32(20),
    depth: bytes[24], kind: bytes[25], interlaced: bytes[28] !== 0,
  };
  const parts = [];
  for (let place = 8; place + 12 <= bytes.length;) {
    const length = view.getUint32(place);
    const name = String.fromCharCode(...bytes.subarray(place + 4, place + 8));
    if (name === "IDAT") parts.push(bytes.subarray(place + 8, place + 8 + length));
    // A colour made transparent needs more than RGB; the canvas knows how.
    if (name === "tRNS") header.kind = -1;
    place += 12 + length;
  }
  return {header, parts};
}

/** What the rows' filters predict of a byte: PNG specification, third edition, 9.2. */
const PREDICTORS = [
  () => 0,
  (left) => left,
  (left, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** The neighbour nearest to left + up − corner: the same, 9.4. */
function paeth(left, up, corner) {
  const a = Math.abs(up - corner);
  const b = Math.abs(left - corner);
  const c = Math.abs(left + up - 2 * corner);
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Undoes the filters in place. */
function unfilter(rows, {width, height}, channels) {
  const stride = width * channels + 1;
  for (let y = 0; y < height; y += 1) {
    const start = y * stride + 1;
    const predict = PREDICTORS[rows[start - 1]];
    for (let i = start; i < start + stride - 1; i += 1) {
      const hasLeft = i - start >= channels;
      const left = hasLeft ? rows[i - channels] : 0;
      const up = y > 0 ? rows[i - stride] : 0;
      const corner = hasLeft && y > 0 ? rows[i - stride - channels] : 0;
      rows[i] += predict(left, up, corner);
    }
  }
}

function gather(rows, {width, height}, channels) {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let y = 0, to = 0; y < height; y += 1) {
    let from = y * (width * channels + 1) + 1;
    for (let x = 0; x < width; x += 1, to += 4) {
      for (let c = 0; c < channels; c += 1, from += 1) data[to + c] = rows[from];
    }
  }
  return data;
}

async function decodeByCanvas(bytes) {
  const bitmap = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
  const {width, height} = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context.drawImage(bitmap, 0, 0);
  return {width, height, data: context.getImageData(0, 0, width, height).data};
}
