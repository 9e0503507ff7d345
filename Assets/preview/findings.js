import {announce, make} from "../shared/dom.js";
import {askJSON} from "./server.js";

/** Likely mistakes that only the rendered frames show, each with a button that opens its frame. */
export class Findings {
  /**
   * @param {{button, list}} elements
   * @param {(state: string, at: number | null) => void} open called when a finding is clicked
   */
  constructor(elements, viewer, open) {
    Object.assign(this, {elements, viewer, open, design: null});
    elements.button.addEventListener("click", () => this.check());
  }

  /** Removes the findings if the design was changed or replaced. */
  follow(design) {
    if (design !== this.design) this.elements.list.replaceChildren();
    this.design = design;
  }

  /** Draws all frames of the design on the server, and lists what it finds. */
  async check() {
    const {sequence} = this.viewer;
    if (!sequence) return;
    const {button, list} = this.elements;
    button.disabled = true;
    try {
      const findings = await askJSON("/lint.json", sequence.look);
      if (this.viewer.sequence?.look.design !== sequence.look.design) return;
      list.replaceChildren(...findings.map((finding) => this.item(finding)));
      if (!findings.length) list.append(make("li.quiet", {}, "no findings"));
      announce(findings.length === 1 ? "1 finding" : `${findings.length || "no"} findings`);
    } catch (error) {
      announce(error.message);
      list.replaceChildren(make("li.quiet", {}, error.message));
    } finally {
      button.disabled = false;
    }
  }

  item({state, at, text}) {
    const button = make("button", {type: "button", disabled: !state}, text);
    button.addEventListener("click", () => this.open(state, at));
    return make("li", {}, button);
  }
}
