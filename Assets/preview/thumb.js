import {drawing} from "./drawing.js";
import {askPicture} from "./server.js";
import {Showcase} from "../shared/showcase.js";
import {draw} from "./stage.js";

/** The frame rate of thumbnails, in frames per second. */
const RATE = 30;

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
    const showcase = new Showcase(design.states);
    try {
      const cells = await this.cellsOf(indicator, look, showcase);
      if (version !== this.version) return;
      this.cells = cells;
      this.still = cells[Math.min(Math.round(showcase.parts[0].length * RATE), cells.length) - 1];
      this.place = 0;
      this.fit(scale);
      this.run();
    } catch {
      // The stage shows the errors of the open design.
      this.isStale = true;
    }
  }

  /** Returns the frames of a run: drawn on demand in the page, or cut from the server's strips. */
  async cellsOf(indicator, look, showcase) {
    if (indicator) {
      return Array.from({length: Math.round(showcase.length * RATE)}, (_, index) => {
        const moment = showcase.at(index / RATE);
        return {paint: (canvas) => drawing.paint(canvas, {...look, ...moment})};
      });
    }
    const {parts} = showcase;
    if (!this.fits(this.design, look.scale)) return [await stillOf(look, parts[0].timeline.state)];
    const strips = await Promise.all(parts.map((part) => this.stripOf(look, part)));
    const cells = strips.flat();
    const rest = Math.max(Math.round(showcase.length * RATE) - cells.length, 0);
    return [...cells, ...Array(rest).fill(cells.at(-1))];
  }

  /** Whether the strip of every state fits the limit at `scale` pixels per point. */
  fits({canvas, states}, scale) {
    const counts = states.map(({frames, duration}) => (duration ? duration * RATE : frames));
    const most = Math.max(...counts);
    // The last row of a strip may be incomplete.
    const frames = most + Math.sqrt(most) + 1;
    return frames * canvas.width * canvas.height * scale ** 2 <= this.maxPixels;
  }

  /** Returns a state's frames from the server, as many as its duration needs. */
  async stripOf(look, {timeline, length, repeats}) {
    const {bitmap, note} = await askPicture(
      "/strip.png", {...look, state: timeline.state, fps: RATE}, "Pinwheel-Strip",
    );
    const cells = cellsOf(bitmap, note);
    const loop = cells.slice(note.intro);
    const all = [...cells, ...Array(repeats - 1).fill(loop).flat()];
    if (timeline.drive === "time") return all.slice(0, Math.max(Math.round(length * RATE), 1));
    const count = Math.max(Math.round(length * RATE), 1);
    return Array.from({length: count}, (_, index) => (
      all[Math.round((index * (all.length - 1)) / Math.max(count - 1, 1))]
    ));
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
      this.place = (this.place + 1) % this.cells.length;
      this.draw(this.cells[this.place]);
    }, 1000 / RATE);
  }

  draw(cell) {
    if (cell.paint) cell.paint(this.canvas);
    else draw(this.canvas, cell);
  }
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
