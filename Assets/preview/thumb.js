import {askPicture} from "./server.js";
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
    const dots = this.fits(design, Math.ceil(devicePixelRatio)) ? Math.ceil(devicePixelRatio) : 1;
    const look = {
      design: design.name, scale: dots, appearance: view.appearance, palette: view.values.palette,
    };
    if (design.states.length === 0) return;
    const states = COURSE.filter(([name]) => design.states.some(({state}) => state === name));
    const wanted = states.length ? states : [[design.states[0].state, 1]];
    try {
      const parts = this.fits(design, dots)
        ? await Promise.all(wanted.map((each) => this.cellsOf(look, ...each)))
        : [[await stillOf(look, wanted[0][0])]];
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
    if (this.view.isStill) return draw(this.canvas, this.still);
    this.canvas.dataset.playing = "true";
    this.timer = setInterval(() => {
      if (document.hidden) return;
      this.place = (this.place + 1) % (this.cells.length + REST);
      draw(this.canvas, this.cells[Math.min(this.place, this.cells.length - 1)]);
    }, 1000 / RATE);
  }
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
