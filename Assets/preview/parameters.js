import {pickerColor, splitColors, withColor} from "./colors.js";
import {numberControl} from "./controls.js";
import {make} from "../shared/dom.js";

/** A list with a control for each parameter. */
export class Parameters {
  /**
   * @param {HTMLElement} list the list element
   * @param {string} prefix the prefix of the controls' IDs, unique to this list
   * @param {(name: string, value: string | null) => void} change called with a new value; `null`
   *   restores the default
   */
  constructor(list, prefix, change) {
    Object.assign(this, {list, prefix, change});
    this.key = "";
  }

  /** Shows parameters. `changed` has the values that differ from the defaults. */
  show(parameters, changed, appearance) {
    this.appearance = appearance;
    const key = JSON.stringify([parameters, appearance, Object.keys(changed)]);
    // Do not replace a control that is in use.
    const isInUse = document.hasFocus() && this.list.contains(document.activeElement);
    const isSame = key === this.key || isInUse;
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
    if (kind === "boolean") return [choice(id, ["true", "false"], value, change)];
    if (kind === "number" || kind === "integer") {
      const step = kind === "integer" ? 1 : undefined;
      return numberControl({id, label: name, value, minimum, maximum, step}, change);
    }
    return this.colorInputs(parameter, id, value, change);
  }

  /**
   * Returns a text field in the command line's syntax, and a colour picker for each colour in it.
   */
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
        type: "color", value: pickerColor(colors[place] ?? part),
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
