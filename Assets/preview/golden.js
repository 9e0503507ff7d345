import {make} from "../shared/dom.js";
import {askJSON, askPicture} from "./server.js";
import {pluralize} from "./words.js";

/** Compares the frame on the stage with its golden. */
export class Golden {
  /**
   * @param {{field, note, looks}} elements the controls, the message, and the buttons for other
   *   variants
   */
  constructor(elements, view, stage) {
    Object.assign(this, elements);
    this.view = view;
    this.stage = stage;
    this.frames = [];
    this.cached = new Map();
  }

  /** Asks the server which golden frames a sequence has. */
  async follow(sequence) {
    this.sequence = sequence;
    this.fields = {...sequence.look, state: sequence.state.state};
    this.cached = new Map();
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

  /** Removes the golden from the stage, and shows how many golden frames there are. */
  showNone() {
    const count = this.frames.length;
    this.note.textContent = count
      ? `${pluralize(count, "golden frame")} of this state` : "No golden with these settings.";
    this.stage.showOther(null);
  }

  /** Adds a button for each scale and appearance that has goldens. */
  offer(looks) {
    this.looks.replaceChildren(...looks.map((look) => {
      const words = `Show ${look.scale}×, ${look.appearance}`;
      const button = make("button", {type: "button"}, words);
      button.addEventListener("click", () => this.view.change({...look, background: "checker"}));
      return button;
    }));
  }

  /** Returns the number of the golden frame at a progress or time, or −1. */
  frameAt(at) {
    if (at === null) return -1;
    const isHere = ({time, progress}) => Math.abs((time ?? progress ?? NaN) - at) < 1e-6;
    return this.frames.find(isHere)?.frame ?? -1;
  }

  /** Shows the golden frame or the difference over the picture, as the view's settings require. */
  async draw(at) {
    const {golden} = this.view.values;
    const {sequence} = this;
    // The server has not reported yet which goldens the new sequence has.
    if (this.asked !== sequence) return;
    if (golden === "off" || this.frames.length === 0) return this.showNone();
    const frame = this.frameAt(at);
    if (frame < 0) {
      this.note.textContent = "No golden frame at this time or progress.";
      return this.stage.showOther(null);
    }
    const {bitmap, note} = await this.picture(golden, frame);
    if (sequence !== this.sequence) return;
    const {width, height} = bitmap;
    this.note.textContent = note
      ? describeDifference(note) : `Golden frame ${frame}, to the right of the line`;
    this.stage.showOther({bitmap, x: 0, y: 0, width, height}, `golden frame ${frame}`);
  }

  /** Returns a golden frame or its difference image, cached while the sequence is shown. */
  picture(kind, frame) {
    const key = `${kind} ${frame}`;
    if (!this.cached.has(key)) {
      const path = kind === "difference" ? "/difference.png" : "/golden.png";
      const asked = askPicture(path, {...this.fields, frame}, "Pinwheel-Difference");
      asked.catch(() => this.cached.delete(key));
      this.cached.set(key, asked);
    }
    return this.cached.get(key);
  }
}

function describeDifference({count, share, worst}) {
  if (!count) return "Identical to the golden.";
  const amount = typeof worst === "number" ? `, at most by ${Math.round(worst)}` : "";
  return `Differs from the golden in ${pluralize(count, "pixel")} (${(share * 100).toPrecision(2)} %)${amount}`;
}
