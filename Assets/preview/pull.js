import {drawing} from "./drawing.js";
import {Pace} from "./pace.js";
import {Recording} from "../shared/recording.js";
import {decode, sendForPicture, sendForText} from "./server.js";
import {draw} from "./stage.js";
import {Surface} from "../shared/surface.js";

/** The duration of a display's frame in milliseconds, less a tolerance for the clock. */
const FRAME = 1000 / 60 - 2;

/** The delay of the final picture after all motion has ended, in seconds. */
const SETTLE_TIME = 1;

/**
 * The demo pull: its distance in points, its duration and its hold time in seconds. It passes every
 * lifecycle's threshold.
 */
const DEMONSTRATION = {distance: 370, duration: 0.6, hold: 0.25};

/** The view's values that change how a recording is drawn. */
const REPLAYING = new Set([
  "tab", "design", "appearance", "palette", "parameters", "lifecycle", "settings", "mended",
  "indicator", "screen", "work", "outcome",
]);

/**
 * Plays and shows a recorded pull. The page draws each moment within the frame if it can. Otherwise
 * the server draws it, with one request at a time.
 */
export class Pull {
  /**
   * @param {{element: HTMLElement, canvas: HTMLCanvasElement}} elements
   * @param {object} calls `onMoment` is called with each moment, its recording and its time;
   *   `onFailure` with the server's error, or `null` after success; `onRest` when all motion has
   *   ended
   */
  constructor(elements, view, catalog, {onMoment, onFailure, onRest}) {
    Object.assign(this, elements, {view, catalog, onMoment, onFailure, onRest});
    this.recording = new Recording();
    this.pace = new Pace();
    this.moment = null;
    this.isActive = false;
    this.isRunning = false;
    this.isDrawnHere = false;
    this.frozen = 0;
    this.presented = Promise.resolve();
    this.surface = new Surface(this.element, () => this.element.clientWidth / this.width, {
      down: (y) => this.down(y),
      move: (y) => this.move(y),
      up: (y) => this.recording.touch(y, false),
      cancel: () => this.recording.cancel(),
    });
    view.listen((changed) => {
      if ([...changed].some((name) => REPLAYING.has(name))) this.redraw();
    });
  }

  /** The screen's width in points. */
  get width() {
    const {lifecycle} = this.view.values;
    return this.catalog.lifecycle(lifecycle).screen.width;
  }

  /**
   * Handles a finger that comes down. It continues the recording if something still moves,
   * otherwise it starts a new one.
   */
  down(y) {
    const isIdle = !this.moment || (this.moment.rests && this.moment.common === "idle");
    if (isIdle || this.recording.isFull || this.recording.isEmpty) this.begin();
    else if (!this.isActive) this.recording.setTime(this.frozen);
    this.recording.touch(y, true);
    this.wake();
  }

  /** Records a move of the finger. */
  move(y) {
    if (this.recording.isTouching && !this.recording.isFull) this.recording.touch(y, true);
  }

  begin() {
    this.recording = new Recording();
    this.pace.reset();
  }

  /** Records a tap on a button of the screen. */
  tap(button) {
    if (!this.isActive) this.recording.setTime(this.frozen);
    this.recording.tap(button);
    this.wake();
  }

  /** Plays the recording from the start. */
  replay() {
    if (this.recording.isEmpty || this.recording.isTouching) return;
    this.recording.setTime(0);
    this.wake();
  }

  /** Records and plays the demo pull. */
  demonstrate() {
    if (this.recording.isTouching) return;
    const {distance, duration, hold} = DEMONSTRATION;
    const start = 80;
    this.down(start);
    const {recording} = this;
    const begin = recording.time;
    const move = () => {
      if (recording !== this.recording) return;
      const time = recording.time - begin;
      const fraction = Math.min(time / duration, 1);
      const isDown = time < duration + hold;
      recording.touch(start + distance * fraction * (2 - fraction), isDown);
      if (isDown) requestAnimationFrame(move);
    };
    requestAnimationFrame(move);
  }

  wake() {
    this.isActive = true;
    this.run();
  }

  /** Draws the current moment again after a change of the view. */
  redraw() {
    if (this.view.values.tab !== "pull") return;
    this.isDue = true;
    this.run();
  }

