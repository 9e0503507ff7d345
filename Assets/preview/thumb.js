import {drawing} from "./drawing.js";
import {askPicture} from "./server.js";
import {within} from "../shared/pinwheel-clock.js";
import {draw} from "./stage.js";

/** Frames a second of what plays in the gallery. */
const RATE = 30;

/** The course that is played: the pull, the work for a while, and the end. */
const COURSE = [["pulling", 1], ["refreshing", 2], ["finishing", 1]];

/** How many frames it rests before it begins again. */
const REST = 12;

/** A small picture of a design that plays from the pull to the end. */
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

  /** Takes a design and the most pixels of one picture; one of the same version is as before. */
  show(design, mostPixels) {
    this.mostPixels = mostPixels;
    const isSame = this.design && this.version === design.version;
    this.design = design;
    this.version = design.version;
    if (!isSame) this.refresh();
  }

  /** Asks for the frames, once they can be seen. */
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
    const dots = indicator || isSmall ? Math.ceil(devicePixelRatio) : 1;
    const look = {
      design: design.name, scale: dots, appearance: view.appearance, palette: view.values.palette,
    };
    const states = COURSE.filter(([name]) => design.states.some(({state}) => state === name));
    const wanted = states.length ? states : [[design.states[0].state, 1]];
    try {
      const parts = await this.partsOf(indicator, look, wanted);
      if (version !== this.version) return;
      this.cells = parts.flat();
      this.still = this.cells[Math.max(parts[0].length - 1, 0)];
      this.place = 0;
      this.fit(dots);
      this.run();
    } catch {
      // The stage says what is wrong with the design that is open.
      this.isStale = true;
    }
  }

  /** The states' frames: drawn when they are shown, or a strip of the server's each. */
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

  /** Whether each state's strip is small enough at so many pixels a point. */
  fits({canvas, states}, dots) {
    const counts = states.map(({frames, duration}) => (duration ? duration * RATE : frames));
    const most = Math.max(...counts);
    // A strip may have a row that is not full.
    const frames = most + Math.sqrt(most) + 1;
    return frames * canvas.width * canvas.height * dots ** 2 <= this.mostPixels;
  }

  /** A state's frames, so many times over. */
  async cellsOf(look, state, times) {
    const fields = {...look, state, fps: RATE};
    const {bitmap, note} = await askPicture("/strip.png", fields, "Pinwheel-Strip");
    const cells = cellsOf(bitmap, note);
    const loop = cells.slice(note.intro);
    return [...cells, ...Array(times - 1).fill(loop).flat()];
  }

  fit(dots) {
    const {canvas, design} = this;
    canvas.style.setProperty("--width", `${(design.canvas.width * dots) / devicePixelRatio}px`);
    canvas.style.colorScheme = this.view.appearance;
    canvas.parentElement.style.colorScheme = this.view.appearance;
  }

  /** Plays where it can be seen and things may move; else it shows the full pull. */
  run() {
    clearInterval(this.timer);
    this.timer = null;
    this.canvas.dataset.playing = "false";
    if (!this.isVisible || this.cells.length === 0) return;
    if (this.view.isStill) return this.draw(this.still);
    this.canvas.dataset.playing = "true";
    this.timer = setInterval(() => {
      if (document.hidden) return;
      this.place = (this.place + 1) % (this.cells.length + REST);
      this.draw(this.cells[Math.min(this.place, this.cells.length - 1)]);
    }, 1000 / RATE);
  }

  draw(cell) {
    if (cell.paint) cell.paint(this.canvas);
    else draw(this.canvas, cell);
  }
}

/** The moments of a state's frames, a loop so many times over. */
function momentsOf({drive, from, to, duration, intro = 0, period = 0, frames}, times) {
  const isClock = drive === "time";
  const length = isClock ? intro + times * period : duration ?? 0;
  const count = Math.max(length > 0 ? Math.round(length * RATE) : frames, 1);
  return Array.from({length: count}, (_, index) => {
    if (isClock) return {time: within({intro, period, loop: true}, index / RATE)};
    return {progress: from + ((to - from) * index) / Math.max(count - 1, 1)};
  });
}

/** The one picture of a design whose strips would be too large. */
async function stillOf(look, state) {
  const {bitmap} = await askPicture("/frame.png", {...look, state});
  return {bitmap, x: 0, y: 0, width: bitmap.width, height: bitmap.height};
}

/** The frames in a strip. */
function cellsOf(bitmap, {count, columns, width, height}) {
  return Array.from({length: count}, (_, index) => ({
    bitmap, width, height, x: (index % columns) * width, y: Math.floor(index / columns) * height,
  }));
}
