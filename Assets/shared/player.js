/** Frames a second for sequences that follow no clock. */
const DEFAULT_RATE = 30;

/** The speeds to choose from, as factors. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 1.5, 2];

/** Moves one frame number on by the clock; all pictures follow it, and so are in step. */
export class Player {
  /** @param {(step: number) => void} advance called with how many frames to go on */
  constructor(advance) {
    this.advance = advance;
    this.speed = 1;
    this.rate = DEFAULT_RATE;
    this.request = null;
  }

  get isPlaying() {
    return this.request !== null;
  }

  /** Takes a sequence's frames a second, null for none. */
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
