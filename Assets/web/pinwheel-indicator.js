import {open, PinwheelError} from "./pinwheel.js";

/** The engine that all elements of a page share. */
let engine;

/** Sets where the engine is, before the first element is shown; otherwise it lies beside this file. */
export function useEngine(source) { engine = Promise.resolve(source).then((it) => it.load ? it : open(it)); }

/** What is observed, and what draws anew. */
const ATTRIBUTES = ["src", "state", "progress", "parameters", "appearance", "paused", "label"];
/** Seconds between frames where motion is to be reduced; what moves then stands at its middle. */
const RESTING = 0.5;

/**
 * `<pinwheel-indicator src="arc.yaml" state="pulling" progress="0.4">` draws itself: as sharp as the screen
 * is, light or dark as the system is, by the frames' clock, and only while it can be seen.
 *
 * Events: `load`, `error` with `detail.problems`, `statechange` with `detail.state`.
 */
export class PinwheelIndicator extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  #canvas = document.createElement("canvas");
  #indicator = null;
  #isSeen = false;
  #frame = 0;
  #start = null;
  #shown = "";
  #loading = 0;
  #observer = new IntersectionObserver((entries) => this.#see(entries.at(-1).isIntersecting));
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #redraw = () => this.#schedule();

  constructor() {
    super();
    const root = this.attachShadow({mode: "open"});
    root.innerHTML = "<style>:host{display:inline-block}canvas{display:block;width:100%;height:100%}</style>";
    this.#canvas.setAttribute("aria-hidden", "true");
    root.append(this.#canvas);
  }

  /** The design; set it in place of `src` where it is there already. */
  get indicator() { return this.#indicator; }
  set indicator(value) {
    this.#loading += 1;
    this.#take(value);
  }

  get src() { return this.getAttribute("src"); }
  set src(value) { this.#set("src", value); }
  get state() { return this.getAttribute("state"); }
  set state(value) { this.#set("state", value); }
  get progress() { return this.hasAttribute("progress") ? Number(this.getAttribute("progress")) : null; }
  set progress(value) { this.#set("progress", value); }
  get parameters() { return parse(this.getAttribute("parameters")); }
  set parameters(value) { this.#set("parameters", value && JSON.stringify(value)); }
  get paused() { return this.hasAttribute("paused"); }
  set paused(value) { this.toggleAttribute("paused", Boolean(value)); }

  #set(name, value) {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }

  connectedCallback() {
    if (!this.hasAttribute("role")) this.setAttribute("role", "progressbar");
    this.#observer.observe(this);
    this.#dark.addEventListener("change", this.#redraw);
    this.#calm.addEventListener("change", this.#redraw);
    this.#label();
    if (!this.#indicator && this.src) this.#load();
  }

  disconnectedCallback() {
    this.#observer.disconnect();
    this.#dark.removeEventListener("change", this.#redraw);
    this.#calm.removeEventListener("change", this.#redraw);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#isSeen = false;
  }

  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    if (name === "src") {
      if (this.isConnected) this.#load();
    } else if (name === "state") {
      this.#start = null;
      this.dispatchEvent(new CustomEvent("statechange", {detail: {state: now}}));
    }
    this.#label();
    this.#schedule();
  }

  async #load() {
    const turn = (this.#loading += 1);
    try {
      engine ??= open();
      const {indicator, problems} = await (await engine).loadFrom(this.src);
      if (turn !== this.#loading) return indicator?.release();
      if (problems.length > 0) throw new PinwheelError(problems);
      this.#take(indicator);
      this.dispatchEvent(new CustomEvent("load"));
    } catch (error) {
      if (turn === this.#loading) this.#fail(error);
    }
  }

  #take(indicator) {
    this.#indicator?.release();
    this.#indicator = indicator;
    this.#shown = "";
    this.#start = null;
    this.#label();
    this.#schedule();
  }

  #fail(error) {
    const problems = error.problems ?? [{text: String(error.message)}];
    this.title = problems[0].text;
    this.dispatchEvent(new CustomEvent("error", {detail: {problems}}));
  }

  /** What screen readers say. */
  #label() {
    const {progress} = this;
    const name = this.getAttribute("label") ?? this.#indicator?.title;
    if (name) this.setAttribute("aria-label", name);
    if (progress !== null && this.getAttribute("role") === "progressbar") {
      this.setAttribute("aria-valuenow", String(Math.round(100 * Math.min(progress, 1))));
    } else {
      this.removeAttribute("aria-valuenow");
    }
  }

  #see(isSeen) {
    this.#isSeen = isSeen;
    if (isSeen) this.#schedule();
  }

  /** Draws at the next frame, however often it is asked before. */
  #schedule() {
    if (this.#frame || !this.#isSeen || !this.#indicator) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#draw(now);
    });
  }

  get #timeline() {
    const {states} = this.#indicator;
    return states.find((entry) => entry.state === this.state) ?? states.find((entry) => entry.drive === "time")
      ?? states[0];
  }

  #draw(now) {
    const timeline = this.#timeline;
    if (!timeline) return;
    this.#start ??= now;
    const seconds = this.#calm.matches ? RESTING : (now - this.#start) / 1000;
    const when = this.#momentOf(timeline, seconds);
    const scale = this.#scale();
    const look = {
      scale, ...when,
      appearance: this.getAttribute("appearance") ?? (this.#dark.matches ? "dark" : "light"),
    };
    const key = JSON.stringify([timeline.state, look, this.getAttribute("parameters")]);
    try {
      if (key !== this.#shown) this.#show(this.#indicator.draw(timeline.state, {...look, parameters: this.parameters}));
      this.#shown = key;
    } catch (error) {
      this.#shown = key;
      return this.#fail(error);
    }
    const isMoving = "time" in when && (timeline.loop || seconds < lengthOf(timeline));
    if (isMoving && !this.paused && !this.#calm.matches) this.#schedule();
  }

  /** Progress where the state follows it and one is given; else the clock. */
  #momentOf(timeline, seconds) {
    if (timeline.drive === "time") return {time: within(timeline, seconds)};
    const {progress} = this;
    if (progress === null) return timeline.duration ? {time: Math.min(seconds, timeline.duration)} : {};
    const most = timeline.state === "armed" ? 100 : 1;
    return {progress: Math.min(Math.max(progress, 0), most)};
  }

  /** Pixels a point, so that the picture is as sharp as the screen. */
  #scale() {
    const {width} = this.#indicator.canvas;
    const {style} = this;
    if (!style.width && !style.height && this.#canvas.style.width === "") {
      this.#canvas.style.width = `${width}px`;
      this.#canvas.style.height = `${this.#indicator.canvas.height}px`;
    }
    const shown = this.#canvas.getBoundingClientRect().width || width;
    return Math.min(Math.max((shown / width) * devicePixelRatio, 0.01), 64);
  }

  #show(picture) {
    const {width, height} = picture;
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    this.#canvas.getContext("2d").putImageData(picture, 0, 0);
  }
}

/** A time of a state that lasts as long as it is shown: a loop is over and over, else the end stays. */
function within(timeline, seconds) {
  const {intro, period} = timeline;
  if (!timeline.loop) return Math.min(seconds, lengthOf(timeline));
  return seconds < intro + period ? seconds : intro + ((seconds - intro) % period);
}

function lengthOf({intro = 0, period = 0, duration}) { return duration ?? intro + period; }

function parse(text) {
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    return {};
  }
}

if (!customElements.get("pinwheel-indicator")) customElements.define("pinwheel-indicator", PinwheelIndicator);
