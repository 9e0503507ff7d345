import {make} from "../shared/dom.js";
import {pixelAt} from "../shared/pixels.js";

/** Shows the exact value of the pixel under the pointer. */
export class PixelReader {
  constructor(element) {
    this.element = element;
    this.wanted = null;
  }

  /** Shows a pixel of the frame at `at`. Without a cursor it shows a hint. */
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
    this.element.replaceChildren(place, ...(color ? colorItems(color) : ["outside the picture"]));
  }
}

/** Returns a swatch and the channels with straight alpha, 0 to 255. */
function colorItems(color) {
  const swatch = make("i.swatch");
  const [red, green, blue, alpha] = color;
  swatch.style.setProperty("--color", `rgb(${red} ${green} ${blue} / ${alpha / 255})`);
  const hex = color.map((channel) => channel.toString(16).padStart(2, "0")).join("");
  return [swatch, make("code", {}, `rgba ${color.join(" ")}`), make("code", {}, `#${hex}`)];
}
