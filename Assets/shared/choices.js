import {make} from "./dom.js";

/** Rows of radio buttons, and selects. */

/**
 * Fills a fieldset with radio buttons in a row, after its legend.
 *
 * @param {[string | number, string][]} options values and words
 * @param {string | number | null} chosen the value that is chosen at first
 */
export function segments(fieldset, name, options, choose, chosen = null) {
  const labels = options.map(([value, words]) => {
    const input = make("input", {
      type: "radio", name, value: String(value), id: `${name}-${value}`, checked: value === chosen,
    });
    input.addEventListener("change", () => choose(value));
    return make("label", {}, input, make("span", {}, words));
  });
  fieldset.replaceChildren(fieldset.querySelector("legend"), ...labels);
}

/** Shows which of a row's buttons is chosen. */
export function showSegment(name, value) {
  const input = document.getElementById(`${name}-${value}`);
  if (input) input.checked = true;
}

/** Fills a select. @param {[string | number, string][]} options values and words */
export function fillSelect(select, options, choose) {
  select.replaceChildren(...options.map(([value, words]) => new Option(words, String(value))));
  select.onchange = () => {
    choose(options.find(([value]) => String(value) === select.value)[0]);
  };
}
