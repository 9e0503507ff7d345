import {make} from "../shared/dom.js";
import {SEQUENCE_LABELS, formatTolerance, formatFrames, formatMoment} from "./words.js";

/** The text about a sequence: its name, findings, tolerance and message. */
export class Details {
  /** @param {(index: number) => void} seek called with the index of a finding's first frame */
  constructor(elements, seek) {
    Object.assign(this, elements);
    this.seek = seek;
  }

  show(sequence) {
    this.name.textContent = sequence.name;
    this.status.textContent = SEQUENCE_LABELS[sequence.status];
    this.status.className = `badge ${sequence.status}`;
    const budget = formatTolerance(sequence);
    this.budget.textContent = budget && `Tolerance: ${budget}`;
    this.findings.replaceChildren(...sequence.findings.map((finding) => this.finding(finding)));
    this.box.hidden = sequence.message === "";
    // Without findings the message is the only information.
    this.box.open = sequence.findings.length === 0;
    this.message.textContent = sequence.message;
  }

  finding(finding) {
    const moment = formatMoment({time: finding.time, progress: null});
    const place = [formatFrames(finding.frames), moment].filter(Boolean).join(" · ");
    const button = make(
      "button", {type: "button", disabled: finding.frames.length === 0},
      make("span.kind", {}, finding.kind), make("span.sentence", {}, finding.sentence),
      make("span.quiet", {}, place),
    );
    button.addEventListener("click", () => this.seek(Math.min(...finding.frames)));
    return make("li", {}, button);
  }

  /** Highlights the findings that include the current frame. */
  mark(sequence, index) {
    sequence.findings.forEach((finding, place) => {
      const button = this.findings.children[place].firstElementChild;
      button.classList.toggle("here", finding.frames.includes(index));
    });
  }
}
