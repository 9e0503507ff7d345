import {make} from "../shared/dom.js";
import {SEQUENCE_WORDS, budgetWords, framesWords, momentWords} from "./words.js";

/** What there is to read of a sequence: its name, findings, tolerance and message. */
export class Details {
  /** @param {(index: number) => void} seek called with the number of a finding's first frame */
  constructor(elements, seek) {
    Object.assign(this, elements);
    this.seek = seek;
  }

  /** Shows a sequence. */
  show(sequence) {
    this.name.textContent = sequence.name;
    this.status.textContent = SEQUENCE_WORDS[sequence.status];
    this.status.className = `badge ${sequence.status}`;
    const budget = budgetWords(sequence);
    this.budget.textContent = budget && `Tolerance: ${budget}`;
    this.findings.replaceChildren(...sequence.findings.map((finding) => this.finding(finding)));
    this.box.hidden = sequence.message === "";
    // Without findings the message is all there is to know.
    this.box.open = sequence.findings.length === 0;
    this.message.textContent = sequence.message;
  }

  finding(finding) {
    const moment = momentWords({time: finding.time, progress: null});
    const place = [framesWords(finding.frames), moment].filter(Boolean).join(" · ");
    const button = make(
      "button", {type: "button", disabled: finding.frames.length === 0},
      make("span.kind", {}, finding.kind), make("span.sentence", {}, finding.sentence),
      make("span.quiet", {}, place),
    );
    button.addEventListener("click", () => this.seek(Math.min(...finding.frames)));
    return make("li", {}, button);
  }

  /** Marks the findings that concern the frame shown. */
  mark(sequence, index) {
    sequence.findings.forEach((finding, place) => {
      const button = this.findings.children[place].firstElementChild;
      button.classList.toggle("here", finding.frames.includes(index));
    });
  }
}
