import {make} from "./dom.js";

let count = 0;

/**
 * A note of the range that a number field allows. A style rule shows it while the field is invalid.
 *
 * @param {HTMLInputElement} field the note is put behind it
 */
export function rangeNote(field) {
  const {min, max} = field;
  const note = make("span.range-note", {id: `range-note-${count += 1}`}, rangeWords(min, max));
  field.setAttribute("aria-describedby", note.id);
  return note;
}

function rangeWords(min, max) {
  if (min !== "" && max !== "") return `allowed: ${min} to ${max}`;
  if (min !== "") return `at least ${min}`;
  return max !== "" ? `at most ${max}` : "a number is expected";
}
