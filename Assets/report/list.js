import {heatCells} from "./timeline.js";
import {SEQUENCE_WORDS, counted, isFailure} from "./words.js";

/** The list of sequences and its filter. */
export class SequenceList {
  /** @param {(sequence: object) => void} choose called with the sequence to show */
  constructor({list, search, failures, unlisted}, report, choose) {
    Object.assign(this, {search, failures, unlisted, report, choose});
    this.rows = report.sequences.map((sequence) => ({sequence, row: this.row(sequence)}));
    list.replaceChildren(...this.rows.map(({row}) => row));
    search.addEventListener("input", () => this.filter());
    failures.addEventListener("change", () => this.filter());
    // Without a failure a filter to failures would show nothing.
    failures.checked = report.sequences.some(({status}) => isFailure(status));
    this.filter();
  }

  row(sequence) {
    const row = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.className = `row ${sequence.status}`;
    button.addEventListener("click", () => this.choose(sequence));
    const name = document.createElement("span");
    name.className = "name";
    name.textContent = sequence.name;
    const note = document.createElement("span");
    note.className = "note";
    note.textContent = noteOf(sequence);
    const strip = document.createElement("span");
    strip.className = "cells small";
    strip.setAttribute("aria-hidden", "true");
    strip.append(...heatCells(sequence.frames));
    button.append(name, note, strip);
    row.append(button);
    return row;
  }

  /** Hides the sequences that the filter leaves out. */
  filter() {
    const text = this.search.value.trim().toLowerCase();
    let hidden = 0;
    for (const {sequence, row} of this.rows) {
      const isWanted = sequence.name.toLowerCase().includes(text)
        && (!this.failures.checked || isFailure(sequence.status));
      row.hidden = !isWanted;
      if (!isWanted) hidden += 1;
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
    for (const {sequence, row} of this.rows) {
      const button = row.firstElementChild;
      if (sequence !== shown) {
        button.removeAttribute("aria-current");
      } else {
        button.setAttribute("aria-current", "true");
        button.scrollIntoView({block: "nearest", inline: "nearest"});
      }
    }
  }

  /** The sequence so many rows from one, among those listed; the first where that one is not. */
  neighbour(shown, step) {
    const listed = this.rows.filter(({row}) => !row.hidden).map(({sequence}) => sequence);
    if (!listed.includes(shown)) return listed[0] ?? null;
    return listed[listed.indexOf(shown) + step] ?? null;
  }
}

function noteOf({status, frames}) {
  const bad = frames.filter((frame) => frame.status !== "passed").length;
  const words = SEQUENCE_WORDS[status];
  return status === "failed" && bad ? `${words} · ${bad} of ${frames.length}` : words;
}
