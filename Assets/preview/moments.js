import {announce, make} from "../shared/dom.js";
import {effectWords, numberWords} from "./words.js";

/** How long a haptic moment flashes, in milliseconds, and how long the device shakes. */
const FLASH = 260;
const SHAKE = 12;

/** How many frames the shown rate is taken over. */
const RATE_FRAMES = 30;

/** Tells of the moments of a pull: states, values and what the lifecycle asks for. */
export class Moments {
  /** @param {{surface, state, facts, values, effects, buttons}} elements */
  constructor(elements) {
    Object.assign(this, elements);
    this.seen = 0;
    this.recording = null;
    this.lastState = "";
    this.times = [];
  }

  /** Shows a moment of a recording, at a time in seconds. */
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
      make("code", {}, `${time.toFixed(2)} s`), make("span", {}, effectWords(effect)),
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
      ["offset", `${numberWords(offset, 4)} pt`], ["progress", numberWords(progress, 4)],
      ["time", `${time.toFixed(2)} s`], ["rate", this.rate()],
    ];
    this.facts.replaceChildren(...facts.flatMap(pair));
    const rows = Object.entries(values).map(([name, value]) => [name, valueText(value)]);
    this.values.replaceChildren(...rows.flatMap(pair));
  }

  /** Pictures a second, over the last ones. */
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
  if (Array.isArray(value)) return value.map((each) => numberWords(each, 3)).join(" ");
  if (typeof value === "object" && value !== null) {
    return Object.values(value).map((each) => numberWords(each, 3)).join(" ");
  }
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null ? "–" : numberWords(value, 5);
}
