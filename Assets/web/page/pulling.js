import {announce} from "../../shared/dom.js";
import {Latest} from "../../shared/latest.js";
import {Recording} from "../../shared/recording.js";
import {Surface} from "../../shared/surface.js";

/** The screen that is pulled, in points. */
const SCREEN = {width: 300, height: 460};

/** A list that is pulled by finger, mouse or keys, and what the lifecycle makes of it. */
export class Pulling {
  /**
   * @param {{surface: HTMLElement, canvas: HTMLCanvasElement, state: HTMLElement}} elements
   * @param {() => {indicator, lifecycle: string, appearance: string, parameters: object}} subject
   * @param {(error: Error | null) => void} tell called with why nothing can be drawn; null when it can
   */
  constructor(elements, subject, tell) {
    Object.assign(this, elements, {subject, tell});
    this.recording = null;
    /** Seconds until everything in the recording is at rest, as far as it was drawn. */
    this.duration = 0;
    this.stateName = null;
    this.drawing = new Latest(() => this.drawNext());
    new Surface(this.surface, () => 1, {
      down: (place) => this.press(place),
      move: (place) => this.report(place, true),
      up: (place) => this.report(place, false),
      cancel: () => this.cancel(),
    });
  }

  get isDown() { return this.recording?.isTouching ?? false; }

  press(place) {
    if (this.isResting || this.recording.isFull) this.recording = new Recording();
    this.recording.touch(place, true);
    this.draw();
  }

  report(place, isDown) {
    // It was let go by itself.
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

  /** Shows the screen anew, as after another design was opened. */
  refresh() {
    if (!this.isDown) this.recording = null;
    this.draw();
  }

  /** Draws at the next frame of the screen, and on as long as something moves. */
  draw() { this.drawing.run(); }

  async drawNext() {
    await new Promise((done) => { requestAnimationFrame(done); });
    try {
      await this.drawNow();
      this.tell(null);
    } catch (error) {
      // Not tried again before something changes.
      this.tell(error);
    }
  }

  async drawNow() {
    const {indicator, lifecycle, appearance, parameters} = this.subject();
    if (!indicator) return;
    // A recording that goes on for too long lets go.
    if (this.isDown && this.recording.isFull) this.report(this.recording.touches.at(-1)[1], false);
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
    // The words change with each frame; only what the state is now is read aloud.
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
