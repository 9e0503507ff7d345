/** The maximum duration of a recording in seconds, and its maximum number of touches. */
const LIMIT = {seconds: 590, touches: 19000};

/** A recording of a finger's touches and taps. Its clock starts at the first touch. */
export class Recording {
  constructor() {
    this.touches = [];
    this.taps = [];
    this.start = performance.now();
    this.isTouching = false;
    /** The touch that the last picture assumed while the finger was down. */
    this.shownTouch = null;
  }

  /** The time since the start, in seconds. */
  get time() {
    return round((performance.now() - this.start) / 1000, 4);
  }

  get isEmpty() {
    return this.touches.length === 0;
  }

  /** The number of recorded touches and taps. It is compared to detect new ones. */
  get extent() {
    return this.touches.length + this.taps.length;
  }

  get isFull() {
    return this.time > LIMIT.seconds || this.touches.length > LIMIT.touches;
  }

  /**
   * Records the finger's position, in points from the top, and whether it is down. Also records the
   * touch that the last picture assumed. Content moves linearly between touches, so this touch would
   * otherwise change what was shown.
   */
  touch(y, isDown) {
    const {shownTouch} = this;
    if (shownTouch && shownTouch[0] > this.touches.at(-1)[0]) this.touches.push(shownTouch);
    this.shownTouch = null;
    const last = this.touches.at(-1);
    this.isTouching = isDown;
    // Touch times must increase, otherwise content would jump.
    const time = last ? Math.max(this.time, round(last[0] + 0.0001, 4)) : 0;
    this.touches.push([time, round(y, 2), isDown ? 1 : 0]);
  }

  /**
   * Returns the time to draw and the touches until then. A finger that is down but does not move
   * gets an assumed touch.
   */
  moment() {
    const {touches} = this;
    if (!this.isTouching) return {time: this.time, touches};
    const last = touches.at(-1);
    const time = Math.max(this.time, last[0]);
    if (time === last[0]) return {time, touches};
    this.shownTouch = [time, last[1], 1];
    return {time, touches: [...touches, this.shownTouch]};
  }

  /** Removes the touches of a finger that is still down. */
  cancel() {
    this.shownTouch = null;
    this.touches.length = this.touches.findLastIndex(([, , isDown]) => isDown === 0) + 1;
    this.isTouching = false;
  }

  /** Records a tap on a button of the screen. */
  tap(button) {
    this.taps.push([this.time, button]);
  }

  /** Sets the clock, in seconds. */
  setTime(time) {
    this.start = performance.now() - time * 1000;
  }
}

function round(value, digits) {
  return Number(value.toFixed(digits));
}
