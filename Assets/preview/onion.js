/** The onion skin: the neighbouring frames, faint and tinted. */

/** The tints of previous and next frames. */
const TINTS = {before: "#e5484d", after: "#2f7de1"};

/** The opacity of the nearest frame. */
const NEAREST = 0.45;

/**
 * Returns the neighbours of a frame, the farthest first.
 * @param {(place: number) => number} around wraps an index that is outside a loop
 * @returns {{index: number, side: "before" | "after", opacity: number}[]}
 */
export function onionLayers(index, reach, count, loops, around) {
  const layers = [];
  for (let distance = Math.min(reach, count - 1); distance >= 1; distance -= 1) {
    const opacity = NEAREST * (1 - (distance - 1) / (reach + 1));
    for (const [side, step] of [["before", -distance], ["after", distance]]) {
      const place = index + step;
      const isThere = place >= 0 && place < count;
      if (isThere || loops) layers.push({index: around(place), side, opacity});
    }
  }
  return layers;
}

/**
 * Draws neighbouring frames into a canvas, and cuts out the pixels of `current`. All cells must
 * have transparent backgrounds.
 */
export function drawOnion(canvas, {width, height}, layers, current) {
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
  context.drawImage(current.bitmap, current.x, current.y, width, height, 0, 0, width, height);
}
