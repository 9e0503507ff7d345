import {announce, make} from "../shared/dom.js";
import {effectLabel, formatNumber} from "./words.js";

/** The durations of the flash and of the vibration for a haptic tap, in milliseconds. */
const FLASH = 260;
const SHAKE = 12;

/** The number of frames over which the frame rate is averaged. */
const RATE_FRAMES = 30;

/** Shows the state, the values and the effects of a pull. */
export class Moments {
  /** @param {{surface, state, facts, values, effects, buttons}} elements */
  constructor(elements) {
    Object.assign(this, elements);
    this.seen = 0;
    this.recording = null;
    this.lastState = "";
    this.times = [];
  }

  /** Shows a moment of a recording. `time` is in seconds. */
  show(moment, recording, time) {
    if (recording !== this.recording || moment.effects.length < this.seen) this.begin(recording);
    for (const effect of moment.effects.slice(this.seen)) this.add(effect);
    this.seen = moment.effects.length;
    this.tellState(moment);
    this.showFacts(moment, time);
    this.buttons.hidden = !moment.values.errorShown;
    for (const button of this.buttons.querySelectorAll("button")) {
      button.disabled = button.value === "retry" && moment.values.retryEnabled === false;
    }
  }

  begin(recording) {
    this.recording = recording;
    this.seen = 0;
    this.effects.replaceChildren();
  }

  add(effect) {
    const {time, name} = effect;
    this.effects.append(make(
      `li.${name}`, {},
      make("code", {}, `${time.toFixed(2)} s`), make("span", {}, effectLabel(effect)),
    ));
    this.effects.scrollTop = this.effects.scrollHeight;
    if (name !== "haptic") return;
    navigator.vibrate?.(SHAKE);
    this.surface.classList.add("tapped");
    clearTimeout(this.flash);
    this.flash = setTimeout(() => this.surface.classList.remove("tapped"), FLASH);
  }

  tellState({state}) {
    this.state.textContent = state;
    if (state === this.lastState) return;
    this.lastState = state;
    announce(state);
  }

  showFacts({offset, progress, values}, time) {
    const facts = [
      ["offset", `${formatNumber(offset, 4)} pt`], ["progress", formatNumber(progress, 4)],
      ["time", `${time.toFixed(2)} s`], ["rate", this.rate()],
    ];
    this.facts.replaceChildren(...facts.flatMap(pair));
    const rows = Object.entries(values).map(([name, value]) => [name, valueText(value)]);
    this.values.replaceChildren(...rows.flatMap(pair));
  }

  /** Returns the frame rate of the last frames. */
  rate() {
    const now = performance.now();
    this.times = [...this.times.filter((time) => now - time < 1000), now].slice(-RATE_FRAMES);
    if (this.times.length < 5) return "–";
    return `${Math.round((1000 * (this.times.length - 1)) / (now - this.times[0]))} fps`;
  }
}

function pair([name, value]) {
  return [make("dt", {}, name), make("dd", {}, value)];
}

function valueText(value) {
  if (Array.isArray(value)) return value.map((each) => formatNumber(each, 3)).join(" ");
  if (typeof value === "object" && value !== null) {
    return Object.values(value).map((each) => formatNumber(each, 3)).join(" ");
  }
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null ? "–" : formatNumber(value, 5);
}
