import {make} from "../../shared/dom.js";
import {DESIGN_LIMIT} from "../../shared/pinwheel-files.js";
import {failure, problemOf} from "../../shared/pinwheel-problems.js";

/** The list of all errors and warnings on the page. */
export class ProblemList {
  /**
   * @param {HTMLElement} list the list element
   * @param {HTMLTextAreaElement} text the design's text
   */
  constructor(list, text) {
    Object.assign(this, {list, text});
    /** The problems and warnings of the design's text. */
    this.problems = [];
    this.warnings = [];
    /** Other errors by source. They do not mark the text as invalid. */
    this.sourceErrors = {};
  }

  /** Sets the errors in the text. */
  setProblems(problems) {
    this.problems = problems;
    this.text.classList.toggle("bad", problems.length > 0);
    this.text.setAttribute("aria-invalid", String(problems.length > 0));
    this.show();
  }

  setWarnings(warnings) {
    this.warnings = warnings;
    this.show();
  }

  /** Sets the error of a source; `null` clears it. */
  setSourceError(source, error) {
    if (!error && !this.sourceErrors[source]?.length) return;
    // An error without problems is a bug of the page.
    if (error && !error.problems) console.error(error);
    this.sourceErrors[source] = error ? error.problems ?? [problemOf(error.message)] : [];
    this.show();
  }

  /** Rejects input beyond the size limit of designs, which would make the browser hang. */
  refuseTooMuch(event) {
    const {value, selectionStart, selectionEnd} = this.text;
    const count = value.length - (selectionEnd - selectionStart) + (event.data?.length ?? 0);
    if (count <= DESIGN_LIMIT) return this.setSourceError("text", null);
    event.preventDefault();
    const hint = `use at most ${DESIGN_LIMIT} characters`;
    this.setSourceError("text", failure(`the text would have ${count} characters`, hint));
  }

  /**
   * Shows each message once. An unchanged list is not replaced, because screen readers announce
   * changes.
   */
  show() {
    const all = [...this.problems, ...Object.values(this.sourceErrors).flat(), ...this.warnings];
    const distinct = all.filter(({text}, index) => all.findIndex((each) => each.text === text) === index);
    const key = JSON.stringify(distinct);
    if (this.list.dataset.key === key) return;
    this.list.dataset.key = key;
    this.list.replaceChildren(...distinct.map((problem) => this.item(problem)));
  }

  item(problem) {
    const words = problem.line > 0
      ? problem.message + (problem.hint ? `; ${problem.hint}` : "") : problem.text;
    const place = make("button", {type: "button"}, `line ${problem.line}`);
    place.addEventListener("click", () => this.select(problem));
    return make(`li.${problem.severity}`, {}, ...(problem.line > 0 ? [place] : []), words);
  }

  /** Moves the caret to a problem. */
  select({line, column}) {
    const {text} = this;
    const lines = text.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
    text.focus();
    text.setSelectionRange(start, Math.min(start + 1, text.value.length));
  }
}
