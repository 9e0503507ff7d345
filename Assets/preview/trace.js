import {copyText, saveBlob, showCommand} from "../shared/copy.js";
import {announce} from "../shared/dom.js";

/** What the command that plays a recording calls its file. */
const NAME = "recorded.yaml";

/** The recording of a pull as a trace file, and the command that plays it. */
export class Trace {
  /**
   * @param {{save, replay, command, copy}} elements buttons, and where the command is shown
   * @param {(error: Error) => void} fail called with what the server refuses
   */
  constructor(elements, pull, fail) {
    Object.assign(this, elements, {pull, fail});
    this.save.addEventListener("click", () => this.keep());
    this.replay.addEventListener("click", () => pull.replay());
    this.copy.addEventListener("click", () => copyText(this.command.textContent, this.copy));
    this.enable(false);
  }

  /** Without a recording there is nothing to save. */
  enable(isThere) {
    for (const button of [this.save, this.replay, this.copy]) button.disabled = !isThere;
  }

  /** Asks for the trace of what was recorded; null where the server refuses. */
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

  /** Shows the command of the recording as it is now. */
  async refresh() {
    this.enable((await this.ask()) !== null);
  }

  /** Hands the trace to the browser as a file. */
  async keep() {
    const text = await this.ask();
    if (text === null) return;
    saveBlob(new Blob([text], {type: "text/yaml"}), NAME);
    announce("Trace saved");
  }
}
