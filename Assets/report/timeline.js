import {make} from "../shared/dom.js";
import {describeFrame, formatMoment} from "./words.js";

/**
 * The fraction of differing pixels with the lowest heat. 100 % has the highest; the scale is
 * logarithmic.
 */
const COLDEST = 1e-5;

/** Returns the severity of a frame's difference, from 0 to 1. */
export function heat(frame) {
  if (frame.status === "new" || frame.status === "deleted") return 1;
  if (!frame.count) return frame.status === "passed" ? 0 : 1;
  const fraction = Math.max(frame.share ?? 1, COLDEST);
  return 0.15 + 0.85 * (1 - Math.log(fraction) / Math.log(COLDEST));
}

/** Returns a cell for each frame. Higher and redder cells have larger differences. */
export function heatCells(frames) {
  return frames.map((frame) => {
    const cell = make(`i.${frame.status}`);
    cell.style.setProperty("--heat", heat(frame).toFixed(3));
    return cell;
  });
}

/** The heat strip with its scrubber. */
export class Timeline {
  /** @param {(place: number) => void} seek called with the position of the frame to show */
  constructor({strip, cells, playhead, scrubber}, seek) {
    Object.assign(this, {strip, cells, playhead, scrubber, seek});
    this.frames = [];
    scrubber.addEventListener("input", () => seek(Number(scrubber.value)));
    strip.addEventListener("pointerdown", (event) => this.drag(event));
    strip.addEventListener("pointermove", (event) => {
      if (strip.hasPointerCapture(event.pointerId)) this.seekTo(event);
    });
  }

  /** Shows a sequence's frames. */
  setFrames(frames) {
    this.frames = frames;
    this.cells.replaceChildren(...heatCells(frames));
    this.cells.classList.toggle("dense", frames.length > 120);
    this.scrubber.max = String(Math.max(frames.length - 1, 0));
  }

  /** Marks the current frame. */
  show(place) {
    const frame = this.frames[place];
    const count = Math.max(this.frames.length, 1);
    this.scrubber.value = String(place);
    this.scrubber.setAttribute(
      "aria-valuetext",
      [`Frame ${frame.index}`, formatMoment(frame), describeFrame(frame)].filter(Boolean).join(", "),
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
