import {lengthOf, speed, stateTime} from "../../shared/pinwheel-clock.js";

/** The playing time of a state that follows the pull, in seconds. */
const PULL_LENGTH = 2;

/**
 * The current position in a state, as a progress or a time. It follows the frame clock or is set
 * manually.
 */
export class Player {
  /** @param {() => void} moved called when the position has changed */
  constructor(moved) {
    this.moved = moved;
    this.timeline = null;
    this.seconds = 0;
    this.isPlaying = true;
    /** Whether playback is paused because drawing fails. */
    this.isBlocked = false;
    this.last = null;
    this.tick = this.tick.bind(this);
    requestAnimationFrame(this.tick);
  }

  /** Opens a state at its beginning. */
  open(timeline) {
    Object.assign(this, {timeline, seconds: 0, last: null});
    this.moved();
  }

  /** The duration of the state in seconds. A pull without a duration plays in two seconds. */
  get length() { return lengthOf(this.timeline) || PULL_LENGTH; }

  tick(now) {
    requestAnimationFrame(this.tick);
    const before = this.last ?? now;
    this.last = now;
    if (!this.isPlaying || this.isBlocked || !this.timeline) return;
    const passed = ((now - before) / 1000) * speed();
    if (passed === 0) return;
    this.seconds = this.wrapped(this.seconds + passed);
    this.moved();
  }

  wrapped(seconds) {
    if (this.timeline.loop) return stateTime(this.timeline, seconds);
    // A state that does not loop shows its end for half a second before it restarts.
    return seconds < this.length + 0.5 ? seconds : 0;
  }

  /** The played fraction of the state, 0 to 1. */
  get fraction() { return Math.min(this.seconds / this.length, 1); }
  set fraction(value) {
    this.seconds = value * this.length;
    this.moved();
  }

  /** The current progress, or time in seconds. */
  get at() {
    const {time, progress} = this.moment;
    return Number((time ?? progress).toFixed(4));
  }

  set at(value) {
    const {drive, from = 0, to = 1} = this.timeline;
    const seconds = drive === "time" ? value : ((value - from) / (to - from || 1)) * this.length;
    this.seconds = Math.min(Math.max(seconds || 0, 0), this.length);
    this.moved();
  }

  /** The current position in the engine's format. */
  get moment() { return this.momentAt(this.seconds); }

  momentAt(seconds) {
    const {drive, from = 0, to = 1} = this.timeline;
    if (drive === "time") return {time: Math.min(seconds, this.length)};
    return {progress: from + (to - from) * Math.min(seconds / this.length, 1)};
  }

  /**
   * Returns the moments of an exported animation and its whole frame rate. The rate is reduced to
   * stay within `max` frames. A loop is exported once, without its intro, which would repeat.
   * Other states end with their last frame.
   */
  frames(rate, max) {
    const {drive, loop, intro = 0, period} = this.timeline;
    const isLoop = drive === "time" && loop;
    const span = isLoop ? period : this.length;
    const fps = Math.max(Math.min(rate, Math.floor(max / span)), 1);
    const count = Math.min(Math.max(Math.round(span * fps), 1), max);
    const steps = isLoop ? count : Math.max(count - 1, 1);
    const begin = isLoop ? intro : 0;
    return {
      rate: fps, moments: Array.from({length: count}, (_, i) => this.momentAt(begin + (i / steps) * span)),
    };
  }

  /** The current position as text. */
  get words() {
    const {time, progress} = this.moment;
    return time === undefined ? progress.toFixed(3) : `${time.toFixed(3)} s`;
  }
}
