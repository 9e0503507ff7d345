/** Parses and edits colours in the text of a parameter, in the syntax of the command line. */

/** Splits a list at its commas, except commas inside brackets. */
export function splitColors(text) {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if ("({".includes(character)) depth += 1;
    if (")}".includes(character)) depth -= 1;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/**
 * Replaces the colour in a text. If the text is a pair for light and dark, replaces only the one
 * for `appearance`.
 */
export function withColor(text, color, appearance) {
  if (!/^\{.*\}$/s.test(text)) return color;
  const sides = splitColors(text.slice(1, -1)).map((side) => {
    const [, name, value] = /^(\w+)\s*:\s*"?(.*?)"?$/s.exec(side) ?? [null, "", side];
    // Quote the value: an unquoted "#" starts a comment, and "," separates the pair.
    return `${name}: "${name === appearance ? color : value}"`;
  });
  return `{${sides.join(", ")}}`;
}

/**
 * Returns a colour without alpha, for a colour picker. Returns grey if the text is not hexadecimal.
 */
export function pickerColor(color) {
  return /^#[0-9a-f]{6}/i.exec(color)?.[0].toLowerCase() ?? "#808080";
}
