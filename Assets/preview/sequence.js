import {drawing} from "./drawing.js";
import {momentFields} from "./look.js";
import {askBytes, askJSON, askPicture} from "./server.js";
import {decodePNG} from "../shared/png.js";
import {counted} from "./words.js";

/** How many frames that were asked for alone are kept. */
const FRAMES_KEPT = 24;

/**
 * The frames of one state in one look: drawn in the page where it can, else a strip of all of them, and
 * single ones until it is there.
 *
 * @typedef {{bitmap: ImageBitmap | OffscreenCanvas, x: number, y: number, width: number, height: number}} Cell
 */
export class Sequence {
  /**
   * @param {object} look the look's fields
   * @param {object} state the state as the catalogue has it
   * @param {object} frames the fields that say which frames there are
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

  /** The course's values: which frames there are, and what is driven in each. */
  async readValues() {
    // What is driven does not depend on how large it is drawn, nor on what lies behind.
    const fields = {...this.look, scale: null, background: null, ...this.frames};
    this.values = await drawing.values(fields) ?? await askJSON("/values.json", fields);
    const key = this.state.drive === "time" ? "time" : "progress";
    this.moments = this.values.frames.map((frame) => frame[key] ?? 0);
  }

  get count() {
    return this.moments.length;
  }

  /** The frame nearest to a moment; without one a pull's end, and else the beginning. */
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

  /** Frames a second in which the state runs; a pull, which has no time, takes a second. */
  get rate() {
    const {drive, duration} = this.state;
    if (drive === "time" && this.values.delay) return 1 / this.values.delay;
    return duration ? Math.max(this.count - 1, 1) / duration : Math.max(this.count - 1, 1);
  }

  /** What is said of a loop whose frames do not come as often as asked for; else nothing. */
  get rateWords() {
    const {fps, delay, intro} = this.values;
    if (!this.state.loops || !delay || Math.abs(1 / delay - fps) < 1e-6) return "";
    return `${counted(this.count - intro, "frame")} a turn at ${(1 / delay).toFixed(1)} fps`;
  }

  /** The frame with which a loop goes on after its last; its lead-in is shown once. */
  get loopStart() {
    return this.values.intro;
  }

  /** The frame of a place beyond the ends: a loop goes on after its lead-in. */
  around(place) {
    const {count, loopStart} = this;
    if (place < 0) return ((place % count) + count) % count;
    return place < count ? place : loopStart + ((place - count) % Math.max(count - loopStart, 1));
  }

  /**
   * Asks for the strip where the page cannot draw, unless it would be too large: then frames are asked for
   * one by one.
   */
  async readStrip(canvas, limit) {
    if (await drawing.indicator(this.look.design)) return;
    const {scale} = this.look;
    const frame = Math.ceil(canvas.width * scale) * Math.ceil(canvas.height * scale);
    // A strip may have a row that is not full.
    if ((this.count + Math.sqrt(this.count)) * frame > limit) return;
    const {bitmap, note} = await askPicture(
      "/strip.png", {...this.look, ...this.frames}, "Pinwheel-Strip",
    );
    this.strip = {bitmap, ...note};
  }

  /** A frame of the strip; null where there is no strip. @returns {Cell | null} */
  cell(index) {
    if (!this.strip) return null;
    const {bitmap, columns, width, height} = this.strip;
    const [row, column] = [Math.floor(index / columns), index % columns];
    return {bitmap, x: column * width, y: row * height, width, height};
  }

  /** The picture at a moment, drawn here or asked for alone if need be. @returns {Promise<Cell>} */
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

  /** The pixels at a moment, to the last bit. */
  pixelsAt(at) {
    const fields = this.fieldsAt(at);
    return remember(this.exact, at, async () =>
      await drawing.pixels(fields) ?? decodePNG(await askBytes("/frame.png", fields)));
  }

  /** The fields of the picture at a moment. */
  fieldsAt(at) {
    return {...this.look, state: this.state.state, ...momentFields(this.state, at)};
  }

  /** Lets go of the pictures. */
  close() {
    this.strip?.bitmap.close();
    this.strip = null;
  }
}

/** What is kept under a key, made if it is not there; the oldest is forgotten. */
function remember(kept, key, create) {
  if (!kept.has(key)) {
    const value = create();
    value.catch(() => kept.delete(key));
    kept.set(key, value);
    if (kept.size > FRAMES_KEPT) kept.delete(kept.keys().next().value);
  }
  return kept.get(key);
}
