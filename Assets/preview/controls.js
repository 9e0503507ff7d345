import {make} from "../shared/dom.js";
import {rangeNote} from "../shared/range.js";
import {roundStep} from "./words.js";

/** About how many stops a slider has. */
const STOPS = 200;

/** Number and slider that follow each other. @param {(value: number) => void} change */
export function numberControl({id, label, value, minimum, maximum, step}, change) {
  const [least, most] = sliderRange(value, minimum, maximum);
  const slider = make("input", {
    type: "range", min: String(least), max: String(most), step: "any", value: String(value),
    "aria-label": `${label}, slider`,
  });
  const field = make("input.number", {
    type: "number", id, value: String(value), step: step ?? "any",
    min: String(minimum ?? ""), max: String(maximum ?? ""),
  });
  slider.step = String(step ?? roundStep(Math.max(most - least, 1e-6) / STOPS));
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

/** A slider needs two ends near the value, however far a parameter may go. */
function sliderRange(value, minimum, maximum) {
  const number = Number(value);
  const far = Math.max(4 * Math.abs(number), 1);
  const least = Number.isFinite(minimum) ? minimum : -far;
  const most = Number.isFinite(maximum) ? maximum : far;
  return [least, most - least > 100 * far ? far : most];
}

