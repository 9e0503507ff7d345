import {writeAddress} from "./address.js";
import {Details} from "./details.js";
import {Inspector} from "./inspector.js";
import {PictureStore} from "./pictures.js";
import {worstPixel} from "../shared/pixels.js";
import {Player} from "../shared/player.js";
import {Stage} from "./stage.js";
import {Timeline} from "./timeline.js";
import {describeFrame, formatMoment, ranges} from "./words.js";

/** Shows one frame of a sequence at a time. */
export class Viewer {
  /**
   * @param {(mix: number) => void} divide called with the position of the dragged divider, 0 to 100
   */
  constructor(elements, report, divide) {
    this.elements = elements;
    this.report = report;
    this.store = new PictureStore(report.pictures);
    this.sequence = null;
    this.place = 0;
    this.pictures = {};
    this.isLoading = false;
    this.look = {view: "sides", zoom: 0, mix: 50, cursor: null};
    this.stage = new Stage(elements.stage, (x, y) => this.point({x, y}), divide);
    this.inspector = new Inspector(elements.pixel);
    this.timeline = new Timeline(elements, (place) => this.seek(place));
    this.details = new Details(elements, (index) => this.seekIndex(index));
    this.player = new Player((step) => this.turn(step));
  }

  get frame() {
    return this.sequence?.frames[this.place];
  }

  /** Shows a sequence at its first frame that differs. */
  show(sequence) {
    this.pause();
    this.sequence = sequence;
    this.look = {...this.look, cursor: null};
    this.details.show(sequence);
    this.elements.frames.hidden = sequence.frames.length === 0;
    this.showCommand();
    if (sequence.frames.length === 0) return;
    this.player.setRate(sequence.fps);
    this.timeline.setFrames(sequence.frames);
    const bad = sequence.frames.findIndex(({status}) => status !== "passed");
    for (const button of this.elements.badSteps) button.disabled = bad < 0;
    this.seek(Math.max(bad, 0));
  }

  /** Shows the frame at a position in the list of frames. */
  seek(place) {
    if (!this.sequence?.frames.length) return;
    this.place = Math.min(Math.max(place, 0), this.sequence.frames.length - 1);
    const {frame} = this;
    this.timeline.show(this.place);
    this.details.mark(this.sequence, frame.index);
    const last = this.sequence.frames.at(-1).index;
    const words = [`Frame ${frame.index} of 0–${last}`, formatMoment(frame)];
    this.elements.position.textContent = words.filter(Boolean).join(" · ");
    this.elements.facts.textContent = describeFrame(frame);
    this.elements.facts.className = `facts ${frame.status}`;
    if (!this.player.isPlaying) {
      this.elements.live.textContent = `${words.join(", ")}, ${describeFrame(frame)}`;
      this.writeAddress();
    }
    this.load(frame);
  }

  /** Decodes and shows a frame. Repeats if another frame was requested in the meantime. */
  async load(frame) {
    this.wanted = frame;
    // Decode one frame at a time, so that playback skips frames if decoding is slow.
    if (this.isLoading) return;
    this.isLoading = true;
    for (let shown = null; shown !== this.wanted;) {
      shown = this.wanted;
      try {
        this.present(shown, await this.store.frame(shown));
      } catch (error) {
        this.elements.facts.textContent = `An image cannot be read: ${error.message}`;
      }
    }
    this.isLoading = false;
    if (this.isWorstWanted) this.pointAtWorst();
  }

  present(frame, pictures) {
    this.pictures = pictures;
    this.stage.apply(this.look);
    this.stage.show(pictures, `frame ${frame.index}`);
    this.inspector.show(this.look.cursor, pictures);
    this.elements.stage.dataset.frame = frame.index;
  }

  seekIndex(index) {
    this.pause();
    this.seek(this.sequence.frames.findIndex((frame) => frame.index === index));
  }

  /** Stops playback and steps by a number of frames. */
  step(by) {
    this.pause();
    this.seek(this.place + by);
  }

  /** Advances playback by a number of frames, in a loop. */
  turn(by) {
    this.seek((this.place + by) % this.sequence.frames.length);
  }

  /** Shows the next frame that differs, or the previous one with −1. Wraps around. */
  stepBad(by) {
    this.pause();
    const {frames} = this.sequence ?? {frames: []};
    for (let i = 1; i <= frames.length; i += 1) {
      const place = (this.place + by * i + frames.length) % frames.length;
      if (frames[place].status !== "passed") return this.seek(place);
    }
  }

  toggle() {
    if (this.player.isPlaying) this.pause();
    else if (this.sequence?.frames.length) this.player.play();
    this.showPlaying();
  }

  pause() {
    if (!this.player.isPlaying) return;
    this.player.pause();
    this.showPlaying();
    this.writeAddress();
  }

  showPlaying() {
    this.elements.play.textContent = this.player.isPlaying ? "Pause" : "Play";
  }

  /** Changes the view, zoom or mix. */
  change(look) {
    const isNewView = look.view !== undefined && look.view !== this.look.view;
    this.look = {...this.look, ...look};
    this.stage.apply(this.look);
    if (isNewView) this.stage.show(this.pictures, `frame ${this.frame?.index}`);
    if (look.zoom !== undefined) this.stage.center();
    if (!this.player.isPlaying) this.writeAddress();
  }

  /** Moves the pixel cursor. */
  point(cursor) {
    this.look = {...this.look, cursor};
    this.stage.apply(this.look);
    this.inspector.show(cursor, this.pictures);
  }

  /** Moves the pixel cursor by a number of pixels. It starts in the middle. */
  nudge(dx, dy) {
    const [width, height] = [this.stage.extent("width"), this.stage.extent("height")];
    const from = this.look.cursor ?? {x: width >> 1, y: height >> 1};
    this.point({
      x: Math.min(Math.max(from.x + dx, 0), width - 1),
      y: Math.min(Math.max(from.y + dy, 0), height - 1),
    });
    this.stage.center();
  }

  pointAtWorst() {
    // Wait for the images that are being loaded.
    this.isWorstWanted = this.isLoading;
    if (this.isLoading) return;
    const worst = worstPixel(this.pictures.expected, this.pictures.actual);
    if (!worst) return;
    this.point(worst);
    this.stage.center();
  }

  writeAddress() {
    if (this.frame) writeAddress(this.sequence.name, this.frame.index, this.look.view);
  }

  /** Shows the command that accepts the frames that differ. */
  showCommand() {
    const {name, frames, acceptable} = this.sequence;
    const {acceptCommand} = this.report;
    const bad = frames.filter((frame) => frame.status !== "passed").map(({index}) => index);
    const isOffered = acceptCommand !== null && acceptable !== null;
    this.elements.accept.hidden = !isOffered;
    if (!isOffered) return;
    const isPart = acceptable === "frames" && bad.length > 0 && bad.length < frames.length;
    const part = isPart ? ` --frames ${ranges(bad)}` : "";
    this.elements.command.textContent = `${acceptCommand} ${quoted(name)}${part}`;
  }
}

/** Quotes a name for a shell. */
function quoted(name) {
  return /^[\w@.\/-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
}
