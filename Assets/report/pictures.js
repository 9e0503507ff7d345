import {bytesOf} from "../shared/base64.js";
import {differencePicture} from "../shared/pixels.js";
import {decodePNG} from "../shared/png.js";

/** The maximum size of the cached images, in bytes. */
const BYTE_LIMIT = 256 << 20;

/** Decodes the report's images on demand and caches the most recently used. */
export class PictureStore {
  /** @param {string[]} sources PNGs in base64; frames refer to them by index */
  constructor(sources) {
    this.sources = sources;
    this.cache = new Map();
    this.bytes = 0;
  }

  /**
   * Returns the image at an index, or `null` for `null`.
   * @returns {Promise<Picture | null>}
   */
  async picture(place) {
    if (place === null) return null;
    const cached = this.cache.get(place);
    if (cached) {
      // The map is ordered from the least to the most recently used.
      this.cache.delete(place);
      this.cache.set(place, cached);
      return cached;
    }
    const picture = await decodePNG(bytesOf(this.sources[place]));
    if (!this.cache.has(place)) this.bytes += picture.data.length;
    this.cache.set(place, picture);
    this.forgetOldest();
    return picture;
  }

  /**
   * Returns a frame's images. For a frame that passes without an actual image, that is the expected
   * one.
   */
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
    for (const [place, picture] of this.cache) {
      if (this.bytes <= BYTE_LIMIT || this.cache.size === 1) return;
      this.cache.delete(place);
      this.bytes -= picture.data.length;
    }
  }
}
