import {pickable, splitColors, withColor} from "./colors.js";
import {numberControl} from "./controls.js";
import {make} from "../shared/dom.js";

/** A control for each parameter. */
export class Parameters {
  /**
   * @param {HTMLElement} list where the controls are put
   * @param {string} prefix makes ids that no other list has
   * @param {(name: string, value: string | null) => void} change null takes a change back
   */
  constructor(list, prefix, change) {
    Object.assign(this, {list, prefix, change});
    this.key = "";
  }

  /** Shows parameters with the values that were changed. */
  show(parameters, changed, appearance) {
    this.appearance = appearance;
    const key = JSON.stringify([parameters, appearance, Object.keys(changed)]);
    // What is being typed or dragged is not to be replaced under the hand.
    const isHeld = document.hasFocus() && this.list.contains(document.activeElement);
    const isSame = key === this.key || isHeld;
    const isOurs = this.names === parameters.map(({name}) => name).join();
    if (isSame && isOurs) {
      for (const row of this.list.children) this.markRow(row, row.dataset.name in changed);
      return;
    }
    this.key = key;
    this.names = parameters.map(({name}) => name).join();
    this.list.replaceChildren(...parameters.map((each) => this.row(each, changed)));
  }

  row(parameter, changed) {
    const {name, title} = parameter;
    const value = changed[name] ?? parameter.value;
    const id = `${this.prefix}-${name}`;
    const reset = make("button.reset", {
      type: "button", title: `Back to ${parameter.value}`, "aria-label": `Reset ${name}`,
    }, "↺");
    const words = make("span.quiet", {}, title ?? "");
    const label = make("label", {for: id}, make("b", {}, name), " ", words);
    const row = make("li.parameter", {}, label, reset, ...this.inputs(parameter, id, value));
    row.dataset.name = name;
    reset.addEventListener("click", () => {
      this.change(name, null);
      row.replaceWith(this.row(parameter, {}));
      this.list.querySelector(`#${CSS.escape(id)}`).focus();
    });
    this.markRow(row, name in changed);
    return row;
  }

  /** Shows whether a parameter is changed. */
  markRow(row, isChanged) {
    row.classList.toggle("changed", isChanged);
    row.querySelector(".reset").hidden = !isChanged;
  }

  inputs(parameter, id, value) {
    const {kind, name, minimum, maximum, choices} = parameter;
    const change = (given) => {
      const text = String(given);
      this.change(name, text === parameter.value ? null : text);
    };
    if (kind === "choice") return [choice(id, choices, value, change)];
    if (kind === "number") {
      return numberControl({id, label: name, value, minimum, maximum}, change);
    }
    return this.colorInputs(parameter, id, value, change);
  }

  /** A text, as the command takes it, with a picker for each of its colours. */
  colorInputs({name, kind, value: initial, resolved}, id, value, change) {
    const partsOf = (text) => (kind === "colors" ? splitColors(text) : [text]);
    const field = make("input.text", {
      type: "text", id, value, spellcheck: false, autocomplete: "off", autocapitalize: "off",
    });
    const known = [resolved ?? []].flat().map((each) => each[this.appearance]);
    const colors = value === initial ? known : [];
    const pickers = make("span.pickers");
    const parts = partsOf(value);
    parts.forEach((part, place) => {
      const picker = make("input", {
        type: "color", value: pickable(colors[place] ?? part),
        "aria-label": parts.length > 1 ? `${name}, colour ${place + 1}` : `${name}, colour`,
      });
      picker.addEventListener("input", () => {
        const now = partsOf(field.value);
        now[place] = withColor(now[place], picker.value, this.appearance);
        field.value = now.join(",");
        change(field.value);
      });
      pickers.append(picker);
    });
    field.addEventListener("input", () => change(field.value));
    return [pickers, field];
  }
}

function choice(id, choices, value, change) {
  const select = make("select", {id});
  select.append(...choices.map((each) => new Option(each, each, false, each === value)));
  select.addEventListener("change", () => change(select.value));
  return select;
}