  async run() {
    if (this.isRunning) return;
    this.isRunning = true;
    while ((this.isActive || this.isDue) && this.view.values.tab === "pull") {
      this.isDue = false;
      const begin = performance.now();
      await this.step();
      // If the page draws, always wait for the next frame so that other work can run.
      const isEarly = performance.now() - begin < FRAME;
      if (this.isActive && (isEarly || this.isDrawnHere)) await nextFrame();
    }
    this.isRunning = false;
  }

  async step() {
    const {recording, scale} = this;
    const {time, touches} = this.isActive
      ? recording.moment() : {time: this.frozen, touches: recording.touches};
    const {extent} = recording;
    const begin = performance.now();
    try {
      const note = await this.answer(this.body(time, touches), {scale, recording, time});
      this.pace.note(performance.now() - begin);
      this.onFailure(null);
      const isOver = recording === this.recording && note.rests && !recording.isTouching
        && extent === recording.extent;
      if (this.isActive && (isOver || recording.isFull)) this.rest(time);
      else if (!this.isActive && !recording.isEmpty) this.onRest();
    } catch (error) {
      this.isActive = false;
      this.onFailure(error);
    }
  }

  /**
   * Stops, and draws a final picture a little later. At rest, springs still have hundredths of a
   * point to go.
   */
  rest(time) {
    this.isActive = false;
    this.frozen = time + SETTLE_TIME;
    this.isDue = true;
  }

  /** Draws a moment in the page or on the server. Returns its state and values. */
  async answer(body, shown) {
    const moment = await drawing.moment(body, this.canvas);
    this.isDrawnHere = moment !== null;
    if (moment) {
      this.present(moment, shown);
      return moment;
    }
    const {picture, note} = await sendForPicture("/pull.png", body, "Pinwheel-Moment");
    // Request the next moment while this image is decoded, but at most one ahead.
    await this.presented;
    this.presented = this.decode(picture).then(() => this.present(note, shown));
    return note;
  }

  async decode(picture) {
    const bitmap = await decode(picture);
    draw(this.canvas, {bitmap, x: 0, y: 0, width: bitmap.width, height: bitmap.height});
    bitmap.close();
  }

  /** Updates the page for the moment on the canvas. */
  present(moment, {scale, recording, time}) {
    const isScreen = this.view.values.screen === "screen";
    this.canvas.style.setProperty("--width", `${this.canvas.width / scale}px`);
    this.element.classList.toggle("alone", !isScreen);
    this.moment = moment;
    this.element.dataset.state = moment.common;
    this.element.dataset.rests = String(moment.rests);
    this.element.setAttribute("aria-valuenow", String(Math.round(moment.offset)));
    this.element.setAttribute(
      "aria-valuetext", `${Math.round(moment.offset)} points, ${moment.state}`,
    );
    this.onMoment(moment, recording, time);
  }

  /** The scale in pixels per point: the screen's, 1 to 3, or 1 while a slow server animates. */
  get scale() {
    if (this.isActive && this.pace.isSlow) return 1;
    return Math.min(Math.max(devicePixelRatio, 1), 3);
  }

  /** Returns the body of a request for the moment at `time`, with the touches until then. */
  body(time, touches) {
    const {values, appearance} = this.view;
    const lifecycle = this.catalog.lifecycle(values.lifecycle);
    const design = this.catalog.design(values.design);
    const {taps} = this.recording;
    return {
      lifecycle: lifecycle.name, parameters: values.settings, faults: values.mended,
      design: values.indicator === "design" ? design.name : null,
      look: {
        scale: this.scale, appearance, palette: values.palette,
        P: values.indicator === "design" ? this.view.parametersOf(design.name) : {},
      },
      view: values.screen, work: workOf(values, lifecycle),
      touches, taps, time,
    };
  }

  /** Returns the recording as a trace file, and the command that plays it. */
  trace() {
    return sendForText("/trace.yaml", this.body(this.frozen, this.recording.touches), "Pinwheel-Command");
  }
}

/**
 * Returns the duration and outcome of the app's work. With `retry`, the first attempt fails and the
 * second succeeds.
 */
function workOf(values, lifecycle) {
  const {outcome} = values;
  const work = values.work ?? lifecycle.work;
  if (outcome !== "retry") return {duration: work, outcome};
  return {duration: work, outcome: "failure", then: work};
}

function nextFrame() {
  return new Promise((done) => { requestAnimationFrame(done); });
}
