import {make} from "../shared/dom.js";

/** The views of a frame. */
export const VIEWS = [
  ["sides", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["blink", "Blink"],
  ["difference", "Difference"],
];

/** The selectable zooms. 0 fits the images into the window. */
export const ZOOMS = [0, 1, 2, 4, 8, 16, 32];

/** The backgrounds of transparent pixels. */
export const BACKDROPS = [["checker", "Checks"], ["white", "White"], ["black", "Black"]];

/** How long each image is shown in the blink view, in milliseconds. */
const BLINK_TIME = 500;

const NAMES = {expected: "Expected", difference: "Difference", actual: "Actual"};

/** The images in each view's panes, from back to front. */
const PANES = {
  sides: [["expected"], ["difference"], ["actual"]],
  slider: [["expected", "actual"]],
  onion: [["expected", "actual"]],
  blink: [["expected", "actual"]],
  difference: [["difference"]],
};

/** Shows the images of one frame. */
export class Stage {
  /**
   * @param {(x: number, y: number) => void} point called with the pixel under the pointer
   * @param {(mix: number) => void} divide called with the position of the dragged divider, 0 to 100
   */
  constructor(element, point, divide) {
    this.element = element;
    this.point = point;
    this.divide = divide;
    this.layers = [];
    this.pictures = {};
    this.state = {view: "sides", zoom: 0, mix: 50, cursor: null};
    this.showsActual = true;
    element.addEventListener("pointermove", (event) => this.follow(event));
    element.addEventListener("pointerdown", (event) => this.follow(event));
    element.addEventListener("scroll", (event) => this.scrollTogether(event), {capture: true});
    setInterval(() => this.blink(), BLINK_TIME);
  }

  /** Shows images. `label` names the frame for screen readers. */
  show(pictures, label) {
    this.pictures = pictures;
    for (const {canvas, kind} of this.layers) {
      const picture = pictures[kind];
      canvas.hidden = !picture;
      canvas.setAttribute("aria-label", `${NAMES[kind]}, ${label}`);
      if (picture) draw(canvas, picture);
    }
    for (const figure of this.element.children) {
      const isEmpty = ![...figure.querySelectorAll("canvas")].some((canvas) => !canvas.hidden);
      figure.classList.toggle("none", isEmpty);
    }
    this.fit();
  }

  /** Applies the view, zoom, mix and pixel cursor. */
  apply(state) {
    const isNewView = state.view !== this.state.view || this.layers.length === 0;
    this.state = state;
    if (isNewView) this.build();
    this.element.dataset.view = state.view;
    this.element.style.setProperty("--mix", String(state.mix / 100));
    this.fit();
  }

  build() {
    this.showsActual = true;
    this.layers = [];
    const figures = PANES[this.state.view].map((kinds) => {
      const canvases = kinds.map((kind) => this.layer(kind));
      const sheet = make("div.sheet", {}, ...canvases, make("i.cursor"));
      const caption = kinds.map((kind) => NAMES[kind]).join(" | ");
      return make("figure", {}, make("figcaption", {}, caption), make("div.pane", {}, sheet));
    });
    this.element.replaceChildren(...figures);
  }

  layer(kind) {
    const canvas = make(`canvas.${kind}`, {role: "img"});
    this.layers.push({canvas, kind});
    return canvas;
  }

  /** Updates the sizes for the zoom, and positions the pixel cursor. */
  fit() {
    const width = this.extent("width");
    const height = this.extent("height");
    if (!width || !height) return;
    // Stack wide images, which can then be larger.
    this.element.classList.toggle("rows", width > 2 * height);
    const zoom = this.state.zoom || this.fittingZoom(width, height);
    const {style} = this.element;
    style.setProperty("--width", `${width * zoom}px`);
    style.setProperty("--height", `${height * zoom}px`);
    style.setProperty("--pixel", `${zoom}px`);
    this.element.classList.toggle("smooth", zoom < 1);
    for (const {canvas} of this.layers) canvas.style.width = `${canvas.width * zoom}px`;
    const {cursor} = this.state;
    this.element.classList.toggle("pointed", cursor !== null);
    style.setProperty("--x", `${(cursor?.x ?? 0) * zoom}px`);
    style.setProperty("--y", `${(cursor?.y ?? 0) * zoom}px`);
    this.zoom = zoom;
  }

  /** Returns a whole zoom if the images can be enlarged, otherwise the fraction that fits. */
  fittingZoom(width, height) {
    const pane = this.element.querySelector(".pane");
    const room = pane ? pane.clientWidth - 2 : width;
    const rows = this.element.classList.contains("rows") ? this.element.children.length : 1;
    const fraction = rows > 1 ? 0.44 : 0.52;
    const zoom = Math.min(room / width, (fraction * innerHeight) / rows / height, 8);
    // If the image would be too small, fit its width only and let the pane scroll.
    return zoom >= 1 ? Math.floor(zoom) : Math.max(zoom, Math.min(room / width, 0.4));
  }

  extent(name) {
    return Math.max(0, ...Object.values(this.pictures).map((picture) => picture?.[name] ?? 0));
  }

  /** Centres the pixel cursor in each pane. */
  center() {
    const {cursor} = this.state;
    if (!cursor) return;
    for (const pane of this.element.querySelectorAll(".pane")) {
      pane.scrollLeft = (cursor.x + 0.5) * this.zoom - pane.clientWidth / 2;
      pane.scrollTop = (cursor.y + 0.5) * this.zoom - pane.clientHeight / 2;
    }
  }

  follow(event) {
    const sheet = event.target.closest?.(".sheet");
    if (!sheet) return;
    const box = sheet.getBoundingClientRect();
    const x = Math.floor((event.clientX - box.left) / this.zoom);
    const y = Math.floor((event.clientY - box.top) / this.zoom);
    if (this.state.view === "slider" && event.buttons & 1) {
      this.divide((100 * (event.clientX - box.left)) / box.width);
    }
    if (x < this.extent("width") && y < this.extent("height")) this.point(x, y);
  }

  scrollTogether({target}) {
    for (const pane of this.element.querySelectorAll(".pane")) {
      if (pane === target) continue;
      if (pane.scrollLeft !== target.scrollLeft) pane.scrollLeft = target.scrollLeft;
      if (pane.scrollTop !== target.scrollTop) pane.scrollTop = target.scrollTop;
    }
  }

  blink() {
    if (this.state.view !== "blink") return;
    this.showsActual = !this.showsActual;
    this.element.classList.toggle("blinked", !this.showsActual);
    const caption = this.element.querySelector("figcaption");
    if (caption) caption.textContent = this.showsActual ? NAMES.actual : NAMES.expected;
  }
}

function draw(canvas, {width, height, data}) {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  canvas.getContext("2d").putImageData(new ImageData(data, width, height), 0, 0);
}
