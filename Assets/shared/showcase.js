import {lengthOf, stateTime} from "./pinwheel-clock.js";

/** A run of a design from the pull to the end, as thumbnails play it. */

/** The states that are played, in order. */
const PLAYED_STATES = ["pulling", "armed", "refreshing", "success", "failure", "finishing"];
/** The duration of the pull, in seconds. */
const PULL_SECONDS = 1.1;
/** The duration of a state that has none, in seconds. */
const STILL_LENGTH = 0.3;
/** The shortest and the longest duration of a loop, in seconds. */
const LOOP_LENGTH = {least: 2.4, most: 7};
/** The time between the end and the next run, in seconds. */
const REST_LENGTH = 0.5;

export class Showcase {
  /** @param {object[]} states the timelines of a design */
  constructor(states) {
    const known = PLAYED_STATES.map((name) => states.find(({state}) => state === name)).filter(Boolean);
    const played = known.length ? known : states.slice(0, 1);
    /** The played states, each with its duration and the number of its loop's repetitions. */
    this.parts = played.map((timeline) => ({timeline, ...extentOf(timeline)}));
    this.end = this.parts.reduce((sum, {length}) => sum + length, 0);
    /** The duration of a run in seconds, with the rest after it. */
    this.length = this.end + REST_LENGTH;
  }

  /** Returns the state at a time in seconds, with the time or the progress in it. */
  at(seconds) {
    let rest = Math.min(seconds % this.length, this.end);
    for (const {timeline, length} of this.parts) {
      if (rest < length) return momentOf(timeline, rest, length);
      rest -= length;
    }
    const {timeline, length} = this.parts.at(-1);
    return momentOf(timeline, length, length);
  }

  /** The moment that is shown instead of a movement: the end of the first state. */
  get still() {
    const {timeline, length} = this.parts[0];
    return momentOf(timeline, length, length);
  }
}

/** A loop plays whole periods, so that the next state continues from its end. */
function extentOf(timeline) {
  if (timeline.state === "pulling") return {length: PULL_SECONDS, repeats: 1};
  const length = lengthOf(timeline) || STILL_LENGTH;
  if (!timeline.loop) return {length, repeats: 1};
  const {intro = 0, period} = timeline;
  const repeats = Math.max(Math.ceil((LOOP_LENGTH.least - intro) / period), 1);
  return {length: Math.min(intro + repeats * period, LOOP_LENGTH.most), repeats};
}

function momentOf(timeline, seconds, length) {
  const {state, drive, from = 0, to = 1} = timeline;
  if (drive === "time") return {state, time: stateTime(timeline, seconds)};
  return {state, progress: from + ((to - from) * seconds) / length};
}
