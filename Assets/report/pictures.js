import {bytesOf} from "../shared/base64.js";
import {differencePicture} from "../shared/pixels.js";
import {decodePNG} from "../shared/png.js";

/** How many bytes of decoded pictures are kept. */
const BYTE_LIMIT = 256 << 20;

/** Decodes the report's pictures when they are first shown, and keeps the latest ones. */
export class PictureStore {
  /** @param {string[]} sources PNGs in base 64, which frames name by their place in the list */
  constructor(sources) {
    this.sources = sources;
    this.kept = new Map();
    this.bytes = 0;
  }

  /** @returns {Promise<Picture | null>} the picture of a place; null for none */
  async picture(place) {
    if (place === null) return null;
    const kept = this.kept.get(place);
    if (kept) {
      // Last in the map is latest used.
      this.kept.delete(place);
      this.kept.set(place, kept);
      return kept;
    }
    const picture = await decodePNG(bytesOf(this.sources[place]));
    if (!this.kept.has(place)) this.bytes += picture.data.length;
    this.kept.set(place, picture);
    this.forgetOldest();
    return picture;
  }

  /** What a frame shows: an actual picture that is left out is the expected one. */
  async frame(frame) {
    const isSame = frame.actual === null && frame.status === "passed";
    const [expected, stored, actual] = await Promise.all([
      this.picture(frame.expected),
      this.picture(frame.difference),
      this.picture(isSame ? frame.expected : frame.actual),
    ]);
    const difference = stored ?? (expected && actual ? differencePicture(expected, actual) : null);
    return {expected, difference, actual};
  }

  forgetOldest() {
    for (const [place, picture] of this.kept) {
      if (this.bytes <= BYTE_LIMIT || this.kept.size === 1) return;
      this.kept.delete(place);
      this.bytes -= picture.data.length;
    }
  }
}
