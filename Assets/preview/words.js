/** Formats numbers and names for display. */

/** Formats a number with a limited number of significant digits. */
export function formatNumber(value, digits = 6) {
  if (typeof value !== "number") return String(value);
  return String(Number(value.toPrecision(digits))).replace("-", "−");
}

/** Formats a frame's time or progress: "0.25 s" or "progress 0.42". */
export function formatMoment(drive, at) {
  return drive === "time" ? `${formatNumber(at, 5)} s` : `progress ${formatNumber(at, 5)}`;
}

/** Returns a count with its noun: "1 frame", "3 frames". */
export function pluralize(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The units of properties. */
const UNITS = {rotation: "°", stepRotation: "°", x: " pt", y: " pt", lineWidth: " pt"};

/** Formats an animated value: "90°", "0 – 0.4", "#3355ccff". */
export function formatValue(property, value) {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) {
    return value.map((each) => formatNumber(each)).join(property === "trim" ? " – " : ", ");
  }
  return `${formatNumber(value)}${UNITS[property] ?? ""}`;
}

/** The labels of a lifecycle's effects. */
const EFFECT_WORDS = {
  haptic: "Haptic tap", actionCalled: "Refresh starts", actionEnded: "Refresh ends",
};

/** Returns an effect's label, with the strength of a haptic tap unless it is the system's. */
export function effectLabel({name, strength}) {
  const words = EFFECT_WORDS[name] ?? name;
  return strength && strength !== "system" ? `${words}, ${strength}` : words;
}

/** Formats a problem's position: "file:12:7", or "file" without a line. */
export function formatPosition({file, line, column}) {
  return line > 0 ? [file, line, column].join(":") : file ?? "";
}

/** Returns the smallest of 1, 2 or 5 times a power of ten that is not below a number. */
export function roundStep(least) {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((factor) => Number((factor * power).toPrecision(3)))
    .find((step) => step >= least);
}
