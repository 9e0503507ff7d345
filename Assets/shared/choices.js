import {make} from "./dom.js";

/** Form controls that offer a choice: rows of radio buttons, and selects. */

/**
 * Replaces the radio buttons of a fieldset, after its legend.
 *
 * @param {[string | number, string][]} options values and their labels
 * @param {string | number | null} chosen the initial value
 */
export function segments(fieldset, name, options, choose, chosen = null) {
  const labels = options.map(([value, label]) => {
    const input = make("input", {
      type: "radio", name, value: String(value), id: `${name}-${value}`, checked: value === chosen,
    });
    input.addEventListener("change", () => choose(value));
    return make("label", {}, input, make("span", {}, label));
  });
  fieldset.replaceChildren(fieldset.querySelector("legend"), ...labels);
}

/** Checks the radio button of a value. */
export function showSegment(name, value) {
  const input = document.getElementById(`${name}-${value}`);
  if (input) input.checked = true;
}

/**
 * Replaces the options of a select.
 * @param {[string | number, string][]} options values and their labels
 */
export function fillSelect(select, options, choose) {
  select.replaceChildren(...options.map(([value, label]) => new Option(label, String(value))));
  select.onchange = () => {
    choose(options.find(([value]) => String(value) === select.value)[0]);
  };
}
