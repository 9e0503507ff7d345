import {make} from "../shared/dom.js";
import {drawOnion} from "./onion.js";

/** The selectable zooms, in screen pixels per image pixel. */
export const ZOOMS = [1, 2, 4, 8, 16, 32];

/** The minimum zoom for the grid between pixels. */
const GRID_ZOOM = 8;

/** The distance of the wheel for one zoom step, in pixels. */
const WHEEL_STEP = 50;

/** The margin around a fitted picture, in points. */
const MARGIN = 32;

/** Shows one frame, magnified by a whole zoom factor in screen pixels. */
export class Stage {
  /** @param {(pixel: {x, y} | null) => void} point called with the pixel under the pointer */
  constructor(element, view, point) {
    Object.assign(this, {element, view, point});
    this.onion = make("canvas.onion", {"aria-hidden": "true", hidden: true});
    this.picture = make("canvas.picture", {role: "img"});
    this.other = make("canvas.other", {role: "img", hidden: true});
    this.mark = make("i.cursor", {hidden: true});
    this.sheet = make(
      "div.sheet", {}, this.picture, this.onion, this.other, make("i.grid"), make("i.divide"),
      this.mark,
    );
    element.append(this.sheet);
    this.size = {width: 0, height: 0};
    this.cursor = null;
    this.sheet.addEventListener("pointermove", (event) => this.follow(event));
    this.sheet.addEventListener("pointerdown", (event) => this.follow(event));
    this.sheet.addEventListener("pointerleave", () => this.pointAt(null));
    this.spun = 0;
    element.addEventListener("wheel", (event) => this.spin(event), {passive: false});
  }

  /** Returns the largest whole scale in pixels per point, from 1 to `max`, that fits the stage. */
  fittingScale(canvas, max) {
    const room = [this.element.clientWidth - MARGIN, this.element.clientHeight - MARGIN];
    const scale = Math.min(room[0] / canvas.width, room[1] / canvas.height) * devicePixelRatio;
    return Math.min(Math.max(Math.floor(scale), 1), max);
  }

  /** Shows a picture. `label` describes it to screen readers. */
  show(cell, label) {
    this.sheet.hidden = false;
    draw(this.picture, cell);
    this.picture.setAttribute("aria-label", label);
    const isResized = cell.width !== this.size.width || cell.height !== this.size.height;
    this.size = {width: cell.width, height: cell.height};
    if (isResized) this.fit();
  }

  clear() {
    this.sheet.hidden = true;
  }

  /** Shows a second picture above the first, or hides it if `cell` is `null`. */
  showOther(cell, label) {
    this.other.hidden = !cell;
    if (!cell) return;
    draw(this.other, cell);
    this.other.setAttribute("aria-label", label);
  }

  /** Shows the onion skin behind the current frame, or hides it if `layers` is empty. */
  showOnion(layers, current) {
    this.onion.hidden = layers.length === 0;
    if (layers.length) drawOnion(this.onion, this.size, layers, current);
  }

  /** Applies the view's zoom, background and divider. */
  fit() {
    const {values, appearance} = this.view;
    const zoom = (values.zoom / devicePixelRatio) * this.shrinkage;
    const {style} = this.sheet;
    style.setProperty("--width", `${this.size.width * zoom}px`);
    style.setProperty("--height", `${this.size.height * zoom}px`);
    style.setProperty("--pixel", `${zoom}px`);
    style.setProperty("--mix", String(values.mix / 100));
    // The checkerboard is light or dark like the design.
    style.colorScheme = appearance;
    this.sheet.classList.toggle("shrunk", this.shrinkage < 1);
    this.sheet.classList.toggle("checked", values.background === "checker");
    this.element.classList.toggle("gridded", values.zoom >= GRID_ZOOM);
    this.element.dataset.golden = values.golden;
    // The arrow keys move the pixel cursor only if pixels are distinguishable.
    this.element.dataset.takes = values.zoom >= GRID_ZOOM ? "arrows" : "";
    this.placeMark();
  }

  /** The factor that fits a picture that is too large even at zoom 1; otherwise 1. */
  get shrinkage() {
    const {scale, zoom} = this.view.values;
    if (scale !== "fit" || zoom !== 1 || this.size.width === 0) return 1;
    const room = [this.element.clientWidth - MARGIN, this.element.clientHeight - MARGIN];
    const sizes = [this.size.width, this.size.height].map((size) => size / devicePixelRatio);
    return Math.min(1, room[0] / sizes[0], room[1] / sizes[1]);
  }

  follow(event) {
    const box = this.sheet.getBoundingClientRect();
    if (this.view.values.golden === "slider" && event.buttons & 1) {
      const fraction = (event.clientX - box.left) / box.width;
      this.view.change({mix: Math.round(Math.min(Math.max(fraction, 0), 1) * 100)});
    }
    const x = Math.floor(((event.clientX - box.left) / box.width) * this.size.width);
    const y = Math.floor(((event.clientY - box.top) / box.height) * this.size.height);
    const isInside = x >= 0 && y >= 0 && x < this.size.width && y < this.size.height;
    this.pointAt(isInside ? {x, y} : null);
  }

  /** Zooms by the wheel with Ctrl. A pinch on a trackpad sends the same event. */
  spin(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.spun += event.deltaY;
    if (Math.abs(this.spun) < WHEEL_STEP) return;
    const place = ZOOMS.indexOf(this.view.values.zoom) - Math.sign(this.spun);
    this.spun = 0;
    this.view.change({zoom: ZOOMS[place] ?? this.view.values.zoom});
  }

  /** Moves the pixel cursor, or hides it if `cursor` is `null`. */
  pointAt(cursor) {
    this.cursor = cursor;
    this.placeMark();
    this.point(cursor);
  }

  /** Moves the pixel cursor by a number of pixels. It starts in the middle. */
  nudge(dx, dy) {
    const {width, height} = this.size;
    const from = this.cursor ?? {x: width >> 1, y: height >> 1};
    this.pointAt({
      x: Math.min(Math.max(from.x + dx, 0), width - 1),
      y: Math.min(Math.max(from.y + dy, 0), height - 1),
    });
    this.mark.scrollIntoView({block: "nearest", inline: "nearest"});
  }

  placeMark() {
    const zoom = this.view.values.zoom / devicePixelRatio;
    this.mark.hidden = !this.cursor || this.view.values.zoom < GRID_ZOOM;
    if (!this.cursor) return;
    this.mark.style.setProperty("--x", `${this.cursor.x * zoom}px`);
    this.mark.style.setProperty("--y", `${this.cursor.y * zoom}px`);
  }
}

/** Draws a cell at the canvas's own resolution. */
export function draw(canvas, {bitmap, x, y, width, height}) {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext("2d");
  context.globalCompositeOperation = "copy";
  context.drawImage(bitmap, x, y, width, height, 0, 0, width, height);
}
