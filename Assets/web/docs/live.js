import {bytesOf} from "../../shared/base64.js";
import {segments} from "../../shared/choices.js";
import {make} from "../../shared/dom.js";
import "../../shared/pinwheel-indicator.js";
import {open} from "../../shared/pinwheel.js";
import {decodePNG} from "../../shared/png.js";

/** Makes the designs in a page's blocks of code alive: each is played beside its text, which can be changed. */

/** Milliseconds after the last key until a design is read. */
const PAUSE = 150;
/** Seconds in which a state that follows the pull is gone through, and for which its end is shown. */
const SWEEP = {way: 1.4, rest: 0.6};
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** What a script beside the guide's pages holds, base 64, since from files nothing is fetched. */
const {pinwheelEngine: heldEngine, pinwheelImages: heldImages = {}} = globalThis;
const opened = open(heldEngine && bytesOf(heldEngine));

/** The images that a text names, of those that are held. */
async function imagesOf(text) {
  const named = Object.entries(heldImages).filter(([name]) => text.includes(name));
  const decoded = named.map(async ([name, image]) => [name, await decodePNG(bytesOf(image))]);
  return Object.fromEntries(await Promise.all(decoded));
}

/** A figure that plays the design of a block, kept as its text is. */
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
      // Firefox before 136 knows no such words; what is pasted may then have a look, which is not read.
      block.contentEditable = "true";
    }
    block.spellcheck = false;
    block.tabIndex = 0;
    block.setAttribute("role", "textbox");
    block.setAttribute("aria-multiline", "true");
    block.setAttribute("aria-label", "The design's text, which can be changed");
    let waiting = 0;
    block.addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => this.read(), PAUSE);
    });
  }

  /** Reads the text; what goes wrong in any way is told. */
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
      const whole = this.head + text;
      const images = await imagesOf(whole);
      return await (await opened).loadText(whole, document.baseURI, {name: "design", images});
    } catch (error) {
      if (!error.problems) console.error(error);
      return {indicator: null, problems: error.problems ?? [{line: 0, message: error.message}]};
    }
  }

  /** A problem in words, with its line where that is one of the block's. */
  words({line, message, hint}) {
    const own = line - (this.head.split("\n").length - 1);
    return (own > 0 ? `line ${own}: ` : "") + [message, hint].filter(Boolean).join("; ");
  }

  /** Offers the states; the first that moves by itself is shown, or the one that was. */
  choose(states) {
    const names = states.map(({state}) => state);
    const usual = states.find(({drive}) => drive === "time") ?? states[0];
    const chosen = names.includes(this.indicator.state) ? this.indicator.state : usual.state;
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

  /** Shows the pull at a time in seconds. */
  sweepTo(seconds) {
    const share = Math.min((seconds % (SWEEP.way + SWEEP.rest)) / SWEEP.way, 1);
    this.indicator.progress = share.toFixed(3);
    this.progress.value = this.indicator.progress;
  }
}

/** Figures whose pull goes on by itself, until somebody takes it. */
const sweeping = new Set();

function sweep(figure) {
  sweeping.add(figure);
  if (sweeping.size > 1) return;
  const step = (now) => {
    for (const each of sweeping) {
      // Whoever leads through the pages takes figures away.
      if (each.figure.isConnected) each.sweepTo(now / 1000);
      else sweeping.delete(each);
    }
    if (sweeping.size > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

let numbered = 0;
const seen = new WeakSet();

/** Makes every design alive that is not yet; pages may put them there late. */
function enliven() {
  for (const pre of document.querySelectorAll("pre")) {
    const text = pre.innerText;
    const head = text.startsWith("layers:\n") ? pre.closest("[data-head]")?.dataset.head : "";
    const isDesign = text.startsWith("pinwheel: 1\n") && text.includes("\nlayers:");
    if (seen.has(pre) || !(isDesign || head)) continue;
    seen.add(pre);
    // Where the engine is not to be had, the page stays as it is.
    opened.then(() => new Figure(pre, head).read(), () => {});
  }
}

enliven();
new MutationObserver(enliven).observe(document.body, {childList: true, subtree: true});
