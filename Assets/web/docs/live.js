import {bytesOf} from "../../shared/base64.js";
import {segments} from "../../shared/choices.js";
import {make} from "../../shared/dom.js";
import "../../shared/pinwheel-indicator.js";
import {open} from "../../shared/pinwheel.js";
import {decodePNG} from "../../shared/png.js";

/**
 * Turns the designs in a page's code blocks into live figures. Each plays next to its text, which
 * can be edited.
 */

/** The delay after the last edit before a design is read, in milliseconds. */
const PAUSE = 150;
/** The duration of a demo pull, and how long its end is held, in seconds. */
const SWEEP = {pull: 1.4, hold: 0.6};
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * The engine and images in base64, defined by a script next to the pages. Pages opened as files
 * cannot fetch them.
 */
const {pinwheelEngine: embeddedEngine, pinwheelImages: embeddedImages = {}} = globalThis;
const opened = open(embeddedEngine && bytesOf(embeddedEngine));

/** Decodes the embedded images that a text refers to. */
async function imagesOf(text) {
  const named = Object.entries(embeddedImages).filter(([name]) => text.includes(name));
  const decoded = named.map(async ([name, image]) => [name, await decodePNG(bytesOf(image))]);
  return Object.fromEntries(await Promise.all(decoded));
}

/** A figure that plays the design of a code block, and follows its edits. */
class Figure {
  constructor(block, head) {
    Object.assign(this, {block, head});
    this.indicator = make("pinwheel-indicator");
    this.states = make("fieldset.live-states", {}, make("legend", {}, "State"));
    this.progress = make("input", {
      type: "range", min: "0", max: "1", step: "0.005", value: "1", "aria-label": "Progress",
    });
    this.problems = make("p.live-problems", {role: "status"});
    this.figure = make("figure.live", {}, this.indicator, this.states, this.progress, this.problems);
    this.progress.addEventListener("input", () => {
      sweeping.delete(this);
      this.indicator.progress = this.progress.value;
    });
    block.after(this.figure);
    this.listen();
  }

  listen() {
    const {block} = this;
    try {
      block.contentEditable = "plaintext-only";
    } catch {
      // Firefox before version 136 lacks this value. Pasted text may then be formatted, which is
      // ignored.
      block.contentEditable = "true";
    }
    block.spellcheck = false;
    block.tabIndex = 0;
    block.setAttribute("role", "textbox");
    block.setAttribute("aria-multiline", "true");
    block.setAttribute("aria-label", "The design's text, editable");
    let waiting = 0;
    block.addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => this.read(), PAUSE);
    });
  }

  /** Reads the text and shows the design or all problems. */
  async read() {
    const {innerText} = this.block;
    const {indicator, problems} = await this.load(innerText);
    if (innerText !== this.block.innerText) return indicator?.release();
    this.problems.textContent = problems.map((problem) => this.words(problem)).join("\n");
    if (!indicator) return;
    const before = this.indicator.indicator;
    const {width} = indicator.canvas;
    this.indicator.style.width = `min(${Math.max(2 * width, 96)}px, 100%)`;
    this.indicator.indicator = indicator;
    before?.release();
    this.choose(indicator.states);
  }

  async load(text) {
    try {
      const source = this.head + text;
      const images = await imagesOf(source);
      return await (await opened).loadText(source, document.baseURI, {name: "design", images});
    } catch (error) {
      if (!error.problems) console.error(error);
      return {indicator: null, problems: error.problems ?? [{line: 0, message: error.message}]};
    }
  }

  /** Formats a problem, with its line number if it is in the block. */
  words({line, message, hint}) {
    const ownLine = line - (this.head.split("\n").length - 1);
    return (ownLine > 0 ? `line ${ownLine}: ` : "") + [message, hint].filter(Boolean).join("; ");
  }

  /**
   * Shows buttons for the states. Selects the current state, or else the first that plays by
   * itself.
   */
  choose(states) {
    const names = states.map(({state}) => state);
    const initial = states.find(({drive}) => drive === "time") ?? states[0];
    const chosen = names.includes(this.indicator.state) ? this.indicator.state : initial.state;
    const group = `state-${numbered += 1}`;
    const options = names.map((name) => [name, name]);
    segments(this.states, group, options, (name) => this.show(states, name), chosen);
    this.show(states, chosen);
  }

  show(states, name) {
    const {drive, duration} = states.find(({state}) => state === name);
    const isClock = drive === "time" || Boolean(duration);
    this.indicator.state = name;
    this.indicator.seconds = 0;
    this.progress.hidden = isClock;
    this.indicator.progress = isClock ? null : this.progress.value;
    if (isClock || reduced.matches) sweeping.delete(this);
    else sweep(this);
  }

  /** Shows the demo pull at a time in seconds. */
  sweepTo(seconds) {
    const progress = Math.min((seconds % (SWEEP.pull + SWEEP.hold)) / SWEEP.pull, 1);
    this.indicator.progress = progress.toFixed(3);
    this.progress.value = this.indicator.progress;
  }
}

/** The figures that play a demo pull, until the reader moves the slider. */
const sweeping = new Set();

function sweep(figure) {
  sweeping.add(figure);
  if (sweeping.size > 1) return;
  const step = (now) => {
    for (const each of sweeping) {
      // Navigation within the documentation removes figures.
      if (each.figure.isConnected) each.sweepTo(now / 1000);
      else sweeping.delete(each);
    }
    if (sweeping.size > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

let numbered = 0;
const seen = new WeakSet();

/** Creates figures for new code blocks. Pages may insert them late. */
function addFigures() {
  for (const pre of document.querySelectorAll("pre")) {
    const text = pre.innerText;
    const head = text.startsWith("layers:\n") ? pre.closest("[data-head]")?.dataset.head : "";
    const isDesign = text.startsWith("pinwheel: 1\n") && text.includes("\nlayers:");
    if (seen.has(pre) || !(isDesign || head)) continue;
    seen.add(pre);
    // Without the engine the page stays unchanged.
    opened.then(() => new Figure(pre, head).read(), () => {});
  }
}

addFigures();
new MutationObserver(addFigures).observe(document.body, {childList: true, subtree: true});
