import {make} from "../shared/dom.js";
import {heatCells} from "./timeline.js";
import {SEQUENCE_LABELS, pluralize, isFailure, distinctPart} from "./words.js";

/** The list of sequences and its filter. Sequences with similar failures share a row. */
export class SequenceList {
  /** @param {(sequence: object) => void} choose called with the sequence to show */
  constructor({list, search, failures, unlisted}, report, choose) {
    Object.assign(this, {search, failures, unlisted, report, choose});
    this.rows = groupSimilar(report.sequences).map((sequences) => this.row(sequences));
    list.replaceChildren(...this.rows.map(({row}) => row));
    search.addEventListener("input", () => this.filter());
    failures.addEventListener("change", () => this.filter());
    // A filter for failures would leave a report without failures empty.
    failures.checked = report.sequences.some(({status}) => isFailure(status));
    this.filter();
  }

  /** Creates the row of a sequence, with a button for each similar one. */
  row(sequences) {
    const [first, ...others] = sequences;
    const button = this.firstButton(first);
    const also = others.map((other) => this.alsoButton(other, first));
    const row = make("li", {}, button);
    if (also.length) row.append(make("p.also", {}, "also: ", ...also));
    return {sequences, row, buttons: [button, ...also]};
  }

  button(sequence, className, ...children) {
    const button = make("button", {type: "button", className}, ...children);
    button.addEventListener("click", () => this.choose(sequence));
    return button;
  }

  alsoButton(sequence, first) {
    const button = this.button(sequence, "alike", distinctPart(sequence.name, first.name));
    button.title = sequence.name;
    return button;
  }

  firstButton(sequence) {
    return this.button(
      sequence, `row ${sequence.status}`,
      make("span.name", {}, sequence.name), make("span.note", {}, noteOf(sequence)),
      make("span.cells.small", {"aria-hidden": "true"}, ...heatCells(sequence.frames)),
    );
  }

  /** Hides the sequences that do not match the filter. */
  filter() {
    const text = this.search.value.trim().toLowerCase();
    let hidden = 0;
    for (const {sequences, row} of this.rows) {
      const isWanted = sequences.some(({name}) => name.toLowerCase().includes(text))
        && (!this.failures.checked || isFailure(sequences[0].status));
      row.hidden = !isWanted;
      if (!isWanted) hidden += sequences.length;
    }
    const parts = [];
    if (hidden) parts.push(`${pluralize(hidden, "sequence")} hidden by the filter.`);
    const left = this.report.left;
    if (left) parts.push(`${pluralize(left, "passing sequence")} not in this report (--all).`);
    this.unlisted.textContent = parts.join(" ");
  }

  /** Switches the filter for failures. */
  toggleFailures() {
    this.failures.checked = !this.failures.checked;
    this.filter();
  }

  /** Highlights the current sequence. */
  mark(shown) {
    for (const {sequences, buttons} of this.rows) {
      buttons.forEach((button, place) => {
        if (sequences[place] !== shown) {
          button.removeAttribute("aria-current");
        } else {
          button.setAttribute("aria-current", "true");
          button.scrollIntoView({block: "nearest", inline: "nearest"});
        }
      });
    }
  }

  /**
   * Returns the first sequence `step` rows from another, among the visible rows. Returns the first
   * visible sequence if `shown` is hidden.
   */
  neighbour(shown, step) {
    const listed = this.rows.filter(({row}) => !row.hidden).map(({sequences}) => sequences);
    const place = listed.findIndex((sequences) => sequences.includes(shown));
    return (place < 0 ? listed[0] : listed[place + step])?.[0] ?? null;
  }
}

/** Groups sequences with similar failures. `alike` is the name of a group's first sequence. */
function groupSimilar(sequences) {
  const groups = new Map();
  for (const sequence of sequences) {
    const group = groups.get(sequence.alike);
    if (group) group.push(sequence);
    else groups.set(sequence.name, [sequence]);
  }
  return [...groups.values()];
}

function noteOf({status, frames}) {
  const bad = frames.filter((frame) => frame.status !== "passed").length;
  const words = SEQUENCE_LABELS[status];
  return status === "failed" && bad ? `${words} · ${bad} of ${frames.length}` : words;
}
