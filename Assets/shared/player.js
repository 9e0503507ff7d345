/** The frame rate of sequences that have none, in frames per second. */
const DEFAULT_RATE = 30;

/** The selectable speeds, as factors. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 1.5, 2];

/** Advances frames by the clock. All images that follow it stay in sync. */
export class Player {
  /** @param {(step: number) => void} advance called with the number of frames to advance */
  constructor(advance) {
    this.advance = advance;
    this.speed = 1;
    this.rate = DEFAULT_RATE;
    this.request = null;
  }

  get isPlaying() {
    return this.request !== null;
  }

  /** Sets the frame rate in frames per second; `null` for the default. */
  setRate(framesPerSecond) {
    this.rate = framesPerSecond ?? DEFAULT_RATE;
  }

  play() {
    if (this.isPlaying) return;
    let before = performance.now();
    let due = 0;
    const tick = (now) => {
      due += ((now - before) / 1000) * this.rate * this.speed;
      before = now;
      const step = Math.floor(due);
      due -= step;
      this.request = requestAnimationFrame(tick);
      if (step > 0) this.advance(step);
    };
    this.request = requestAnimationFrame(tick);
  }

  pause() {
    if (this.isPlaying) cancelAnimationFrame(this.request);
    this.request = null;
  }
}
