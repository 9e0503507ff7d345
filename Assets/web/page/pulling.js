import {Surface} from "./surface.js";

/** The screen that is pulled, in points. */
const SCREEN = {width: 300, height: 460};

/** A list that is pulled by finger, mouse or keys, and what the lifecycle makes of it. */
export class Pulling {
  /**
   * @param {{surface: HTMLElement, canvas: HTMLCanvasElement, state: HTMLElement}} elements
   * @param {() => {engine, indicator, lifecycle: string, appearance: string, parameters: object}} subject
   */
  constructor(elements, subject) {
    Object.assign(this, elements, {subject});
    this.touches = [];
    this.start = null;
    this.isDown = false;
    this.frame = 0;
    new Surface(this.surface, () => 1, {
      down: (place) => this.report(place, true, true),
      move: (place) => this.report(place, true),
      up: (place) => this.report(place, false),
    });
  }

  get now() { return (performance.now() - this.start) / 1000; }

  report(place, isDown, isFirst = false) {
    if (isFirst && this.isResting) {
      this.touches = [];
      this.start = performance.now();
    }
    this.isDown = isDown;
    this.touches.push([this.now, place, isDown ? 1 : 0]);
    this.draw();
  }

  get isResting() { return this.start === null || (!this.isDown && this.replay && this.now > this.replay.duration); }

  /** Shows the screen anew, as after another design was opened. */
  refresh() {
    if (!this.isDown) this.start = null;
    this.draw();
  }

  /** Draws at the next frame of the screen, and on as long as something moves. */
  draw() {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.drawNow();
    });
  }

  drawNow() {
    const {engine, indicator, lifecycle, appearance, parameters} = this.subject();
    if (!indicator) return;
    const touches = this.start === null ? [] : this.touches;
    const time = this.start === null ? 0 : this.now;
    // A finger that rests is still there.
    const held = this.isDown ? [...touches, [time, touches.at(-1)[1], 1]] : touches;
    this.replay?.release();
    this.replay = engine.play(lifecycle, {touches: held}, {
      indicator, parameters, view: "screen", ...SCREEN,
    });
    const shown = Math.min(time, Math.max(this.replay.duration, 0));
    this.show(this.replay.draw(shown, {scale: devicePixelRatio, appearance}));
    const moment = this.replay.moment(shown);
    this.surface.setAttribute("aria-valuenow", String(Math.round(moment.offset)));
    this.state.textContent = `${moment.state}, ${moment.offset.toFixed(0)} points`;
    if (this.isDown || time < this.replay.duration) this.draw();
  }

  show(picture) {
    const {canvas} = this;
    if (canvas.width !== picture.width) canvas.width = picture.width;
    if (canvas.height !== picture.height) canvas.height = picture.height;
    canvas.getContext("2d").putImageData(picture, 0, 0);
  }
}
