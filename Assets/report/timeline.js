import {make} from "../shared/dom.js";
import {frameWords, momentWords} from "./words.js";

/** The share of differing pixels that is shown coldest; 100 % is hottest, logarithms in between. */
const COLDEST = 1e-5;

/** A frame's heat, 0 to 1. */
export function heat(frame) {
  if (frame.status === "new" || frame.status === "deleted") return 1;
  if (!frame.count) return frame.status === "passed" ? 0 : 1;
  const share = Math.max(frame.share ?? 1, COLDEST);
  return 0.15 + 0.85 * (1 - Math.log(share) / Math.log(COLDEST));
}

/** A row of cells for frames, the hotter the higher and redder. */
export function heatCells(frames) {
  return frames.map((frame) => {
    const cell = make(`i.${frame.status}`);
    cell.style.setProperty("--heat", heat(frame).toFixed(3));
    return cell;
  });
}

/** The heat strip and the scrubber upon it. */
export class Timeline {
  /** @param {(place: number) => void} seek called with the place of the frame to show */
  constructor({strip, cells, playhead, scrubber}, seek) {
    Object.assign(this, {strip, cells, playhead, scrubber, seek});
    this.frames = [];
    scrubber.addEventListener("input", () => seek(Number(scrubber.value)));
    strip.addEventListener("pointerdown", (event) => this.drag(event));
    strip.addEventListener("pointermove", (event) => {
      if (strip.hasPointerCapture(event.pointerId)) this.seekTo(event);
    });
  }

  /** Takes a sequence's frames. */
  setFrames(frames) {
    this.frames = frames;
    this.cells.replaceChildren(...heatCells(frames));
    this.cells.classList.toggle("dense", frames.length > 120);
    this.scrubber.max = String(Math.max(frames.length - 1, 0));
  }

  /** Shows which frame is on the stage. */
  show(place) {
    const frame = this.frames[place];
    const count = Math.max(this.frames.length, 1);
    this.scrubber.value = String(place);
    this.scrubber.setAttribute(
      "aria-valuetext",
      [`Frame ${frame.index}`, momentWords(frame), frameWords(frame)].filter(Boolean).join(", "),
    );
    this.playhead.style.setProperty("--left", `${(100 * place) / count}%`);
    this.playhead.style.setProperty("--width", `${100 / count}%`);
  }

  drag(event) {
    event.preventDefault();
    this.strip.setPointerCapture(event.pointerId);
    this.scrubber.focus({preventScroll: true});
    this.seekTo(event);
  }

  seekTo(event) {
    const box = this.cells.getBoundingClientRect();
    const place = Math.floor(((event.clientX - box.left) / box.width) * this.frames.length);
    this.seek(Math.min(Math.max(place, 0), this.frames.length - 1));
  }
}
