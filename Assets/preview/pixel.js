import {make} from "../shared/dom.js";
import {pixelAt} from "../shared/pixels.js";

/** Tells the exact value of the pixel under the cursor. */
export class PixelReader {
  constructor(element) {
    this.element = element;
    this.wanted = null;
  }

  /** Reads a pixel of the picture at a moment; a hint where there is no cursor. */
  async show(cursor, sequence, at) {
    const wanted = cursor && sequence ? {cursor, sequence, at} : null;
    this.wanted = wanted;
    if (!wanted) {
      this.element.textContent = "Point at a pixel to read it";
      return;
    }
    const picture = await sequence.pixelsAt(at).catch(() => null);
    if (wanted !== this.wanted) return;
    const color = pixelAt(picture, cursor.x, cursor.y);
    const place = make("b", {}, `${cursor.x}, ${cursor.y}`);
    this.element.replaceChildren(place, ...(color ? colorWords(color) : ["no picture"]));
  }
}

/** A swatch and the straight channels, 0 to 255. */
function colorWords(color) {
  const swatch = make("i.swatch");
  const [red, green, blue, alpha] = color;
  swatch.style.setProperty("--color", `rgb(${red} ${green} ${blue} / ${alpha / 255})`);
  const hex = color.map((channel) => channel.toString(16).padStart(2, "0")).join("");
  return [swatch, make("code", {}, `rgba ${color.join(" ")}`), make("code", {}, `#${hex}`)];
}
