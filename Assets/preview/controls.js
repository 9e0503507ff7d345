import {make} from "../shared/dom.js";
import {rangeNote} from "../shared/range.js";
import {roundStep} from "./words.js";

/** The approximate number of positions of a slider. */
const STOPS = 200;

/**
 * Returns a slider and a number field that stay in sync, and the note of the field's range.
 * @param {(value: number) => void} change called with each valid value
 */
export function numberControl({id, label, value, minimum, maximum, step}, change) {
  const [low, high] = sliderRange(value, minimum, maximum);
  const slider = make("input", {
    type: "range", min: String(low), max: String(high), step: "any", value: String(value),
    "aria-label": `${label}, slider`,
  });
  const field = make("input.number", {
    type: "number", id, value: String(value), step: step ?? "any",
    min: String(minimum ?? ""), max: String(maximum ?? ""),
  });
  slider.step = String(step ?? roundStep(Math.max(high - low, 1e-6) / STOPS));
  slider.addEventListener("input", () => {
    field.value = slider.value;
    change(Number(slider.value));
  });
  field.addEventListener("input", () => {
    if (field.value === "" || !field.validity.valid) return;
    slider.value = field.value;
    change(Number(field.value));
  });
  return [slider, field, rangeNote(field)];
}

/**
 * Returns the ends of a slider. They are near the value if the parameter has no bounds or very
 * distant ones.
 */
function sliderRange(value, minimum, maximum) {
  const number = Number(value);
  const reach = Math.max(4 * Math.abs(number), 1);
  const low = Number.isFinite(minimum) ? minimum : -reach;
  const high = Number.isFinite(maximum) ? maximum : reach;
  return [low, high - low > 100 * reach ? reach : high];
}

