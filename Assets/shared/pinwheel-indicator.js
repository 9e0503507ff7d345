import {StateClock, timelineOf} from "./pinwheel-clock.js";
import {borrow, frameQueue, giveBack, ratioWatch} from "./pinwheel-frames.js";
import {Labels} from "./pinwheel-labels.js";
import {open} from "./pinwheel.js";
import {PinwheelError, problemOf} from "./pinwheel-problems.js";

/** The engine that all elements of a page share. */
let engine = null;

/** Sets where the engine is, before the first element is shown; otherwise it lies beside this file. */
export function useEngine(source) {
  engine = Promise.resolve(source).then((it) => (typeof it?.load === "function" ? it : open(it)));
  // Elements tell why they have none.
  engine.catch(() => {});
}

/** The engine; one that could not be opened is tried again by the next element that needs it. */
function theEngine() {
  if (engine) return engine;
  const opened = open();
  engine = opened;
  opened.catch(() => { if (engine === opened) engine = null; });
  return opened;
}

const ATTRIBUTES = [
  "src", "state", "progress", "parameters", "appearance", "palette", "paused", "label",
];
/** The most pixels of a picture, which the engine refuses to exceed, and the most pixels a point. */
const MOST = {pixels: (1 << 22) - 1, scale: 64};

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: inline-block; vertical-align: middle; width: 60px; aspect-ratio: 1; }
  :host([hidden]) { display: none; }
  canvas { display: block; width: 100%; height: 100%; object-fit: contain;
    color: light-dark(#000, #fff); transition: color 1ms step-end; }
  [hidden] { display: none; }
`);
const knowsSchemes = CSS.supports("color", "light-dark(#000, #fff)");
const darkness = matchMedia("(prefers-color-scheme: dark)");

/**
 * `<pinwheel-indicator src="arc.yaml" state="pulling" progress="0.4">` draws itself: as sharp as the
 * screen is, light or dark as the page is around it, by the frames' clock, and only while it can be seen;
 * out of sight its clock goes on without pictures. Its content is the fallback: it is shown while what the
 * attributes ask for cannot be drawn. The reasons go to the console, not to the page's visitors.
 *
 * Events: `load`; `error` with `detail.problems`; `statechange` with `detail.state` and `detail.previous`;
 * `stateend` with `detail.state`, once a state that ends has been played.
 */
export class PinwheelIndicator extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  #canvas = document.createElement("canvas");
  #slot = document.createElement("slot");
  #size = new CSSStyleSheet();
  #indicator = null;
  /** The `src` whose design is borrowed, and the loan. */
  #source = null;
  #loan = null;
  #isLoading = false;
  /** Whether the design was set, not borrowed. */
  #isOwn = false;
  #problems = [];
  #isSeen = false;
  /** The canvas's sides in points, and in the screen's pixels where the browser tells. */
  #box = {sides: [0, 0], pixels: null};
  #isDark = null;
  #clock = new StateClock();
  #state = null;
  #drawn = "";
  #given = {text: null, values: {}};
  #labels = new Labels(this);
  /** What lets time pass where no frame does. */
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
    // A change back within the transition's millisecond cancels it, and starts none.
    this.#canvas.addEventListener("transitioncancel", this.#recolor);
    this.#slot.hidden = true;
    root.append(this.#canvas, this.#slot);
  }

  /** The design; setting it takes the place of `src`. */
  get indicator() { return this.#indicator; }
  set indicator(value) {
    this.#giveBack();
    this.#isOwn = value !== null;
    this.#take(value);
    this.#load();
  }

  /** What is wrong; nothing where all is well. */
  get problems() { return this.#problems; }

  /** Seconds for which the state has been shown; can be set. */
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
    // What was set before this file was read.
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
    darkness.addEventListener("change", this.#recolor);
    ratioWatch.add(this.#recolor);
    document.addEventListener("visibilitychange", this.#recolor);
    this.#load();
    this.#schedule();
  }

  disconnectedCallback() {
    this.#sight.disconnect();
    this.#extent.disconnect();
    darkness.removeEventListener("change", this.#recolor);
    ratioWatch.remove(this.#recolor);
    document.removeEventListener("visibilitychange", this.#recolor);
    frameQueue.remove(this.#drawer);
    clearTimeout(this.#timer);
    this.#isSeen = false;
    this.#clock.hold();
    // Who is only moved within the page keeps its design.
    queueMicrotask(() => {
      if (!this.isConnected) this.#giveBack();
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

  /* Reading. */

  /** Reads what `src` names; of addresses that come meanwhile only the newest is next. */
  async #load() {
    if (this.#isLoading) return;
    this.#isLoading = true;
    // Changes of one moment are one change.
    await null;
    while (this.isConnected && !this.#isOwn && this.src !== this.#source) {
      this.#giveBack();
      this.#source = this.src;
      if (this.src !== null) await this.#borrow();
      else this.#take(null);
    }
    this.#isLoading = false;
  }

  async #borrow() {
    const source = this.src;
    const isWanted = () => this.src === source && this.#source === source && !this.#isOwn;
    try {
      this.#loan = borrow(new URL(source, this.baseURI).href, theEngine());
      const {indicator, problems} = await this.#loan.result;
      if (!isWanted()) return;
      if (!indicator) throw new PinwheelError(problems);
      this.#take(indicator);
      this.dispatchEvent(new CustomEvent("load"));
    } catch (error) {
      if (isWanted()) this.#fail(error);
    }
  }

  #giveBack() {
    if (this.#loan) giveBack(this.#loan);
    this.#loan = null;
    this.#source = null;
    if (!this.#isOwn) this.#indicator = null;
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

  /** Gives the element the design's size, or the fallback's. */
  #resize() {
    if (this.#canvas.hidden) {
      this.#size.replaceSync(":host { width: auto; aspect-ratio: auto; }");
    } else if (this.#indicator) {
      const {width, height} = this.#indicator.canvas;
      this.#size.replaceSync(`:host { width: ${width}px; aspect-ratio: ${width} / ${height}; }`);
    }
  }

  /** A value that is written as JSON, read once for each text. */
  #read(name) {
    const text = this.getAttribute(name);
    if (text === this.#given.text) return this.#given;
    this.#given = {text, values: {}};
    try {
      const values = text ? JSON.parse(text) : {};
      if (typeof values !== "object" || values === null || Array.isArray(values)) throw new Error("no object");
      this.#given.values = values;
    } catch (error) {
      this.#given.problem = problemOf(`${name} is not JSON: ${error.message}`, `write ${name}='{"width": 3}'`);
    }
    return this.#given;
  }

  #fail(error) {
    this.#showProblems(error.problems ?? [problemOf(String(error.message))]);
  }

  /** Shows the fallback while there are problems. Reports each text of problems once. */
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
    // Whoever handles problems cancels the event.
    if (this.dispatchEvent(event)) console.error(`pinwheel-indicator: ${text}`);
  }

  /* Drawing. */

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
   * The canvas's sides in the screen's pixels: whole ones if the browser reports them. A canvas that the
   * fallback hides has no size: there the design's own is taken, to see whether it can be drawn again.
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
    // A page that is hidden has no frames.
    if (document.hidden) this.#wake(0);
  }

  /** Lets time pass without a picture, some milliseconds from now. */
  #wake(wait) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#draw(performance.now(), false), Math.ceil(wait));
  }

  /** Lets time pass, and draws, at a frame of the screen, what can be seen. */
  #draw(now, isFrame) {
    clearTimeout(this.#timer);
    if (!this.#indicator) return;
    const isSeen = isFrame && this.#isSeen && this.#pixels[0] >= 1;
    try {
      const timeline = timelineOf(this.#indicator, this.state);
      this.#tell(timeline);
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
      // Not tried again before something changes.
      this.#drawn = "";
      this.#fail(error);
    }
  }

  /** Draws what has changed. */
  #drawState(timeline, moment) {
    const {problem, values: parameters, text} = this.#read("parameters");
    if (problem) throw new PinwheelError([problem]);
    const indicator = this.#indicator;
    const {width, height} = indicator.canvas;
    const [across, down] = this.#pixels;
    const fitting = Math.min(across / width, down / height);
    const scale = Math.min(fitting, MOST.scale, Math.sqrt(MOST.pixels / (width * height)));
    const look = {scale: Math.max(scale, 0.01), appearance: this.#appearance(), ...moment};
    if (this.palette !== null) look.palette = this.palette;
    const key = `${timeline.state} ${JSON.stringify(look)} ${text}`;
    if (key !== this.#drawn) indicator.paint(this.#canvas, timeline.state, {...look, parameters});
    this.#drawn = key;
  }

  /** Light or dark: as the element says, else as the page around it is. */
  #appearance() {
    const {appearance} = this;
    if (appearance !== null) return appearance;
    this.#isDark ??= knowsSchemes
      ? getComputedStyle(this.#canvas).color === "rgb(255, 255, 255)" : darkness.matches;
    return this.#isDark ? "dark" : "light";
  }

  /* Telling. */

  #tell({state, drive}) {
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
      state, share: isKnown ? Math.min(Math.max(progress, 0), 1) : null, name: this.label ?? (title || name),
    });
  }
}

if (!customElements.get("pinwheel-indicator")) customElements.define("pinwheel-indicator", PinwheelIndicator);
