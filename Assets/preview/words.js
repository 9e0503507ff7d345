/** How numbers and names are put into words, everywhere the same. */

/** A number with as many digits as tell something. */
export function numberWords(value, digits = 6) {
  if (typeof value !== "number") return String(value);
  return String(Number(value.toPrecision(digits))).replace("-", "−");
}

/** When a frame is: "0.25 s" or "progress 0.42". */
export function momentWords(drive, at) {
  return drive === "time" ? `${numberWords(at, 5)} s` : `progress ${numberWords(at, 5)}`;
}

/** "1 frame", "3 frames". */
export function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Units by property. */
const UNITS = {rotation: "°", stepRotation: "°", x: " pt", y: " pt", lineWidth: " pt"};

/** A driven value: "90°", "0 – 0.4", "#3355ccff". */
export function valueWords(property, value) {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) {
    return value.map((each) => numberWords(each)).join(property === "trim" ? " – " : ", ");
  }
  return `${numberWords(value)}${UNITS[property] ?? ""}`;
}

/** What the effects of a lifecycle are called. */
const EFFECT_WORDS = {
  haptic: "Haptic tap", actionCalled: "Refresh starts", actionEnded: "Refresh ends",
};

/** What an effect is called; of a haptic tap also how strong it is, unless that is the system's. */
export function effectWords({name, strength}) {
  const words = EFFECT_WORDS[name] ?? name;
  return strength && strength !== "system" ? `${words}, ${strength}` : words;
}

/** "file:12:7" of a problem; "file" if it is in no line. */
export function placeWords({file, line, column}) {
  return line > 0 ? [file, line, column].join(":") : file ?? "";
}

/** 1, 2 or 5 times a power of ten, at least as great as a number. */
export function roundStep(least) {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((factor) => Number((factor * power).toPrecision(3)))
    .find((step) => step >= least);
}
