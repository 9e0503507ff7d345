/** Pixels of two pictures beside each other: their values, and how far they are apart. */

/** Where a pixel's four bytes begin; −1 outside of the picture. */
function offset(picture, x, y) {
  const isInside = x >= 0 && y >= 0 && x < picture.width && y < picture.height;
  return isInside ? 4 * (y * picture.width + x) : -1;
}

/** The four channels of a pixel; null outside of the picture. */
export function pixelAt(picture, x, y) {
  const start = picture ? offset(picture, x, y) : -1;
  return start < 0 ? null : [...picture.data.subarray(start, start + 4)];
}

/**
 * The greatest difference of a channel. Two transparent pixels agree, whatever their colours, and
 * what lies outside of a picture is transparent.
 */
function distance(expected, actual, x, y) {
  const a = offset(expected, x, y);
  const b = offset(actual, x, y);
  const alpha = a < 0 ? 0 : expected.data[a + 3];
  const other = b < 0 ? 0 : actual.data[b + 3];
  if (alpha === 0 && other === 0) return 0;
  let most = Math.abs(alpha - other);
  for (let c = 0; c < 3; c += 1) {
    const difference = (a < 0 ? 0 : expected.data[a + c]) - (b < 0 ? 0 : actual.data[b + c]);
    most = Math.max(most, Math.abs(difference));
  }
  return most;
}

/** The pixel that differs most, the first of equals; null where all agree. */
export function worstPixel(expected, actual) {
  if (!expected || !actual) return null;
  let worst = null;
  let most = 0;
  for (let y = 0; y < Math.max(expected.height, actual.height); y += 1) {
    for (let x = 0; x < Math.max(expected.width, actual.width); x += 1) {
      const amount = distance(expected, actual, x, y);
      if (amount > most) [worst, most] = [{x, y}, amount];
    }
  }
  return worst;
}

/** Differing pixels red, the more the stronger, over a faint grey of what was expected. */
export function differencePicture(expected, actual) {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 4) {
      const amount = expected === actual ? 0 : distance(expected, actual, x, y);
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
  // Rec. 709's weights, in whole numbers.
  const grey = (source[from] * 54 + source[from + 1] * 183 + source[from + 2] * 19) >> 8;
  data[to] = data[to + 1] = data[to + 2] = grey;
  data[to + 3] = source[from + 3] * 0.2;
}
