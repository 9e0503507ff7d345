import {copyText, showCommand} from "../../shared/copy.js";
import {element, make} from "../../shared/dom.js";

/** The menu of packs: the command for each platform, and the sources that the page contains. */
export class PackMenu {
  /**
   * @param {object[]} targets the names and purposes of the targets
   * @param {() => object} shown returns the design, its state, its changed parameters, and whether
   *   its text is edited
   */
  constructor(targets, shown) {
    this.elements = {
      target: element("pack-target"), copy: element("copy-pack"), command: element("pack-command"),
      note: element("pack-note"),
    };
    this.shown = shown;
    const {target, copy} = this.elements;
    target.append(...targets.map(({name, purpose}) => make("option", {value: name, title: purpose}, name)));
    if (targets.some(({name}) => name === "svg")) target.value = "svg";
    target.addEventListener("change", () => this.refresh());
    copy.addEventListener("click", () => copyText(this.source.text, copy));
  }

  /** The source for the chosen target and state, or `undefined` if the page does not contain it. */
  get source() {
    const {design, state} = this.shown();
    const {value} = this.elements.target;
    return design.sources.find(({target, states}) => target === value && states.includes(state));
  }

  /** Shows the command and the button for the current design, state and parameters. */
  refresh() {
    const {design, parameters, isEdited} = this.shown();
    const {target, copy, command, note} = this.elements;
    const isChanged = isEdited || Object.keys(parameters).length > 0;
    copy.hidden = !this.source;
    copy.disabled = isChanged;
    note.textContent = isEdited
      ? "Save the edited design as a file first."
      : this.source && isChanged ? "The source that this page contains has other parameters." : "";
    const words = ["pinwheel", "pack", isEdited ? `${design.name}.yaml` : design.argument, "--for", target.value];
    for (const [name, value] of Object.entries(parameters)) words.push("-P", quoted(`${name}=${value}`));
    showCommand(command, words.join(" "));
  }
}

/** Returns a word in quotes if a shell would change it. */
function quoted(word) {
  return /^[\w./=+:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
