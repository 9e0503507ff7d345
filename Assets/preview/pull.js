import {drawing} from "./drawing.js";
import {Pace} from "./pace.js";
import {Recording} from "../shared/recording.js";
import {decode, sendForPicture, sendForText} from "./server.js";
import {draw} from "./stage.js";
import {Surface} from "../shared/surface.js";

/** A display's frame, in milliseconds, less what a clock may be off. */
const FRAME = 1000 / 60 - 2;

/** How long after coming to rest the last picture is of, in seconds. */
const SETTLING = 1;

/** A pull that goes beyond every threshold: the finger's way in points, over seconds. */
const DEMONSTRATION = {way: 370, over: 0.6, hold: 0.25};

/** What draws the same recording in another way. */
const REPLAYING = new Set([
  "tab", "design", "appearance", "palette", "parameters", "lifecycle", "settings", "mended",
  "indicator", "screen", "work", "outcome",
]);

/**
 * Shows what comes of what the finger does: drawn in the page within the same frame, else by the server, one
 * request at a time, the newest.
 */
export class Pull {
  /**
   * @param {{element: HTMLElement, canvas: HTMLCanvasElement}} elements
   * @param {object} calls `heed` with each moment, its recording and time; `fail` with what the
   * server refuses, null when it does not; `rested` when nothing moves any more
   */
  constructor(elements, view, catalog, {heed, fail, rested}) {
    Object.assign(this, elements, {view, catalog, heed, fail, rested});
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

  /** The width in points of what is shown. */
  get width() {
    const {lifecycle} = this.view.values;
    return this.catalog.lifecycle(lifecycle).screen.width;
  }

  /** A finger comes down: on what moves it goes on with the recording, else it begins one. */
  down(y) {
    const isIdle = !this.moment || (this.moment.rests && this.moment.common === "idle");
    if (isIdle || this.recording.isFull || this.recording.isEmpty) this.begin();
    else if (!this.isActive) this.recording.wind(this.frozen);
    this.recording.touch(y, true);
    this.wake();
  }

  move(y) {
    if (this.recording.isTouching && !this.recording.isFull) this.recording.touch(y, true);
  }

  begin() {
    this.recording = new Recording();
    this.pace.reset();
  }

  /** Taps a button of the screen. */
  tap(button) {
    if (!this.isActive) this.recording.wind(this.frozen);
    this.recording.tap(button);
    this.wake();
  }

  /** Plays the recording once more. */
  replay() {
    if (this.recording.isEmpty || this.recording.isTouching) return;
    this.recording.wind(0);
    this.wake();
  }

  /** Pulls far enough for every lifecycle, and lets go. */
  demonstrate() {
    if (this.recording.isTouching) return;
    const {way, over, hold} = DEMONSTRATION;
    const start = 80;
    this.down(start);
    const {recording} = this;
    const begin = recording.time;
    const move = () => {
      if (recording !== this.recording) return;
      const time = recording.time - begin;
      const share = Math.min(time / over, 1);
      const isHeld = time < over + hold;
      recording.touch(start + way * share * (2 - share), isHeld);
      if (isHeld) requestAnimationFrame(move);
    };
    requestAnimationFrame(move);
  }

  wake() {
    this.isActive = true;
    this.run();
  }

  /** Draws the moment that is shown anew, under the rules that hold now. */
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
      // What is drawn in the page leaves the rest of the frame to others, however long it took.
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
      this.fail(null);
      const isOver = recording === this.recording && note.rests && !recording.isTouching
        && extent === recording.extent;
      if (this.isActive && (isOver || recording.isFull)) this.rest(time);
      else if (!this.isActive && !recording.isEmpty) this.rested();
    } catch (error) {
      this.isActive = false;
      this.fail(error);
    }
  }

  /** Shows once more what has come to rest: springs have hundredths of a point to go still. */
  rest(time) {
    this.isActive = false;
    this.frozen = time + SETTLING;
    this.isDue = true;
  }

  /** Draws a moment, or has the server draw it; what is to be known of it. */
  async answer(body, shown) {
    const moment = await drawing.moment(body, this.canvas);
    this.isDrawnHere = moment !== null;
    if (moment) {
      this.present(moment, shown);
      return moment;
    }
    const {picture, note} = await sendForPicture("/pull.png", body, "Pinwheel-Moment");
    // The next moment is asked for while this one is decoded; one may wait, not more.
    await this.presented;
    this.presented = this.decode(picture).then(() => this.present(note, shown));
    return note;
  }

  async decode(picture) {
    const bitmap = await decode(picture);
    draw(this.canvas, {bitmap, x: 0, y: 0, width: bitmap.width, height: bitmap.height});
    bitmap.close();
  }

  /** Tells of the moment that is on the canvas. */
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
    this.heed(moment, recording, time);
  }

  /** Pixels a point: as many as the screen has, unless that is too slow for what moves. */
  get scale() {
    if (this.isActive && this.pace.isSlow) return 1;
    return Math.min(Math.max(devicePixelRatio, 1), 3);
  }

  /** What the server is told of a moment. */
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

  /** The recording as a trace file, with the command that plays it. */
  trace() {
    return sendForText("/trace.yaml", this.body(this.frozen, this.recording.touches), "Pinwheel-Command");
  }
}

/** How long the app works, and what comes of it; a retry may succeed where the first did not. */
function workOf(values, lifecycle) {
  const {outcome} = values;
  const work = values.work ?? lifecycle.work;
  if (outcome !== "retry") return {duration: work, outcome};
  return {duration: work, outcome: "failure", then: work};
}

function nextFrame() {
  return new Promise((done) => { requestAnimationFrame(done); });
}
