import {copyText, saveBlob, showCommand} from "../shared/copy.js";
import {announce} from "../shared/dom.js";

/** The name of the trace file in the command. */
const FILE_NAME = "recorded.yaml";

/** Saves the recording of a pull as a trace file, and shows the command that plays it. */
export class Trace {
  /**
   * @param {{save, replay, command, copy}} elements the buttons and the element for the command
   * @param {(error: Error) => void} fail called with the server's error
   */
  constructor(elements, pull, fail) {
    Object.assign(this, elements, {pull, fail});
    this.save.addEventListener("click", () => this.download());
    this.replay.addEventListener("click", () => pull.replay());
    this.copy.addEventListener("click", () => copyText(this.command.textContent, this.copy));
    this.enable(false);
  }

  enable(isThere) {
    for (const button of [this.save, this.replay, this.copy]) button.disabled = !isThere;
  }

  /** Requests the recording's trace file and shows its command. Returns `null` after an error. */
  async ask() {
    try {
      const {text, note} = await this.pull.trace();
      showCommand(this.command, decodeURIComponent(note ?? ""));
      return text;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** Updates the command for the current recording. */
  async refresh() {
    this.enable((await this.ask()) !== null);
  }

  /** Downloads the trace file. */
  async download() {
    const text = await this.ask();
    if (text === null) return;
    saveBlob(new Blob([text], {type: "text/yaml"}), FILE_NAME);
    announce("Trace saved");
  }
}
