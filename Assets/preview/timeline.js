import {make} from "../shared/dom.js";
import {formatMoment, formatNumber, roundStep} from "./words.js";

/**
 * The maximum number of labels on the ruler, and their minimum distance from its ends as a
 * fraction.
 */
const MARKS = 6;
const END_MARGIN = 0.1;

/** The buttons for the states, and the ruler with its scrubber. */
export class Timeline {
  /**
   * @param {{states, ruler, scrubber, plot, moment, count}} elements
   * @param {(state: string) => void} choose called with the state to show
   * @param {(index: number) => void} seek called with the frame to show
   */
  constructor(elements, choose, seek) {
    Object.assign(this, elements, {choose, seek});
    this.scrubber.addEventListener("input", () => seek(Number(this.scrubber.value)));
    this.plot.addEventListener("pointerdown", (event) => this.grab(event));
    this.plot.addEventListener("pointermove", (event) => {
      if (this.plot.hasPointerCapture(event.pointerId)) this.seekTo(event);
    });
  }

  /** Shows a design's states. A mark shows that properties jump on entering a state. */
  showStates(design, state, jumps) {
    const tabs = design.states.map(({state: name}, place) => {
      const input = make("input", {
        type: "radio", name: "state", value: name, checked: name === state.state,
        id: `state-${name}`,
      });
      input.addEventListener("change", () => this.choose(name));
      const jumping = jumps.filter(({to}) => to === name);
      const text = make("span", {}, make("kbd", {}, String(place + 1)), name);
      if (jumping.length) {
        const words = jumping.map(({property}) => property).join(", ");
        text.append(make("i.jump", {title: `Jumps on entering: ${words}`}));
        text.append(make("span.hidden", {}, `, jumps on entering: ${words}`));
      }
      return make("label", {}, input, text);
    });
    const legend = make("legend", {}, "State");
    this.states.replaceChildren(legend, ...tabs);
  }

  /** Shows the frames of a sequence on the ruler. */
  showSequence(sequence) {
    this.sequence = sequence;
    this.scrubber.max = String(Math.max(sequence.count - 1, 0));
    this.count.title = sequence.rateNote;
    const ticks = Math.min(sequence.count, 121);
    this.ruler.style.setProperty("--step", `${100 / Math.max(ticks - 1, 1)}%`);
    this.ruler.replaceChildren(...marksOf(sequence.moments).map(({at, fraction}) => {
      const mark = make("span", {}, formatNumber(at, 4));
      mark.style.setProperty("--fraction", String(fraction));
      return mark;
    }));
  }

  /**
   * Shows the current frame, and the exact time or progress. `isFrame` is false if that is between
   * two frames.
   */
  mark(index, at, isFrame) {
    const {sequence} = this;
    const last = Math.max(sequence.count - 1, 1);
    this.scrubber.value = String(index);
    this.plot.style.setProperty("--place", String(index / last));
    const words = formatMoment(sequence.state.drive, at);
    this.scrubber.setAttribute("aria-valuetext", `Frame ${index}, ${words}`);
    this.moment.textContent = words;
    this.count.textContent = `${isFrame ? "frame" : "near"} ${index} of 0–${sequence.count - 1}`;
  }

  grab(event) {
    if (event.button !== 0 || !this.sequence) return;
    event.preventDefault();
    this.plot.setPointerCapture(event.pointerId);
    this.scrubber.focus({preventScroll: true});
    this.seekTo(event);
  }

  seekTo(event) {
    const box = this.ruler.getBoundingClientRect();
    const fraction = (event.clientX - box.left) / box.width;
    const last = this.sequence.count - 1;
    this.seek(Math.min(Math.max(Math.round(fraction * last), 0), last));
  }
}

/** Returns the labels of the ruler: its ends and round numbers in between. */
function marksOf(moments) {
  const [from, to] = [moments[0], moments.at(-1)];
  const range = Math.abs(to - from);
  if (range === 0) return [];
  const step = roundStep(range / MARKS);
  const marks = [{at: from, fraction: 0}];
  const least = Math.min(from, to);
  for (let i = Math.floor(least / step) + 1; i * step < least + range; i += 1) {
    const fraction = Math.abs(i * step - from) / range;
    if (fraction > END_MARGIN && fraction < 1 - END_MARGIN) marks.push({at: i * step, fraction});
  }
  return [...marks, {at: to, fraction: 1}];
}
