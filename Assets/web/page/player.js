import {lengthOf, speed, within} from "../../shared/pinwheel-clock.js";

/** The seconds that a state takes that follows the pull. */
const PULL_LENGTH = 2;

/** Where a state is: a progress or a time, played by the frames' clock or set by hand. */
export class Player {
  /** @param {() => void} moved called where there is something to draw */
  constructor(moved) {
    this.moved = moved;
    this.timeline = null;
    this.seconds = 0;
    this.isPlaying = true;
    /** Whether it stands still until there is something to draw again. */
    this.isHeld = false;
    this.last = null;
    this.tick = this.tick.bind(this);
    requestAnimationFrame(this.tick);
  }

  /** Shows a state from its beginning. */
  open(timeline) {
    Object.assign(this, {timeline, seconds: 0, last: null});
    this.moved();
  }

  /** How long the state takes to play, in seconds. */
  get length() { return lengthOf(this.timeline) || PULL_LENGTH; }

  tick(now) {
    requestAnimationFrame(this.tick);
    const before = this.last ?? now;
    this.last = now;
    if (!this.isPlaying || this.isHeld || !this.timeline) return;
    const passed = ((now - before) / 1000) * speed();
    if (passed === 0) return;
    this.seconds = this.wrapped(this.seconds + passed);
    this.moved();
  }

  wrapped(seconds) {
    if (this.timeline.loop) return within(this.timeline, seconds);
    // What ends rests for half a second before it begins again.
    return seconds < this.length + 0.5 ? seconds : 0;
  }

  /** The share of the state that is over, 0 to 1. */
  get share() { return Math.min(this.seconds / this.length, 1); }
  set share(value) {
    this.seconds = value * this.length;
    this.moved();
  }

  /** The progress or the time that is shown. */
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

  /** The moment as the engine takes it. */
  get moment() { return this.momentAt(this.seconds); }

  momentAt(seconds) {
    const {drive, from = 0, to = 1} = this.timeline;
    if (drive === "time") return {time: Math.min(seconds, this.length)};
    return {progress: from + (to - from) * Math.min(seconds / this.length, 1)};
  }

  /**
   * The moments of an animation and its whole frames a second, fewer where it would have too many. A loop
   * goes round once, without its intro, which would come again each time; what ends shows its end.
   */
  frames(rate, most) {
    const {drive, loop, intro = 0, period} = this.timeline;
    const isLoop = drive === "time" && loop;
    const span = isLoop ? period : this.length;
    const usual = Math.max(Math.min(rate, Math.floor(most / span)), 1);
    const count = Math.min(Math.max(Math.round(span * usual), 1), most);
    const steps = isLoop ? count : Math.max(count - 1, 1);
    const begin = isLoop ? intro : 0;
    return {
      rate: usual, moments: Array.from({length: count}, (_, i) => this.momentAt(begin + (i / steps) * span)),
    };
  }

  /** The moment in words. */
  get words() {
    const {time, progress} = this.moment;
    return time === undefined ? progress.toFixed(3) : `${time.toFixed(3)} s`;
  }
}
