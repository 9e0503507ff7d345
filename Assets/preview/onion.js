/** Frames before and after the one shown, faint and in two colours. */

/** What frames before and after are tinted with. */
const TINTS = {before: "#e5484d", after: "#2f7de1"};

/** The opacity of the nearest frame. */
const NEAREST = 0.45;

/**
 * The frames around one, the farthest first.
 *
 * @param {(place: number) => number} around the frame of a place beyond the ends of a loop
 * @returns {{index: number, side: "before" | "after", opacity: number}[]}
 */
export function onionLayers(index, reach, count, loops, around) {
  const layers = [];
  for (let far = Math.min(reach, count - 1); far >= 1; far -= 1) {
    const opacity = NEAREST * (1 - (far - 1) / (reach + 1));
    for (const [side, step] of [["before", -far], ["after", far]]) {
      const place = index + step;
      const isThere = place >= 0 && place < count;
      if (isThere || loops) layers.push({index: around(place), side, opacity});
    }
  }
  return layers;
}

/**
 * Draws layers that have their pictures into a canvas, as if under the ink of the frame shown: its
 * cell, like theirs, has no background.
 */
export function drawOnion(canvas, {width, height}, layers, ink) {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  const sheet = new OffscreenCanvas(width, height);
  const tinted = sheet.getContext("2d");
  for (const {cell, side, opacity} of layers) {
    tinted.globalCompositeOperation = "copy";
    tinted.drawImage(cell.bitmap, cell.x, cell.y, cell.width, cell.height, 0, 0, width, height);
    tinted.globalCompositeOperation = "source-atop";
    tinted.globalAlpha = 0.75;
    tinted.fillStyle = TINTS[side];
    tinted.fillRect(0, 0, width, height);
    tinted.globalAlpha = 1;
    context.globalAlpha = opacity;
    context.drawImage(sheet, 0, 0);
  }
  context.globalAlpha = 1;
  context.globalCompositeOperation = "destination-out";
  context.drawImage(ink.bitmap, ink.x, ink.y, width, height, 0, 0, width, height);
}
