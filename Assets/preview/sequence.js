import {drawing} from "./drawing.js";
import {momentFields} from "./look.js";
import {askBytes, askJSON, askPicture} from "./server.js";
import {decodePNG} from "../shared/png.js";
import {pluralize} from "./words.js";

/** The number of individually requested frames that are cached. */
const CACHED_FRAMES = 24;

/**
 * The frames of a state with fixed rendering options. The page draws them if it can. Otherwise the
 * server sends a strip, and single frames until the strip has arrived.
 *
 * @typedef {{bitmap: ImageBitmap | OffscreenCanvas, x: number, y: number, width: number, height:
 *   number}} Cell
 */
export class Sequence {
  /**
   * @param {object} look the fields of `lookFields`
   * @param {object} state the state as the catalogue describes it
   * @param {object} frames the fields of `stateFields`
   */
  constructor(look, state, frames) {
    this.look = look;
    this.state = state;
    this.frames = frames;
    this.values = null;
    this.strip = null;
    this.single = new Map();
    this.exact = new Map();
  }

  /** Reads the progress or time of each frame, and its animated values. */
  async readValues() {
    // Animated values do not depend on the scale or background.
    const fields = {...this.look, scale: null, background: null, ...this.frames};
    this.values = await drawing.values(fields) ?? await askJSON("/values.json", fields);
    const key = this.state.drive === "time" ? "time" : "progress";
    this.moments = this.values.frames.map((frame) => frame[key] ?? 0);
  }

  get count() {
    return this.moments.length;
  }

  /**
   * Returns the frame nearest to a time or progress. Without one, returns the end of a pull or the
   * start of an animation.
   */
  nearest(at) {
    if (at === null) return this.state.drive === "time" ? 0 : this.endOfPull;
    let best = 0;
    this.moments.forEach((moment, index) => {
      if (Math.abs(moment - at) < Math.abs(this.moments[best] - at)) best = index;
    });
    return best;
  }

  get endOfPull() {
    const last = this.count - 1;
    return this.moments[last] >= this.moments[0] ? last : 0;
  }

  /**
   * The playback rate in frames per second. A pull, which has no duration, is played in one second.
   */
  get rate() {
    const {drive, duration} = this.state;
    if (drive === "time" && this.values.delay) return 1 / this.values.delay;
    return duration ? Math.max(this.count - 1, 1) / duration : Math.max(this.count - 1, 1);
  }

  /** A note if a loop's frame rate differs from the requested rate, otherwise an empty string. */
  get rateNote() {
    const {fps, delay, intro} = this.values;
    if (!this.state.loops || !delay || Math.abs(1 / delay - fps) < 1e-6) return "";
    return `${pluralize(this.count - intro, "frame")} per period at ${(1 / delay).toFixed(1)} fps`;
  }

  /** The frame that follows a loop's last one. The intro before it plays once. */
  get loopStart() {
    return this.values.intro;
  }

  /** Wraps an index to a frame. After its last frame, a loop continues after its intro. */
  around(place) {
    const {count, loopStart} = this;
    if (place < 0) return ((place % count) + count) % count;
    return place < count ? place : loopStart + ((place - count) % Math.max(count - loopStart, 1));
  }

  /** Requests the strip of all frames, unless the page can draw or the strip would be too large. */
  async readStrip(canvas, limit) {
    if (await drawing.indicator(this.look.design)) return;
    const {scale} = this.look;
    const frame = Math.ceil(canvas.width * scale) * Math.ceil(canvas.height * scale);
    // The last row of a strip may be incomplete.
    if ((this.count + Math.sqrt(this.count)) * frame > limit) return;
    const {bitmap, note} = await askPicture(
      "/strip.png", {...this.look, ...this.frames}, "Pinwheel-Strip",
    );
    this.strip = {bitmap, ...note};
  }

  /**
   * Returns a frame of the strip, or `null` without a strip.
   * @returns {Cell | null}
   */
  cell(index) {
    if (!this.strip) return null;
    const {bitmap, columns, width, height} = this.strip;
    const [row, column] = [Math.floor(index / columns), index % columns];
    return {bitmap, x: column * width, y: row * height, width, height};
  }

  /**
   * Returns the picture at a time or progress, from the strip, drawn by the page, or requested.
   * @returns {Promise<Cell>}
   */
  async pictureAt(at, index = -1) {
    const stored = index >= 0 ? this.cell(index) : null;
    if (stored) return stored;
    return remember(this.single, at, async () => {
      const cell = await drawing.cell(this.fieldsAt(at));
      if (cell) return cell;
      const {bitmap} = await askPicture("/frame.png", this.fieldsAt(at));
      return {bitmap, x: 0, y: 0, width: bitmap.width, height: bitmap.height};
    });
  }

  /** Returns the exact pixels at a time or progress. */
  pixelsAt(at) {
    const fields = this.fieldsAt(at);
    return remember(this.exact, at, async () =>
      await drawing.pixels(fields) ?? decodePNG(await askBytes("/frame.png", fields)));
  }

  /** Returns the fields of a request for the picture at a time or progress. */
  fieldsAt(at) {
    return {...this.look, state: this.state.state, ...momentFields(this.state, at)};
  }

  /** Frees the strip. */
  close() {
    this.strip?.bitmap.close();
    this.strip = null;
  }
}

/** Returns the cached value of a key, and creates it if it is missing. Evicts the oldest value. */
function remember(cache, key, create) {
  if (!cache.has(key)) {
    const value = create();
    value.catch(() => cache.delete(key));
    cache.set(key, value);
    if (cache.size > CACHED_FRAMES) cache.delete(cache.keys().next().value);
  }
  return cache.get(key);
}
