/**
 * Decodes PNGs exactly. A canvas stores premultiplied colours, so it loses the colours of nearly
 * transparent pixels.
 *
 * @typedef {{width: number, height: number, data: Uint8ClampedArray}} Picture straight RGBA
 */

/** Bytes per pixel of the supported colour types: RGB and RGBA with 8 bits per channel. */
const CHANNELS = {2: 3, 6: 4};
/**
 * The maximum number of pixels, the same as the command line's. A file of a few bytes may claim
 * billions.
 */
const MAX_PIXELS = 1 << 27;
const PNG_SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/**
 * Decodes a PNG file. Throws if it is damaged or too large.
 *
 * @param {Uint8Array} bytes the file
 * @param {number} max the maximum number of pixels
 * @returns {Promise<Picture>} the image
 */
export async function decodePNG(bytes, max = MAX_PIXELS) {
  const {header, parts} = readChunks(bytes);
  const {width, height} = header;
  if (width * height === 0) throw new Error("it has no pixels");
  if (width * height > max) throw new Error(`it has ${width}×${height} pixels, more than ${max}`);
  const channels = CHANNELS[header.kind];
  if (header.depth !== 8 || header.interlaced || !channels) return decodeByCanvas(bytes);
  const rows = await inflate(parts, (width * channels + 1) * height);
  unfilter(rows, header, channels);
  return {width, height, data: gather(rows, header, channels)};
}

function readChunks(bytes) {
  if (bytes.length < 33 || PNG_SIGNATURE.some((byte, i) => bytes[i] !== byte)) throw new Error("this is not a PNG");
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
    // Transparent colours are not supported here. A canvas decodes them.
    if (name === "tRNS") header.kind = -1;
    place += 12 + length;
  }
  return {header, parts};
}

/** Decompresses the rows. Stops after the number of bytes that the header implies. */
async function inflate(parts, count) {
  const reader = new Blob(parts).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  const pieces = [];
  let length = 0;
  while (length < count) {
    const {done, value} = await reader.read().catch(() => { throw new Error("its pixels are damaged"); });
    if (done) break;
    pieces.push(value);
    length += value.length;
  }
  reader.cancel().catch(() => {});
  if (length < count) throw new Error("it has fewer pixels than its header says");
  const rows = new Uint8Array(count);
  let place = 0;
  for (const piece of pieces) {
    rows.set(piece.subarray(0, count - place), place);
    place += piece.length;
  }
  return rows;
}

/**
 * The inverse filters by filter type. Each adds its prediction to a row, from `start` to `end`: PNG
 * specification, third edition, 9.2.
 */
const UNFILTERS = [
  () => {},
  (rows, start, end, channels) => {
    for (let i = start + channels; i < end; i += 1) rows[i] += rows[i - channels];
  },
  (rows, start, end, channels, stride) => {
    for (let i = start; i < end; i += 1) rows[i] += rows[i - stride];
  },
  (rows, start, end, channels, stride) => {
    for (let i = start; i < start + channels; i += 1) rows[i] += rows[i - stride] >> 1;
    for (let i = start + channels; i < end; i += 1) rows[i] += (rows[i - channels] + rows[i - stride]) >> 1;
  },
  (rows, start, end, channels, stride) => {
    // Without a left neighbour, the Paeth predictor is the byte above.
    for (let i = start; i < start + channels; i += 1) rows[i] += rows[i - stride];
    for (let i = start + channels; i < end; i += 1) {
      rows[i] += paeth(rows[i - channels], rows[i - stride], rows[i - stride - channels]);
    }
  },
];

/** Returns the neighbour nearest to left + up − corner: PNG specification, 9.4. */
function paeth(left, up, corner) {
  const a = Math.abs(up - corner);
  const b = Math.abs(left - corner);
  const c = Math.abs(left + up - 2 * corner);
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Reverses the filters in place. */
function unfilter(rows, {width, height}, channels) {
  const stride = width * channels + 1;
  unfilterFirst(rows, stride, channels);
  for (let y = 1; y < height; y += 1) {
    const start = y * stride + 1;
    filterOf(rows[start - 1])(rows, start, start + stride - 1, channels, stride);
  }
}

/** Reverses the filter of the first row. The row above it counts as zeros. */
function unfilterFirst(rows, stride, channels) {
  const above = new Uint8Array(2 * stride);
  above.set(rows.subarray(0, stride), stride);
  filterOf(rows[0])(above, stride + 1, 2 * stride, channels, stride);
  rows.set(above.subarray(stride), 0);
}

function filterOf(kind) {
  if (kind >= UNFILTERS.length) throw new Error("its pixels are damaged");
  return UNFILTERS[kind];
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
