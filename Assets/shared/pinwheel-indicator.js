import {StateClock, timelineOf} from "./pinwheel-clock.js";
import {acquireDesign, frameQueue, ratioWatch, releaseDesign} from "./pinwheel-frames.js";
import {Labels} from "./pinwheel-labels.js";
import {open} from "./pinwheel.js";
import {PinwheelError, problemOf} from "./pinwheel-problems.js";

/** The engine that all elements of a page share. */
let engine = null;

/**
 * Sets the engine's source. Call it before the first element is shown. The default is the file next
 * to this module.
 */
export function useEngine(source) {
  engine = Promise.resolve(source).then((it) => (typeof it?.load === "function" ? it : open(it)));
  // Elements report the error.
  engine.catch(() => {});
}

/** Returns the engine. If opening fails, the next element that needs it tries again. */
function sharedEngine() {
  if (engine) return engine;
  const opened = open();
  engine = opened;
  opened.catch(() => { if (engine === opened) engine = null; });
  return opened;
}

const ATTRIBUTES = [
  "src", "state", "progress", "parameters", "appearance", "palette", "paused", "label",
];
/** The engine's limits: pixels of an image, and pixels per point. */
const LIMITS = {pixels: (1 << 22) - 1, scale: 64};

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: inline-block; vertical-align: middle; width: 60px; aspect-ratio: 1; }
  :host([hidden]) { display: none; }
  canvas { display: block; width: 100%; height: 100%; object-fit: contain;
    color: light-dark(#000, #fff); transition: color 1ms step-end; }
  [hidden] { display: none; }
`);
const supportsLightDark = CSS.supports("color", "light-dark(#000, #fff)");
const darkScheme = matchMedia("(prefers-color-scheme: dark)");

/**
 * `<pinwheel-indicator src="arc.yaml" state="pulling" progress="0.4">` draws a design at the
 * screen's resolution, in the appearance of the surrounding page. It is drawn only while visible.
 * Otherwise its clock continues without drawing. The element's content is a fallback, shown while
 * the design cannot be drawn. Errors are logged to the console.
 *
 * Events: `load`; `error` with `detail.problems`; `statechange` with `detail.state` and
 * `detail.previous`; `stateend` with `detail.state`, when a state that ends has been played.
 */
export class PinwheelIndicator extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  #canvas = document.createElement("canvas");
  #slot = document.createElement("slot");
  #size = new CSSStyleSheet();
  #indicator = null;
  /** The `src` of the referenced design, and the reference to it. */
  #source = null;
  #reference = null;
  #isLoading = false;
  /** Whether the design was set by the `indicator` property. */
  #isAssigned = false;
  #problems = [];
  #isSeen = false;
  /** The size of the canvas in points, and in device pixels if the browser reports it. */
  #box = {sides: [0, 0], pixels: null};
  #isDark = null;
  #clock = new StateClock();
  #state = null;
  #drawn = "";
  #parsed = {text: null, values: {}};
  #labels = new Labels(this);
  /** The timer that advances the clock when there are no frames. */
  #timer = 0;
  #drawer = {draw: (now) => this.#draw(now, true)};
  #sight = new IntersectionObserver((entries) => this.#see(entries.at(-1).isIntersecting));
  #extent = new ResizeObserver((entries) => this.#measure(entries.at(-1)));
  #recolor = () => {
    this.#isDark = null;
    this.#schedule();
  };

  constructor() {
    super();
    const root = this.attachShadow({mode: "open"});
    root.adoptedStyleSheets = [sheet, this.#size];
    this.#canvas.setAttribute("aria-hidden", "true");
    this.#canvas.addEventListener("transitionend", this.#recolor);
    // A colour change that is reverted within the transition cancels it instead of starting
    // another.
    this.#canvas.addEventListener("transitioncancel", this.#recolor);
    this.#slot.hidden = true;
    root.append(this.#canvas, this.#slot);
  }

  /** The design. Setting it overrides `src`. */
  get indicator() { return this.#indicator; }
  set indicator(value) {
    this.#releaseDesign();
    this.#isAssigned = value !== null;
    this.#take(value);
    this.#load();
  }

  /** The current problems, empty if there are none. */
  get problems() { return this.#problems; }

  /** The time for which the state has been shown, in seconds. It can be set. */
  get seconds() { return this.#clock.seconds; }
  set seconds(value) {
    this.#clock.set(Math.max(Number(value) || 0, 0));
    this.#schedule();
  }

  get src() { return this.getAttribute("src"); }
  set src(value) { this.#set("src", value); }
  get state() { return this.getAttribute("state"); }
  set state(value) { this.#set("state", value); }
  get progress() { return this.hasAttribute("progress") ? Number(this.getAttribute("progress")) : null; }
  set progress(value) { this.#set("progress", value); }
  get parameters() { return this.#read("parameters").values; }
  set parameters(value) { this.#set("parameters", value && JSON.stringify(value)); }
  get appearance() { return this.getAttribute("appearance"); }
  set appearance(value) { this.#set("appearance", value); }
  get palette() { return this.getAttribute("palette"); }
  set palette(value) { this.#set("palette", value); }
  get label() { return this.getAttribute("label"); }
  set label(value) { this.#set("label", value); }
  get paused() { return this.hasAttribute("paused"); }
  set paused(value) { this.toggleAttribute("paused", Boolean(value)); }

  #set(name, value) {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }

  connectedCallback() {
    // Apply properties that were set before the element was defined.
    for (const name of [...ATTRIBUTES, "indicator"].filter((each) => Object.hasOwn(this, each))) {
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    this.#labels.begin();
    this.#sight.observe(this);
    try {
      this.#extent.observe(this.#canvas, {box: "device-pixel-content-box"});
    } catch {
      this.#extent.observe(this.#canvas);
    }
    darkScheme.addEventListener("change", this.#recolor);
    ratioWatch.add(this.#recolor);
    document.addEventListener("visibilitychange", this.#recolor);
    this.#load();
    this.#schedule();
  }

  disconnectedCallback() {
    this.#sight.disconnect();
    this.#extent.disconnect();
    darkScheme.removeEventListener("change", this.#recolor);
    ratioWatch.remove(this.#recolor);
    document.removeEventListener("visibilitychange", this.#recolor);
    frameQueue.remove(this.#drawer);
    clearTimeout(this.#timer);
    this.#isSeen = false;
    this.#clock.hold();
    // An element that is moved within the page keeps its design.
    queueMicrotask(() => {
      if (!this.isConnected) this.#releaseDesign();
    });
  }

  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    if (name === "src") this.#load();
    if (name === "state") this.#clock.set(0);
    if (name === "state" || name === "paused") this.#clock.hold();
    if (name === "appearance") this.#isDark = null;
    this.#schedule();
  }

  /* Reading */

  /** Reads the design at `src`. Repeats if `src` has changed in the meantime. */
  async #load() {
    if (this.#isLoading) return;
    this.#isLoading = true;
    // Combine several changes in one task.
    await null;
    while (this.isConnected && !this.#isAssigned && this.src !== this.#source) {
      this.#releaseDesign();
      this.#source = this.src;
      if (this.src !== null) await this.#acquireDesign();
      else this.#take(null);
    }
    this.#isLoading = false;
  }

  async #acquireDesign() {
    const source = this.src;
    const isWanted = () => this.src === source && this.#source === source && !this.#isAssigned;
    try {
      this.#reference = acquireDesign(new URL(source, this.baseURI).href, sharedEngine());
      const {indicator, problems} = await this.#reference.result;
      if (!isWanted()) return;
      if (!indicator) throw new PinwheelError(problems);
      this.#take(indicator);
      this.dispatchEvent(new CustomEvent("load"));
    } catch (error) {
      if (isWanted()) this.#fail(error);
    }
  }

  #releaseDesign() {
    if (this.#reference) releaseDesign(this.#reference);
    this.#reference = null;
    this.#source = null;
    if (!this.#isAssigned) this.#indicator = null;
  }

  #take(indicator) {
    this.#indicator = indicator;
    this.#drawn = "";
    this.#clock.set(0);
    this.#clock.hold();
    this.#showProblems([]);
    if (!indicator) this.#canvas.width = 0;
    this.#resize();
    this.#schedule();
  }

  /** Sets the element's default size to the design's, or to the fallback's. */
  #resize() {
    if (this.#canvas.hidden) {
      this.#size.replaceSync(":host { width: auto; aspect-ratio: auto; }");
    } else if (this.#indicator) {
      const {width, height} = this.#indicator.canvas;
      this.#size.replaceSync(`:host { width: ${width}px; aspect-ratio: ${width} / ${height}; }`);
    }
  }

  /** Returns the parsed value of a JSON attribute. The last value is cached. */
  #read(name) {
    const text = this.getAttribute(name);
    if (text === this.#parsed.text) return this.#parsed;
    this.#parsed = {text, values: {}};
    try {
      const values = text ? JSON.parse(text) : {};
      if (typeof values !== "object" || values === null || Array.isArray(values)) throw new Error("not an object");
      this.#parsed.values = values;
    } catch (error) {
      this.#parsed.problem = problemOf(`${name} is not JSON: ${error.message}`, `write ${name}='{"width": 3}'`);
    }
    return this.#parsed;
  }

  #fail(error) {
    this.#showProblems(error.problems ?? [problemOf(String(error.message))]);
  }

  /** Shows the fallback while there are problems. Reports the same problems only once. */
  #showProblems(problems) {
    const text = problems.map((problem) => problem.text).join("\n");
    const before = this.#problems.map((problem) => problem.text).join("\n");
    const isFallback = problems.length > 0;
    this.#problems = problems;
    if (this.#canvas.hidden !== isFallback) {
      this.#slot.hidden = !isFallback;
      this.#canvas.hidden = isFallback;
      if (isFallback) this.#labels.clear();
      this.#resize();
    }
    if (text === before || problems.length === 0) return;
    const event = new CustomEvent("error", {detail: {problems}, cancelable: true});
    // Problems are not logged if a listener cancels the event.
    if (this.dispatchEvent(event)) console.error(`pinwheel-indicator: ${text}`);
  }

  /* Drawing */

  #see(isSeen) {
    this.#isSeen = isSeen;
    if (isSeen) this.#schedule();
  }

  #measure({devicePixelContentBoxSize: exact, contentBoxSize: [box]}) {
    this.#box = {
      sides: [box.inlineSize, box.blockSize], pixels: exact ? [exact[0].inlineSize, exact[0].blockSize] : null,
    };
    this.#schedule();
  }

  /**
   * The size of the canvas in device pixels, exact if the browser reports it. A canvas hidden by
   * the fallback has no size. Then the design's own size is used, to find out whether it can be
   * drawn again.
   */
  get #pixels() {
    if (this.#canvas.hidden) {
      const {width, height} = this.#indicator.canvas;
      return [width * devicePixelRatio, height * devicePixelRatio];
    }
    const {sides, pixels} = this.#box;
    return sides.map((side, index) => {
      const wanted = side * devicePixelRatio;
      return pixels && Math.abs(pixels[index] - wanted) < 1 ? pixels[index] : wanted;
    });
  }

  #schedule() {
    if (!this.isConnected) return;
    frameQueue.add(this.#drawer);
    // Hidden pages have no frames.
    if (document.hidden) this.#wake(0);
  }

  /** Advances the clock without drawing, after a delay in milliseconds. */
  #wake(delay) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#draw(performance.now(), false), Math.ceil(delay));
  }

  /** Advances the clock, and draws if this is a frame and the element is visible. */
  #draw(now, isFrame) {
    clearTimeout(this.#timer);
    if (!this.#indicator) return;
    const isSeen = isFrame && this.#isSeen && this.#pixels[0] >= 1;
    try {
      const timeline = timelineOf(this.#indicator, this.state);
      this.#announce(timeline);
      this.#clock.advance(now, this.paused);
      const {moment, isMoving, isEnd, left} = this.#clock.moment(timeline, this.progress);
      if (isEnd) this.dispatchEvent(new CustomEvent("stateend", {detail: {state: timeline.state}}));
      if (isSeen) {
        this.#drawState(timeline, moment);
        this.#showProblems([]);
      }
      if (!isMoving || this.paused) return;
      if (isSeen) frameQueue.add(this.#drawer);
      else if (left !== null) this.#wake(left);
    } catch (error) {
      // Drawing is retried after the next change.
      this.#drawn = "";
      this.#fail(error);
    }
  }

  /** Draws the state if anything has changed since the last drawing. */
  #drawState(timeline, moment) {
    const {problem, values: parameters, text} = this.#read("parameters");
    if (problem) throw new PinwheelError([problem]);
    const indicator = this.#indicator;
    const {width, height} = indicator.canvas;
    const [across, down] = this.#pixels;
    const fitting = Math.min(across / width, down / height);
    const scale = Math.min(fitting, LIMITS.scale, Math.sqrt(LIMITS.pixels / (width * height)));
    const options = {scale: Math.max(scale, 0.01), appearance: this.#appearance(), ...moment};
    if (this.palette !== null) options.palette = this.palette;
    const key = `${timeline.state} ${JSON.stringify(options)} ${text}`;
    if (key !== this.#drawn) indicator.paint(this.#canvas, timeline.state, {...options, parameters});
    this.#drawn = key;
  }

  /** The appearance: the attribute's value, or that of the surrounding page. */
  #appearance() {
    const {appearance} = this;
    if (appearance !== null) return appearance;
    this.#isDark ??= supportsLightDark
      ? getComputedStyle(this.#canvas).color === "rgb(255, 255, 255)" : darkScheme.matches;
    return this.#isDark ? "dark" : "light";
  }

  /* Events and accessibility */

  #announce({state, drive}) {
    const previous = this.#state;
    if (state !== previous) {
      this.#state = state;
      this.dispatchEvent(new CustomEvent("statechange", {detail: {state, previous}}));
    }
    if (this.#canvas.hidden) return;
    const {progress} = this;
    const isKnown = drive === "progress" && progress !== null && !Number.isNaN(progress);
    const {name, title} = this.#indicator;
    this.#labels.describe({
      state, fraction: isKnown ? Math.min(Math.max(progress, 0), 1) : null, name: this.label ?? (title || name),
    });
  }
}

if (!customElements.get("pinwheel-indicator")) customElements.define("pinwheel-indicator", PinwheelIndicator);
