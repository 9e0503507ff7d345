import {make} from "../shared/dom.js";
import {askJSON, askPicture} from "./server.js";
import {counted} from "./words.js";

/** Holds what is shown against the golden that was recorded of it. */
export class Golden {
  /** @param {{field, note, looks}} elements what chooses, what tells, where looks are offered */
  constructor(elements, view, stage) {
    Object.assign(this, elements);
    this.view = view;
    this.stage = stage;
    this.frames = [];
    this.kept = new Map();
  }

  /** Asks which goldens there are of a sequence. */
  async follow(sequence) {
    this.sequence = sequence;
    this.fields = {...sequence.look, state: sequence.state.state};
    this.kept = new Map();
    const found = await askJSON("/golden.json", this.fields).catch(() => ({frames: []}));
    if (sequence !== this.sequence) return;
    this.asked = sequence;
    this.frames = found.frames;
    this.field.classList.toggle("empty", this.frames.length === 0);
    for (const input of this.field.querySelectorAll("input")) {
      input.disabled = this.frames.length === 0;
    }
    this.offer(this.frames.length ? [] : found.looks ?? []);
    this.redraw?.();
  }

  /** Shows the picture alone, and tells how many goldens there are. */
  showNone() {
    const count = this.frames.length;
    this.note.textContent = count
      ? `${counted(count, "golden frame")} of this state` : "No golden of this look.";
    this.stage.showOther(null);
  }

  /** Offers the looks that there are goldens of. */
  offer(looks) {
    this.looks.replaceChildren(...looks.map((look) => {
      const words = `Show ${look.scale}×, ${look.appearance}`;
      const button = make("button", {type: "button"}, words);
      button.addEventListener("click", () => this.view.change({...look, background: "checker"}));
      return button;
    }));
  }

  /** The number of the golden frame at a moment; −1 for none. */
  frameAt(at) {
    if (at === null) return -1;
    const isHere = ({time, progress}) => Math.abs((time ?? progress ?? NaN) - at) < 1e-6;
    return this.frames.find(isHere)?.frame ?? -1;
  }

  /** Draws the golden, or the difference, of a moment over the picture, as the view says. */
  async draw(at) {
    const {golden} = this.view.values;
    const {sequence} = this;
    // Which goldens there are of a new sequence is not known at once.
    if (this.asked !== sequence) return;
    if (golden === "off" || this.frames.length === 0) return this.showNone();
    const frame = this.frameAt(at);
    if (frame < 0) {
      this.note.textContent = "No golden of this moment.";
      return this.stage.showOther(null);
    }
    const {bitmap, note} = await this.picture(golden, frame);
    if (sequence !== this.sequence) return;
    const {width, height} = bitmap;
    this.note.textContent = note
      ? differenceWords(note) : `Golden frame ${frame} on the right of the line`;
    this.stage.showOther({bitmap, x: 0, y: 0, width, height}, `golden frame ${frame}`);
  }

  /** A golden frame or its difference, kept while the sequence is shown. */
  picture(kind, frame) {
    const key = `${kind} ${frame}`;
    if (!this.kept.has(key)) {
      const path = kind === "difference" ? "/difference.png" : "/golden.png";
      const asked = askPicture(path, {...this.fields, frame}, "Pinwheel-Difference");
      asked.catch(() => this.kept.delete(key));
      this.kept.set(key, asked);
    }
    return this.kept.get(key);
  }
}

function differenceWords({count, share, worst}) {
  if (!count) return "The same as the golden.";
  const amount = typeof worst === "number" ? `, worst by ${Math.round(worst)}` : "";
  return `${counted(count, "pixel")} (${(share * 100).toPrecision(2)} %) off the golden${amount}`;
}
