import {announce} from "../shared/dom.js";
import {addressOf, askJSON, ServerAway} from "./server.js";
import {copyText, showCommand} from "../shared/copy.js";

/** The delay after a change before a request is sent, in milliseconds. */
const PAUSE = 60;

/** The exports: name of the element, path on the server, file extension. */
const EXPORTS = [
  ["frame", "/frame.png", "png"], ["animation", "/export.png", "png"],
  ["frames", "/export.zip", "zip"], ["sheet", "/sheet.png", "png"], ["intro", "/export.png", "png"],
];

/** The suffixes of exported files' names. */
const SUFFIXES = {
  frame: "", animation: "-animation", frames: "-frames", sheet: "-strip", intro: "-intro",
};

/**
 * The command that draws the current picture, the changed parameters as text, and links to exported
 * files.
 */
export class Share {
  /** @param {object} elements the command, buttons and links, by name */
  constructor(elements, viewer) {
    Object.assign(this, {elements, viewer, timer: null, asked: Promise.resolve(), texts: null});
    const {copyCommand, copyAssignments, copyYAML} = elements;
    copyCommand.addEventListener("click", () => this.copy("command", copyCommand));
    copyAssignments.addEventListener("click", () => this.copy("assignments", copyAssignments));
    copyYAML.addEventListener("click", () => this.copy("yaml", copyYAML));
  }

  /** Requests the command for the current picture after a delay. */
  refresh() {
    clearTimeout(this.timer);
    // Do not copy the previous picture's command before the response has arrived.
    this.asked = this.wait();
  }

  /** Shows the command and enables copying. Without texts, shows `reason`. */
  show(texts, reason = "") {
    this.texts = texts;
    const {command, copyCommand, copyAssignments, copyYAML} = this.elements;
    if (texts) showCommand(command, texts.command);
    else this.withdraw(reason);
    copyCommand.disabled = copyYAML.disabled = !texts;
    copyAssignments.disabled = !texts?.assignments;
  }

  /** Removes the command and the links. */
  withdraw(reason) {
    this.elements.command.textContent = reason;
    for (const [name] of EXPORTS) this.elements[name].removeAttribute("href");
  }

  /** Disables copying and links after an error. */
  fail(error) {
    clearTimeout(this.timer);
    this.asked = Promise.resolve();
    const isAway = error instanceof ServerAway;
    this.show(null, isAway ? "The server, which writes the command, does not answer." : "");
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

  /** Copies one of the texts, after pending requests. */
  async copy(name, button = this.elements.copyCommand) {
    await this.asked;
    if (this.texts) await copyText(this.texts[name], button);
    else announce("Not copied");
  }
}
