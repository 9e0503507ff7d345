/** Colours in the text of a parameter, as the command takes it. */

/** The parts of a text between its commas; commas within brackets part none. */
export function splitColors(text) {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if ("({".includes(letter)) depth += 1;
    if (")}".includes(letter)) depth -= 1;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** A text with another colour; of a pair for light and dark, only the one that is shown changes. */
export function withColor(text, color, appearance) {
  if (!/^\{.*\}$/s.test(text)) return color;
  const sides = splitColors(text.slice(1, -1)).map((side) => {
    const [, name, value] = /^(\w+)\s*:\s*"?(.*?)"?$/s.exec(side) ?? [null, "", side];
    // In quotes, since "#" would begin a comment and "," another side.
    return `${name}: "${name === appearance ? color : value}"`;
  });
  return `{${sides.join(", ")}}`;
}

/** A colour as a picker takes it, without alpha; grey where it is not known. */
export function pickable(color) {
  return /^#[0-9a-f]{6}/i.exec(color)?.[0].toLowerCase() ?? "#808080";
}
