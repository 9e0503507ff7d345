import {make} from "./dom.js";

/** Controls for a design's parameters. */
export class ParameterList {
  /**
   * @param {HTMLElement} list where they are put
   * @param {(values: object) => void} change told of all that differs from the defaults
   */
  constructor(list, change) {
    Object.assign(this, {list, change, values: {}, key: ""});
  }

  /** Shows a design's parameters; values of parameters that it does not have are forgotten. */
  show(parameters) {
    const names = new Set(parameters.map(({name}) => name));
    this.values = Object.fromEntries(Object.entries(this.values).filter(([name]) => names.has(name)));
    const key = JSON.stringify(parameters);
    if (key === this.key) return;
    this.key = key;
    this.list.replaceChildren(...parameters.map((parameter) => this.row(parameter)));
  }

  row(parameter) {
    const {name, summary} = parameter;
    const value = this.values[name] ?? parameter.value;
    const control = this.control(parameter, value);
    const told = make("output", {}, parameter.type === "number" ? value : "");
    control.addEventListener("input", () => {
      const given = control.type === "checkbox" ? String(control.checked) : control.value;
      if (parameter.type === "number") told.textContent = given;
      if (given === parameter.value) delete this.values[name];
      else this.values[name] = given;
      this.change(this.values);
    });
    return make("li", {}, make("label", {title: summary}, make("b", {}, name), control,
      ...(parameter.type === "number" ? [told] : [])));
  }

  control({type, range, choices}, value) {
    if (type === "number") {
      const [min, max] = range;
      return make("input", {type: "range", min, max, step: (max - min) / 200, value});
    }
    if (type === "boolean") return make("input", {type: "checkbox", checked: value === "true"});
    if (type === "choice") {
      const select = make("select");
      select.append(...choices.map((each) => new Option(each, each, false, each === value)));
      return select;
    }
    return make("input", {type: "text", value, spellcheck: false});
  }
}

/** A choice of one of several words, as buttons. */
export function showSegments(box, name, words, chosen, choose) {
  const legend = box.querySelector("legend");
  const labels = words.map((word) => {
    const input = make("input", {type: "radio", name, value: word, checked: word === chosen});
    input.addEventListener("change", () => choose(word));
    return make("label", {}, input, make("span", {}, word));
  });
  box.replaceChildren(legend, ...labels);
}
