import {make} from "../shared/dom.js";
import {pixelAt} from "../shared/pixels.js";

/** Shows the pixel under the cursor. */
export class Inspector {
  constructor(element) {
    this.element = element;
  }

  /** Shows the cursor's pixel in both images. Without a cursor it shows a hint. */
  show(cursor, {expected, actual}) {
    if (!cursor) {
      this.element.textContent = "Point at a picture, or press W, to read a pixel.";
      return;
    }
    const place = make("b", {}, `${cursor.x},${cursor.y}`);
    const before = pixelAt(expected, cursor.x, cursor.y);
    const after = pixelAt(actual, cursor.x, cursor.y);
    this.element.replaceChildren(
      place, colorItem("expected", before), colorItem("actual", after), channelDifferences(before, after),
    );
  }
}

/** Returns a swatch and the channels with straight alpha, 0 to 255. */
function colorItem(name, color) {
  if (!color) return make("span", {}, `${name} none`);
  const swatch = make("i.swatch");
  const [red, green, blue, alpha] = color;
  swatch.style.setProperty("--color", `rgb(${red} ${green} ${blue} / ${alpha / 255})`);
  const hex = color.map((channel) => channel.toString(16).padStart(2, "0")).join("");
  return make("span", {}, swatch, `${name} `, make("code", {}, `${color.join(" ")}  #${hex}`));
}

/** Returns the difference of each channel. */
function channelDifferences(before, after) {
  if (!before || !after) return make("span");
  const steps = ["R", "G", "B", "A"].map((name, c) => [name, after[c] - before[c]]);
  const changed = steps.filter(([, step]) => step !== 0);
  if (changed.length === 0) return make("span", {}, "same");
  const words = changed.map(([name, step]) => `${name} ${step > 0 ? "+" : "−"}${Math.abs(step)}`);
  return make("span.changed", {}, words.join("  "));
}
