import {failure} from "./pinwheel-problems.js";

/** How fast things move where motion is to be reduced: slower, since what stands still seems to hang. */
const REDUCED_SPEED = 0.5;

const stillness = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** Returns how fast things move, as a factor. */
export function speed() { return stillness?.matches ? REDUCED_SPEED : 1; }

/**
 * Returns an indicator's state by its name. Without a name it is the first state that follows the clock.
 * Throws if there is no such state.
 */
export function timelineOf({name, states}, state) {
  if (state === null) return states.find(({drive}) => drive === "time") ?? states[0];
  const found = states.find((entry) => entry.state === state);
  if (found) return found;
  const names = states.map((entry) => entry.state).join(", ");
  throw failure(`${name} has no state “${state}”`, `it has ${names}`);
}

/** How long a state has been shown, by the screen's frames, and the moment that is to be drawn. */
export class StateClock {
  #last = null;
  #hasEnded = false;
  seconds = 0;

  /** Begins a state, or goes on elsewhere in it. */
  set(seconds) {
    this.seconds = seconds;
    this.#hasEnded = false;
    // What stood still has no frames, whose time is not this one's.
    this.hold();
  }

  /** Lets no time pass until the next frame. */
  hold() { this.#last = null; }

  /** Takes the time of a frame or of a timer, in milliseconds; a frame's may lie before a timer's. */
  advance(now, isPaused) {
    const last = this.#last ?? now;
    this.#last = Math.max(now, last);
    if (isPaused) return;
    this.seconds += ((this.#last - last) / 1000) * speed();
  }

  /**
   * The moment as the engine takes it: progress where the state follows it and one is given, else the
   * clock; with whether the next frame may be another, whether the state has just come to its end, and the
   * milliseconds that are left until then, null where it has none or has come to it.
   */
  moment(timeline, progress) {
    const {drive, duration, state, loop} = timeline;
    const still = {isMoving: false, isEnd: false, left: null};
    if (drive === "progress" && progress !== null) {
      if (Number.isNaN(progress)) throw failure("progress is no number", "write progress=\"0.5\"");
      return {...still, moment: {progress: Math.min(Math.max(progress, 0), state === "armed" ? 100 : 1)}};
    }
    if (drive !== "time" && !duration) return {...still, moment: {}};
    const isMoving = Boolean(loop) || this.seconds < lengthOf(timeline);
    const isEnd = !isMoving && !this.#hasEnded;
    this.#hasEnded ||= isEnd;
    const left = isMoving && !loop ? (1000 * (lengthOf(timeline) - this.seconds)) / speed() : null;
    return {isMoving, isEnd, left, moment: {time: within(timeline, this.seconds)}};
  }
}

/**
 * Returns the time within a state's length that shows the same frame as a time in seconds: a loop repeats, and
 * other states stay at their end. The reference is `StateTimeline.localTime(at:)` in Swift. The engine, which
 * uses it, takes no times of more than an hour, and a loop may be shown for longer.
 */
export function within(timeline, seconds) {
  const {intro = 0, period = 0} = timeline;
  if (!timeline.loop) return Math.min(seconds, lengthOf(timeline));
  return seconds < intro + period ? seconds : intro + ((seconds - intro) % period);
}

/** Returns how long a state takes, in seconds; 0 for a state that follows the pull. */
export function lengthOf({intro = 0, period = 0, duration}) { return duration ?? intro + period; }
