/** The time in milliseconds beyond which answers are too slow for what moves. */
const LIMIT = 24;

/** How much of the average each answer makes up. */
const SHARE = 0.15;

/** Whether answers come fast enough for what moves to be drawn with all of the screen's pixels. */
export class Pace {
  constructor() {
    this.reset();
  }

  /** Begins anew, with trust. */
  reset() {
    this.average = 0;
    this.isSlow = false;
  }

  /** Takes how long an answer took, in milliseconds. */
  note(time) {
    this.average += SHARE * (time - this.average);
    // Once slow it stays so: going back and forth would flicker.
    if (this.average > LIMIT) this.isSlow = true;
  }
}
