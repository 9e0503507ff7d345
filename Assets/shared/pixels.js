/** Compares the pixels of two images. */

/** Returns the index of a pixel's four bytes, or −1 outside the image. */
function offset(picture, x, y) {
  const isInside = x >= 0 && y >= 0 && x < picture.width && y < picture.height;
  return isInside ? 4 * (y * picture.width + x) : -1;
}

/** Returns a pixel's four channels, or `null` outside the image. */
export function pixelAt(picture, x, y) {
  const start = picture ? offset(picture, x, y) : -1;
  return start < 0 ? null : [...picture.data.subarray(start, start + 4)];
}

/**
 * Returns the maximum difference of a pixel's channels. Transparent pixels are equal regardless of
 * their colours. Pixels outside an image are transparent.
 */
function pixelDifference(expected, actual, x, y) {
  const a = offset(expected, x, y);
  const b = offset(actual, x, y);
  const alpha = a < 0 ? 0 : expected.data[a + 3];
  const other = b < 0 ? 0 : actual.data[b + 3];
  if (alpha === 0 && other === 0) return 0;
  let max = Math.abs(alpha - other);
  for (let c = 0; c < 3; c += 1) {
    const difference = (a < 0 ? 0 : expected.data[a + c]) - (b < 0 ? 0 : actual.data[b + c]);
    max = Math.max(max, Math.abs(difference));
  }
  return max;
}

/** Returns the first pixel with the largest difference, or `null` if the images are equal. */
export function worstPixel(expected, actual) {
  if (!expected || !actual) return null;
  let worst = null;
  let max = 0;
  for (let y = 0; y < Math.max(expected.height, actual.height); y += 1) {
    for (let x = 0; x < Math.max(expected.width, actual.width); x += 1) {
      const amount = pixelDifference(expected, actual, x, y);
      if (amount > max) [worst, max] = [{x, y}, amount];
    }
  }
  return worst;
}

/**
 * Returns an image of the differences: red, stronger for larger differences, over a faint grey copy
 * of the expected image.
 */
export function differencePicture(expected, actual) {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 4) {
      const amount = expected === actual ? 0 : pixelDifference(expected, actual, x, y);
      if (amount > 0) {
        data.set([230, 30, 40, 110 + amount * 0.57], i);
      } else {
        paintFaint(data, i, expected, offset(expected, x, y));
      }
    }
  }
  return {width, height, data};
}

function paintFaint(data, to, picture, from) {
  if (from < 0) return;
  const {data: source} = picture;
  // Rec. 709 luma weights as integers.
  const grey = (source[from] * 54 + source[from + 1] * 183 + source[from + 2] * 19) >> 8;
  data[to] = data[to + 1] = data[to + 2] = grey;
  data[to + 3] = source[from + 3] * 0.2;
}
