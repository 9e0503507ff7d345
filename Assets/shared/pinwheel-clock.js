import {failure} from "./pinwheel-problems.js";

/**
 * The speed of animations under reduced motion. Indicators still move, because a still one looks
 * frozen.
 */
const REDUCED_SPEED = 0.5;

const reducedMotion = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** Returns the speed of animations: 1, or less under reduced motion. */
export function speed() { return reducedMotion?.matches ? REDUCED_SPEED : 1; }

/**
 * Returns a state of an indicator by name. `null` selects the first state that follows the clock.
 * Throws if there is no such state.
 */
export function timelineOf({name, states}, state) {
  if (state === null) return states.find(({drive}) => drive === "time") ?? states[0];
  const found = states.find((entry) => entry.state === state);
  if (found) return found;
  const names = states.map((entry) => entry.state).join(", ");
  throw failure(`${name} has no state “${state}”`, `it has ${names}`);
}

/** The time for which a state has been shown, and the moment to draw. */
export class StateClock {
  #last = null;
  #hasEnded = false;
  seconds = 0;

  /** Sets the time in the state, in seconds. */
  set(seconds) {
    this.seconds = seconds;
    this.#hasEnded = false;
    // A paused state had no frames, so the next frame must not count the pause.
    this.hold();
  }

  /** Stops the clock until the next frame. */
  hold() { this.#last = null; }

  /**
   * Advances the clock to the time of a frame or timer, in milliseconds. A frame's time may be
   * before a timer's.
   */
  advance(now, isPaused) {
    const last = this.#last ?? now;
    this.#last = Math.max(now, last);
    if (isPaused) return;
    this.seconds += ((this.#last - last) / 1000) * speed();
  }

  /**
   * Returns the moment in the engine's format, and the clock's status. A state that follows
   * progress uses the given progress, otherwise the clock. `isMoving` tells whether the next frame may
   * differ. `isEnd` tells whether the state has just ended. `left` is the time until its end in
   * milliseconds, or `null`.
   */
  moment(timeline, progress) {
    const {drive, duration, state, loop} = timeline;
    const still = {isMoving: false, isEnd: false, left: null};
    if (drive === "progress" && progress !== null) {
      if (Number.isNaN(progress)) throw failure("progress is not a number", "write progress=\"0.5\"");
      return {...still, moment: {progress: Math.min(Math.max(progress, 0), state === "armed" ? 100 : 1)}};
    }
    if (drive !== "time" && !duration) return {...still, moment: {}};
    const isMoving = Boolean(loop) || this.seconds < lengthOf(timeline);
    const isEnd = !isMoving && !this.#hasEnded;
    this.#hasEnded ||= isEnd;
    const left = isMoving && !loop ? (1000 * (lengthOf(timeline) - this.seconds)) / speed() : null;
    return {isMoving, isEnd, left, moment: {time: stateTime(timeline, this.seconds)}};
  }
}

/**
 * Maps the clock to a time in the state: a loop repeats after its intro, other states keep their
 * end. The engine does the same (`StateTimeline.localTime(at:)` in Swift), but it rejects times of
 * more than an hour, and a loop may be shown for longer.
 */
export function stateTime(timeline, seconds) {
  const {intro = 0, period = 0} = timeline;
  if (!timeline.loop) return Math.min(seconds, lengthOf(timeline));
  return seconds < intro + period ? seconds : intro + ((seconds - intro) % period);
}

/** Returns the duration of a state in seconds. It is 0 for a state that follows the pull. */
export function lengthOf({intro = 0, period = 0, duration}) { return duration ?? intro + period; }
