import {announce, make} from "../shared/dom.js";
import {ServerAway, ServerError} from "./server.js";
import {formatPosition} from "./words.js";

/** Shows errors above the last valid picture, and the design's warnings below it. */
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

  /** Sets the parts of the page's address that do not exist. */
  setAddress(problems) {
    this.ofAddress = problems;
    this.show();
  }

  /** Sets the errors in the open design's file. An empty list clears them. */
  setFile(file, problems) {
    this.file = file;
    this.ofFile = problems;
    this.show();
  }

  /** Sets the warnings of the open design. */
  setWarnings(warnings) {
    const {length} = warnings;
    this.warnings.hidden = length === 0;
    this.warnings.querySelector("summary").textContent = length === 1 ? "1 warning" : `${length} warnings`;
    this.warnings.querySelector("ol").replaceChildren(...warnings.map(item));
  }

  /** Sets the error of the last request, or `null` if it succeeded. */
  setRequest(error) {
    // An unreachable server is shown by `Live`. An error that is not the server's is a bug of the
    // page.
    const isServers = error instanceof ServerAway || error instanceof ServerError;
    if (error && !isServers) console.error(error);
    this.ofRequest = error instanceof ServerAway ? null : error;
    this.show();
  }

  show() {
    const {ofFile, ofRequest, ofAddress} = this;
    const shown = [ofFile, ofRequest ? asProblems(ofRequest) : [], ofAddress]
      .find(({length}) => length > 0) ?? [];
    const wasHidden = this.box.hidden;
    this.box.hidden = shown.length === 0;
    if (shown.length === 0) {
      if (!wasHidden) announce("The error is fixed.");
      return;
    }
    this.title.textContent = titleOf(shown === ofFile, shown === ofAddress, this.file);
    this.list.replaceChildren(...shown.map(item));
    announce(`${this.title.textContent} ${shown.map(({message}) => message).join(" ")}`);
  }
}

/** Returns a list item with a problem's position, message and hint. */
function item(problem) {
  return make(
    "li", {}, make("code", {}, formatPosition(problem)), make("span", {}, problem.message),
    make("span.hint", {}, problem.hint ?? ""),
  );
}

function titleOf(isFiles, isAddress, file) {
  if (isFiles) return `${file} cannot be read; this is the last valid version.`;
  return isAddress ? "The address names something that does not exist." : "This cannot be shown.";
}

function asProblems({message, hint, problems}) {
  return problems?.length ? problems : [{message, hint}];
}
