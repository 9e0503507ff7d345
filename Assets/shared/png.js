/**
 * Reads PNGs to the last bit. A canvas keeps premultiplied colours, so what it gives back of a
 * nearly transparent pixel is not what the file says.
 *
 * @typedef {{width: number, height: number, data: Uint8ClampedArray}} Picture straight RGBA
 */

/** Bytes a pixel of the kinds read here: 8 bits a channel, RGB and RGBA. */
const CHANNELS = {2: 3, 6: 4};
/** The most pixels of a picture, as the command line has it: a file of a few bytes may claim billions. */
const MOST_PIXELS = 1 << 27;
const PNG_SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/**
 * @param {Uint8Array} bytes a PNG file
 * @param {number} most the most pixels that it may have
 * @returns {Promise<Picture>} its picture
 */
export async function decodePNG(bytes, most = MOST_PIXELS) {
  const {header, parts} = readChunks(bytes);
  const {width, height} = header;
  if (width * height === 0) throw new Error("it has no pixels");
  if (width * height > most) throw new Error(`it has ${width}×${height} pixels, more than ${most}`);
  const channels = CHANNELS[header.kind];
  if (header.depth !== 8 || header.interlaced || !channels) return decodeByCanvas(bytes);
  const rows = await inflate(parts, (width * channels + 1) * height);
  unfilter(rows, header, channels);
  return {width, height, data: gather(rows, header, channels)};
}

function readChunks(bytes) {
  if (bytes.length < 33 || PNG_SIGNATURE.some((byte, i) => bytes[i] !== byte)) throw new Error("this is no PNG");
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

/** The rows, of as many bytes as the header says; what is beyond is not unpacked. */
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

/** Adds what a filter predicts of each byte of a row, from `start` to `end`: PNG specification, third edition, 9.2. */
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
    // To the left of a row is nothing, of which the one above is nearest.
    for (let i = start; i < start + channels; i += 1) rows[i] += rows[i - stride];
    for (let i = start + channels; i < end; i += 1) {
      rows[i] += paeth(rows[i - channels], rows[i - stride], rows[i - stride - channels]);
    }
  },
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
  unfilterFirst(rows, stride, channels);
  for (let y = 1; y < height; y += 1) {
    const start = y * stride + 1;
    filterOf(rows[start - 1])(rows, start, start + stride - 1, channels, stride);
  }
}

/** The first row, above which is nothing. */
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
