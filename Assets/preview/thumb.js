import {drawing} from "./drawing.js";
import {askPicture} from "./server.js";
import {stateTime} from "../shared/pinwheel-clock.js";
import {draw} from "./stage.js";

/** The frame rate of thumbnails, in frames per second. */
const RATE = 30;

/** The states that are played, each with the number of repetitions of its loop. */
const STATES = [["pulling", 1], ["refreshing", 2], ["finishing", 1]];

/** The number of frames for which the last frame is held before a repetition. */
const HOLD_FRAMES = 12;

/** A thumbnail that plays a design from the pull to the end. */
export class Thumb {
  constructor(canvas, view) {
    this.canvas = canvas;
    this.view = view;
    this.design = null;
    this.version = null;
    this.cells = [];
    this.isVisible = false;
    this.timer = null;
    this.place = 0;
  }

  /**
   * Shows a design. Frames are drawn again only if its version has changed. `maxPixels` limits the
   * size of an image.
   */
  show(design, maxPixels) {
    this.maxPixels = maxPixels;
    const isSame = this.design && this.version === design.version;
    this.design = design;
    this.version = design.version;
    if (!isSame) this.refresh();
  }

  /** Loads the frames when the thumbnail is visible. */
  refresh() {
    this.isStale = true;
    if (this.isVisible) this.load();
  }

  setVisible(isVisible) {
    this.isVisible = isVisible;
    if (isVisible && this.isStale) this.load();
    this.run();
  }

  async load() {
    this.isStale = false;
    const {design, version, view} = this;
    if (design.states.length === 0) return;
    const indicator = await drawing.indicator(design.name);
    const isSmall = this.fits(design, Math.ceil(devicePixelRatio));
    const scale = indicator || isSmall ? Math.ceil(devicePixelRatio) : 1;
    const look = {
      design: design.name, scale, appearance: view.appearance, palette: view.values.palette,
    };
    const states = STATES.filter(([name]) => design.states.some(({state}) => state === name));
    const wanted = states.length ? states : [[design.states[0].state, 1]];
    try {
      const parts = await this.partsOf(indicator, look, wanted);
      if (version !== this.version) return;
      this.cells = parts.flat();
      this.still = this.cells[Math.max(parts[0].length - 1, 0)];
      this.place = 0;
      this.fit(scale);
      this.run();
    } catch {
      // The stage shows the errors of the open design.
      this.isStale = true;
    }
  }

  /**
   * Returns the frames of each state: drawn on demand in the page, or cut from the server's strips.
   */
  partsOf(indicator, look, wanted) {
    const {design} = this;
    if (indicator) {
      return wanted.map(([name, times]) => {
        const state = design.states.find((each) => each.state === name);
        return momentsOf(state, times).map((moment) => ({
          paint: (canvas) => drawing.paint(canvas, {...look, ...moment, state: name}),
        }));
      });
    }
    if (!this.fits(design, look.scale)) return stillOf(look, wanted[0][0]).then((cell) => [[cell]]);
    return Promise.all(wanted.map((each) => this.cellsOf(look, ...each)));
  }

  /** Whether the strip of every state fits the limit at `scale` pixels per point. */
  fits({canvas, states}, scale) {
    const counts = states.map(({frames, duration}) => (duration ? duration * RATE : frames));
    const most = Math.max(...counts);
    // The last row of a strip may be incomplete.
    const frames = most + Math.sqrt(most) + 1;
    return frames * canvas.width * canvas.height * scale ** 2 <= this.maxPixels;
  }

  /** Returns a state's frames from the server, with its loop repeated. */
  async cellsOf(look, state, times) {
    const fields = {...look, state, fps: RATE};
    const {bitmap, note} = await askPicture("/strip.png", fields, "Pinwheel-Strip");
    const cells = cellsOf(bitmap, note);
    const loop = cells.slice(note.intro);
    return [...cells, ...Array(times - 1).fill(loop).flat()];
  }

  fit(scale) {
    const {canvas, design} = this;
    canvas.style.setProperty("--width", `${(design.canvas.width * scale) / devicePixelRatio}px`);
    canvas.style.colorScheme = this.view.appearance;
    canvas.parentElement.style.colorScheme = this.view.appearance;
  }

  /**
   * Plays if the thumbnail is visible and motion is allowed. Otherwise shows the end of the pull.
   */
  run() {
    clearInterval(this.timer);
    this.timer = null;
    this.canvas.dataset.playing = "false";
    if (!this.isVisible || this.cells.length === 0) return;
    if (this.view.isStill) return this.draw(this.still);
    this.canvas.dataset.playing = "true";
    this.timer = setInterval(() => {
      if (document.hidden) return;
      this.place = (this.place + 1) % (this.cells.length + HOLD_FRAMES);
      this.draw(this.cells[Math.min(this.place, this.cells.length - 1)]);
    }, 1000 / RATE);
  }

  draw(cell) {
    if (cell.paint) cell.paint(this.canvas);
    else draw(this.canvas, cell);
  }
}

/** Returns the time or progress of each frame of a state, with its loop repeated. */
function momentsOf({drive, from, to, duration, intro = 0, period = 0, frames}, times) {
  const isClock = drive === "time";
  const length = isClock ? intro + times * period : duration ?? 0;
  const count = Math.max(length > 0 ? Math.round(length * RATE) : frames, 1);
  return Array.from({length: count}, (_, index) => {
    if (isClock) return {time: stateTime({intro, period, loop: true}, index / RATE)};
    return {progress: from + ((to - from) * index) / Math.max(count - 1, 1)};
  });
}

/** Returns a single frame, for a design whose strips are too large. */
async function stillOf(look, state) {
  const {bitmap} = await askPicture("/frame.png", {...look, state});
  return {bitmap, x: 0, y: 0, width: bitmap.width, height: bitmap.height};
}

/** Splits a strip into its frames. */
function cellsOf(bitmap, {count, columns, width, height}) {
  return Array.from({length: count}, (_, index) => ({
    bitmap, width, height, x: (index % columns) * width, y: Math.floor(index / columns) * height,
  }));
}
