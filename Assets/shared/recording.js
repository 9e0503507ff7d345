/** The most seconds that a recording may take, and the most touches. */
const LIMIT = {seconds: 590, touches: 19000};

/** What a finger did since it first came down, on a clock that begins then. */
export class Recording {
  constructor() {
    this.touches = [];
    this.taps = [];
    this.start = performance.now();
    this.isTouching = false;
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

  /** Notes where the finger is, in points from the top, and whether it is still down; the time. */
  touch(y, isDown) {
    const last = this.touches.at(-1);
    this.isTouching = isDown;
    // Two touches of one instant would be a leap.
    const time = last ? Math.max(this.time, round(last[0] + 0.0001, 4)) : 0;
    this.touches.push([time, round(y, 2), isDown ? 1 : 0]);
    return time;
  }

  /** Forgets the touch that is still down, as if it had never come. */
  cancel() {
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
