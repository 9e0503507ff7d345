import {addressOf, askJSON} from "./server.js";
import {announce, make} from "../shared/dom.js";
import {copyText, showCommand} from "../shared/copy.js";

/** The menu of packs: the design in the format of a platform, to copy or to save. */
export class Packs {
  /** @param {object} elements the target, the command, the button and the link, by name */
  constructor(elements, viewer) {
    Object.assign(this, {elements, viewer, sources: new Set(), address: ""});
    elements.target.addEventListener("change", () => this.refresh());
    elements.copy.addEventListener("click", () => this.copy());
    this.load();
  }

  /** Fills the menu. It stays empty if the server does not answer. */
  async load() {
    try {
      const targets = await askJSON("/packs.json");
      this.sources = new Set(targets.filter((target) => target.hasSource).map(({name}) => name));
      this.elements.target.append(
        ...targets.map(({name, purpose}) => make("option", {value: name, textContent: name, title: purpose})),
      );
      this.elements.target.value = "lottie";
      this.refresh();
    } catch {
      this.elements.target.disabled = true;
    }
  }

  /** Updates the command and the link for the current design and target. */
  async refresh() {
    const fields = this.fields();
    const address = fields ? addressOf("/pack.zip", fields) : this.address;
    if (address === this.address) return;
    this.address = address;
    const {command, copy, save} = this.elements;
    copy.disabled = !this.sources.has(fields.target);
    save.href = address;
    save.download = `${fields.design}-${fields.target}.zip`;
    try {
      const {command: text} = await askJSON("/pack.json", fields);
      if (address === this.address) showCommand(command, text);
    } catch (error) {
      if (address !== this.address) return;
      command.textContent = error.message;
      save.removeAttribute("href");
      copy.disabled = true;
    }
  }

  /** Copies the source of the pack. */
  async copy() {
    try {
      const {text} = await askJSON("/pack.json", {...this.fields(), source: 1});
      await copyText(text, this.elements.copy);
    } catch (error) {
      announce(error.message);
    }
  }

  /** Returns the fields of a request, or `null` before a design is shown. */
  fields() {
    const {sequence} = this.viewer;
    const target = this.elements.target.value;
    return sequence && target ? {...sequence.look, state: sequence.state.state, target} : null;
  }
}
