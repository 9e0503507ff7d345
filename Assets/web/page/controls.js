import {make} from "../../shared/dom.js";
import {rangeNote} from "../../shared/range.js";

/** The list of controls for a design's parameters. */
export class ParameterList {
  /**
   * @param {HTMLElement} list the list element
   * @param {(values: object) => void} change called with all values that differ from the defaults
   */
  constructor(list, change) {
    Object.assign(this, {list, change, values: {}, key: ""});
  }

  /** Shows a design's parameters. Discards values of parameters that the design does not have. */
  show(parameters) {
    const names = new Set(parameters.map(({name}) => name));
    this.values = Object.fromEntries(Object.entries(this.values).filter(([name]) => names.has(name)));
    const key = JSON.stringify(parameters);
    if (key === this.key) return;
    this.key = key;
    this.list.replaceChildren(...parameters.map((parameter) => this.row(parameter)));
  }

  /** Sets the values of another design before `show` is called for it. */
  open(values) {
    this.values = values;
    this.key = "";
  }

  row(parameter) {
    const {name, summary} = parameter;
    const control = this.control(parameter);
    const field = parameter.range ? this.field(parameter) : null;
    const reset = make("button.reset", {type: "button", title: "Reset", "aria-label": `Reset ${name}`}, "↺");
    const setValue = (given) => {
      if (this.isDefault(parameter, given)) delete this.values[name];
      else this.values[name] = given;
      reset.disabled = !(name in this.values);
      this.change(this.values);
    };
    control.addEventListener("input", () => {
      setValue(control.type === "checkbox" ? String(control.checked) : control.value);
      if (field) fill(field, control.value);
    });
    field?.addEventListener("input", () => {
      // Ignore incomplete numbers.
      const isValid = field.value !== "" && field.checkValidity();
      field.setAttribute("aria-invalid", String(!isValid));
      if (!isValid) return;
      control.value = field.value;
      setValue(field.value);
    });
    field?.addEventListener("change", () => fill(field, this.values[name] ?? parameter.value));
    reset.addEventListener("click", () => {
      for (const each of [control, field]) if (each) fill(each, parameter.value);
      setValue(parameter.value);
      control.focus();
    });
    for (const each of [control, field]) if (each) fill(each, this.values[name] ?? parameter.value);
    reset.disabled = !(name in this.values);
    const label = make("label", {title: summary}, make("b", {}, name), control);
    return make("li", {}, label, ...(field ? [field, rangeNote(field)] : []), reset);
  }

  isDefault({range, value}, given) {
    return given === value || (range !== undefined && Number(given) === Number(value));
  }

  control({type, range, value, choices}) {
    if (range) {
      const [min, max] = range;
      const step = type === "integer" ? 1 : stepOf(min, max, Number(value));
      return make("input", {type: "range", min, max, step});
    }
    if (type === "boolean") return make("input", {type: "checkbox"});
    if (type === "choice") {
      const select = make("select");
      select.append(...choices.map((each) => new Option(each, each)));
      return select;
    }
    return make("input", {type: "text", spellcheck: false});
  }

  field({name, type, range: [min, max]}) {
    const step = type === "integer" ? 1 : "any";
    return make("input", {type: "number", min, max, step, "aria-label": `${name}, as a number`});
  }
}

function fill(control, value) {
  if (control.type === "checkbox") control.checked = value === "true";
  else control.value = value;
  if (control.type === "number") control.setAttribute("aria-invalid", "false");
}

/**
 * Returns a slider's step: a power of ten that reaches the default, at most 1/200 of the range.
 * Returns "any" if no such step exists.
 */
function stepOf(min, max, value) {
  const fine = Math.floor(Math.log10((max - min) / 200));
  const isReached = (power) => {
    const steps = (value - min) / 10 ** power;
    return Math.abs(steps - Math.round(steps)) < 1e-6;
  };
  let power = fine;
  while (!isReached(power) && power > fine - 4) power -= 1;
  return isReached(power) ? Number(`1e${power}`) : "any";
}
