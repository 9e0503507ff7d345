import {make} from "../shared/dom.js";
import {heatCells} from "./timeline.js";
import {SEQUENCE_WORDS, counted, isFailure, unlikePart} from "./words.js";

/** The list of sequences and its filter. Those that fail alike share a row. */
export class SequenceList {
  /** @param {(sequence: object) => void} choose called with the sequence to show */
  constructor({list, search, failures, unlisted}, report, choose) {
    Object.assign(this, {search, failures, unlisted, report, choose});
    this.rows = alikeGroups(report.sequences).map((sequences) => this.row(sequences));
    list.replaceChildren(...this.rows.map(({row}) => row));
    search.addEventListener("input", () => this.filter());
    failures.addEventListener("change", () => this.filter());
    // Without a failure a filter to failures would show nothing.
    failures.checked = report.sequences.some(({status}) => isFailure(status));
    this.filter();
  }

  /** The row of a sequence and of those that are alike, each with a button. */
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
    const button = this.button(sequence, "alike", unlikePart(sequence.name, first.name));
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

  /** Hides the sequences that the filter leaves out. */
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
    if (hidden) parts.push(`${counted(hidden, "sequence")} hidden by the filter.`);
    const left = this.report.left;
    if (left) parts.push(`${counted(left, "passing sequence")} not in this report (--all).`);
    this.unlisted.textContent = parts.join(" ");
  }

  /** Turns the filter to failures on or off. */
  toggleFailures() {
    this.failures.checked = !this.failures.checked;
    this.filter();
  }

  /** Marks the sequence that is shown. */
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

  /** The first sequence so many rows from one, among those listed, or of all if it is not. */
  neighbour(shown, step) {
    const listed = this.rows.filter(({row}) => !row.hidden).map(({sequences}) => sequences);
    const place = listed.findIndex((sequences) => sequences.includes(shown));
    return (place < 0 ? listed[0] : listed[place + step])?.[0] ?? null;
  }
}

/** The sequences in groups of those that fail alike, which name the first of theirs. */
function alikeGroups(sequences) {
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
  const words = SEQUENCE_WORDS[status];
  return status === "failed" && bad ? `${words} · ${bad} of ${frames.length}` : words;
}
