import {announce} from "../shared/dom.js";
import {addressOf, askJSON, ServerAway} from "./server.js";
import {copyText, showCommand} from "../shared/copy.js";

/** How long it waits for the next change before it asks, in milliseconds. */
const PAUSE = 60;

/** What the exports are called, by their path on the server. */
const EXPORTS = [
  ["frame", "/frame.png", "png"], ["animation", "/export.png", "png"],
  ["frames", "/export.zip", "zip"], ["sheet", "/sheet.png", "png"], ["intro", "/export.png", "png"],
];

/** What the saved files' names end in. */
const SUFFIXES = {
  frame: "", animation: "-animation", frames: "-frames", sheet: "-strip", intro: "-intro",
};

/** The command that makes the picture shown, changed parameters as text, and files to keep. */
export class Share {
  /** @param {object} elements command, copies and links by their names */
  constructor(elements, viewer) {
    Object.assign(this, {elements, viewer, timer: null, asked: Promise.resolve(), texts: null});
    const {copyCommand, copyAssignments, copyYAML} = elements;
    copyCommand.addEventListener("click", () => this.copy("command", copyCommand));
    copyAssignments.addEventListener("click", () => this.copy("assignments", copyAssignments));
    copyYAML.addEventListener("click", () => this.copy("yaml", copyYAML));
  }

  /** Asks for the command of what is shown, once it stays so. */
  refresh() {
    clearTimeout(this.timer);
    // Until the answer is there, no old command may be copied for a new picture.
    this.asked = this.wait();
  }

  /** Shows texts to copy; without them, why there are none. */
  show(texts, reason = "") {
    this.texts = texts;
    const {command, copyCommand, copyAssignments, copyYAML} = this.elements;
    if (texts) showCommand(command, texts.command);
    else this.withdraw(reason);
    copyCommand.disabled = copyYAML.disabled = !texts;
    copyAssignments.disabled = !texts?.assignments;
  }

  /** Offers nothing, because what the page asks for is not shown. */
  withdraw(reason) {
    this.elements.command.textContent = reason;
    for (const [name] of EXPORTS) this.elements[name].removeAttribute("href");
  }

  /** Offers nothing while what is asked for cannot be shown. */
  fail(error) {
    clearTimeout(this.timer);
    this.asked = Promise.resolve();
    const isAway = error instanceof ServerAway;
    this.show(null, isAway ? "The server does not answer; it writes the command." : "");
  }

  async wait() {
    await new Promise((done) => { this.timer = setTimeout(done, PAUSE); });
    const {sequence, at} = this.viewer;
    if (!sequence) return;
    const fields = sequence.fieldsAt(at);
    this.link(sequence, fields);
    try {
      const texts = await askJSON("/command.json", fields);
      if (sequence !== this.viewer.sequence || at !== this.viewer.at) return;
      this.show(texts);
    } catch (error) {
      if (sequence !== this.viewer.sequence || at !== this.viewer.at) return;
      this.fail(error);
    }
  }

  link(sequence, fields) {
    const {look, state} = sequence;
    for (const [name, path, kind] of EXPORTS) {
      const link = this.elements[name];
      const all = {...sequence.look, ...sequence.frames};
      const more = {frame: {...fields, file: 1}, intro: {...all, part: "intro"}};
      link.href = addressOf(path, more[name] ?? all);
      link.download = `${look.design}-${state.state}${SUFFIXES[name]}.${kind}`;
    }
    this.elements.intro.hidden = sequence.loopStart === 0;
  }

  /** Copies one of the texts, as it is for what is shown now. */
  async copy(name, button = this.elements.copyCommand) {
    await this.asked;
    if (this.texts) await copyText(this.texts[name], button);
    else announce("Not copied");
  }
}
