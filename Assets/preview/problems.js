import {announce, make} from "../shared/dom.js";
import {ServerAway, ServerError} from "./server.js";
import {placeWords} from "./words.js";

/** What is wrong, over the last picture that was good, and what is odd, below it. */
export class Problems {
  /**
   * @param {{box: HTMLElement, list: HTMLElement, title: HTMLElement, warnings: HTMLElement}} elements
   */
  constructor(elements) {
    Object.assign(this, elements);
    this.ofFile = [];
    this.ofRequest = null;
    this.ofAddress = [];
    this.file = "";
  }

  /** Takes what the page's address asks for and is not there. */
  setAddress(problems) {
    this.ofAddress = problems;
    this.show();
  }

  /** Takes what is wrong with the file of the design that is open; an empty list when mended. */
  setFile(file, problems) {
    this.file = file;
    this.ofFile = problems;
    this.show();
  }

  /** Takes what is odd in the design that is open. */
  setWarnings(warnings) {
    const {length} = warnings;
    this.warnings.hidden = length === 0;
    this.warnings.querySelector("summary").textContent = length === 1 ? "A warning" : `${length} warnings`;
    this.warnings.querySelector("ol").replaceChildren(...warnings.map(item));
  }

  /** Takes why the last request failed; null when the next one went well. */
  setRequest(error) {
    // That nobody answers is told elsewhere; what the server never said is the page's own fault.
    const isServers = error instanceof ServerAway || error instanceof ServerError;
    if (error && !isServers) console.error(error);
    this.ofRequest = error instanceof ServerAway ? null : error;
    this.show();
  }

  show() {
    const {ofFile, ofRequest, ofAddress} = this;
    const told = [ofFile, ofRequest ? asProblems(ofRequest) : [], ofAddress]
      .find(({length}) => length > 0) ?? [];
    const wasHidden = this.box.hidden;
    this.box.hidden = told.length === 0;
    if (told.length === 0) {
      if (!wasHidden) announce("The error is mended.");
      return;
    }
    this.title.textContent = titleOf(told === ofFile, told === ofAddress, this.file);
    this.list.replaceChildren(...told.map(item));
    announce(`${this.title.textContent} ${told.map(({message}) => message).join(" ")}`);
  }
}

/** A line of a list: where it is, what is wrong, what to do. */
function item(problem) {
  return make(
    "li", {}, make("code", {}, placeWords(problem)), make("span", {}, problem.message),
    make("span.hint", {}, problem.hint ?? ""),
  );
}

function titleOf(isFiles, isAddress, file) {
  if (isFiles) return `${file} cannot be read; this is the last good version.`;
  return isAddress ? "The address asks for what is not here." : "This cannot be shown.";
}

function asProblems({message, hint, problems}) {
  return problems?.length ? problems : [{message, hint}];
}
