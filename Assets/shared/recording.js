/** The most seconds that a recording may take, and the most touches. */
const LIMIT = {seconds: 590, touches: 19000};

/** What a finger did since it first came down, on a clock that begins then. */
export class Recording {
  constructor() {
    this.touches = [];
    this.taps = [];
    this.start = performance.now();
    this.isTouching = false;
    /** Where the finger rested, and when, in what was drawn last while it was down. */
    this.seen = null;
  }

  /** Seconds since the beginning. */
  get time() {
    return round((performance.now() - this.start) / 1000, 4);
  }

  get isEmpty() {
    return this.touches.length === 0;
  }

  /** How much was done; more than before where something came in the meantime. */
  get extent() {
    return this.touches.length + this.taps.length;
  }

  get isFull() {
    return this.time > LIMIT.seconds || this.touches.length > LIMIT.touches;
  }

  /**
   * Notes where the finger is, in points from the top, and whether it is still down. Content goes on straight
   * lines between touches: where the finger was seen to rest is noted, too, so that a touch cannot change
   * what was seen.
   */
  touch(y, isDown) {
    const {seen} = this;
    if (seen && seen[0] > this.touches.at(-1)[0]) this.touches.push(seen);
    this.seen = null;
    const last = this.touches.at(-1);
    this.isTouching = isDown;
    // Two touches of one instant would be a leap.
    const time = last ? Math.max(this.time, round(last[0] + 0.0001, 4)) : 0;
    this.touches.push([time, round(y, 2), isDown ? 1 : 0]);
  }

  /** Returns the time to draw, and the touches until then: a finger that rests is still there. */
  moment() {
    const {touches} = this;
    if (!this.isTouching) return {time: this.time, touches};
    const last = touches.at(-1);
    const time = Math.max(this.time, last[0]);
    if (time === last[0]) return {time, touches};
    this.seen = [time, last[1], 1];
    return {time, touches: [...touches, this.seen]};
  }

  /** Forgets the touch that is still down, as if it had never come. */
  cancel() {
    this.seen = null;
    this.touches.length = this.touches.findLastIndex(([, , isDown]) => isDown === 0) + 1;
    this.isTouching = false;
  }

  /** Notes a tap on a button of the screen. */
  tap(button) {
    this.taps.push([this.time, button]);
  }

  /** Sets the clock to a time in seconds. */
  wind(time) {
    this.start = performance.now() - time * 1000;
  }
}

function round(value, digits) {
  return Number(value.toFixed(digits));
}
