import {announce} from "../../shared/dom.js";
import {Latest} from "../../shared/latest.js";
import {Recording} from "../../shared/recording.js";
import {Surface} from "../../shared/surface.js";

/** The size of the screen that is pulled, in points. */
const SCREEN = {width: 300, height: 460};

/** A screen that is pulled by finger, mouse or keyboard, and drawn by the lifecycle. */
export class Pulling {
  /**
   * @param {{surface: HTMLElement, canvas: HTMLCanvasElement, state: HTMLElement}} elements
   * @param {() => {indicator, lifecycle: string, appearance: string, parameters: object}} subject
   *   returns what to draw
   * @param {(error: Error | null) => void} onError called with the reason why drawing fails, or
   *   `null` after success
   */
  constructor(elements, subject, onError) {
    Object.assign(this, elements, {subject, onError});
    this.recording = null;
    /** The end of all motion in seconds, according to the last picture. */
    this.duration = 0;
    this.stateName = null;
    this.drawing = new Latest(() => this.drawNext());
    new Surface(this.surface, () => 1, {
      down: (place) => this.press(place),
      move: (place) => this.moveTo(place, true),
      up: (place) => this.moveTo(place, false),
      cancel: () => this.cancel(),
    });
  }

  get isDown() { return this.recording?.isTouching ?? false; }

  press(place) {
    if (this.isResting || this.recording.isFull) this.recording = new Recording();
    this.recording.touch(place, true);
    this.draw();
  }

  moveTo(place, isDown) {
    // The recording was full and has released the finger.
    if (!this.isDown) return;
    this.recording.touch(place, isDown && !this.recording.isFull);
    this.draw();
  }

  cancel() {
    if (!this.isDown) return;
    this.recording.cancel();
    if (this.recording.isEmpty) this.recording = null;
    this.draw();
  }

  get isResting() {
    return !this.recording || (!this.isDown && this.recording.time > this.duration);
  }

  /** Draws the screen again, for example after another design was opened. */
  refresh() {
    if (!this.isDown) this.recording = null;
    this.draw();
  }

  /** Draws at the next frame, and continues while something moves. */
  draw() { this.drawing.run(); }

  async drawNext() {
    await new Promise((done) => { requestAnimationFrame(done); });
    try {
      await this.drawNow();
      this.onError(null);
    } catch (error) {
      // Drawing is retried after the next change.
      this.onError(error);
    }
  }

  async drawNow() {
    const {indicator, lifecycle, appearance, parameters} = this.subject();
    if (!indicator) return;
    // A recording that is too long releases the finger.
    if (this.isDown && this.recording.isFull) this.moveTo(this.recording.touches.at(-1)[1], false);
    const {time, touches} = this.recording?.moment() ?? {time: 0, touches: []};
    const {picture, moment, duration} = await indicator.pull({
      lifecycle, touches, time, parameters, view: "screen", ...SCREEN,
      look: {scale: devicePixelRatio, appearance},
    });
    this.duration = duration;
    this.show(picture);
    this.describe(moment);
    if (this.isDown || time < duration) this.draw();
  }

  describe({state, offset}) {
    const words = `${state}, ${offset.toFixed(0)} points`;
    this.surface.setAttribute("aria-valuenow", String(Math.round(offset)));
    this.surface.setAttribute("aria-valuetext", words);
    this.state.textContent = words;
    // The text changes with each frame. Only changes of the state are announced.
    if (this.stateName !== null && this.stateName !== state) announce(state);
    this.stateName = state;
  }

  show(picture) {
    const {canvas} = this;
    if (canvas.width !== picture.width) canvas.width = picture.width;
    if (canvas.height !== picture.height) canvas.height = picture.height;
    canvas.getContext("2d").putImageData(picture, 0, 0);
  }
}
