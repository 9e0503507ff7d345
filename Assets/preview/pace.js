/** The average answer time above which the server is too slow for animation, in milliseconds. */
const LIMIT = 24;

/** The weight of the newest answer in the moving average. */
const WEIGHT = 0.15;

/** Measures whether answers are fast enough to animate at the screen's full resolution. */
export class Pace {
  constructor() {
    this.reset();
  }

  reset() {
    this.average = 0;
    this.isSlow = false;
  }

  /** Adds the duration of an answer, in milliseconds. */
  note(time) {
    this.average += WEIGHT * (time - this.average);
    // It stays slow, because switching back and forth would flicker.
    if (this.average > LIMIT) this.isSlow = true;
  }
}
