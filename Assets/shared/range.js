import {make} from "./dom.js";

let count = 0;

/**
 * Creates a note with the range of a number field. A style rule shows it while the field is
 * invalid.
 *
 * @param {HTMLInputElement} field the field that the note describes
 */
export function rangeNote(field) {
  const {min, max} = field;
  const note = make("span.range-note", {id: `range-note-${count += 1}`}, rangeText(min, max));
  field.setAttribute("aria-describedby", note.id);
  return note;
}

function rangeText(min, max) {
  if (min !== "" && max !== "") return `allowed: ${min} to ${max}`;
  if (min !== "") return `at least ${min}`;
  return max !== "" ? `at most ${max}` : "must be a number";
}
