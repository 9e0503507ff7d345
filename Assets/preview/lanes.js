/** What there is to draw of a state's values: a lane for each property that moves or jumps. */

/**
 * A property of a layer over a state.
 *
 * @typedef {{layer: number, name: string, property: string, values: any[], isMoving: boolean,
 *   before: any, after: any}} Lane
 * `before` is where the state before ended if it jumps from there, `after` where the next begins.
 */

/** The lanes of what the server tells of a state. @returns {Lane[]} */
export function lanesOf({frames, layers, jumps}, state) {
  const lanes = [];
  layers.forEach((name, layer) => {
    const properties = new Set(frames.flatMap((frame) => Object.keys(frame.layers[layer] ?? {})));
    for (const property of properties) {
      const values = frames.map((frame) => frame.layers[layer]?.[property] ?? null);
      const isHere = (jump) => jump.layer === layer && jump.property === property;
      const before = jumps.find((jump) => isHere(jump) && jump.to === state)?.before ?? null;
      const after = jumps.find((jump) => isHere(jump) && jump.from === state)?.after ?? null;
      const isMoving = values.some((value) => !isSame(value, values[0]));
      lanes.push({layer, name, property, values, isMoving, before, after});
    }
  });
  return lanes;
}

function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The numbers in a value: two of a trim, none of a colour. */
export function numbersOf(value) {
  const parts = Array.isArray(value) ? value : [value];
  return parts.filter((part) => typeof part === "number");
}

/** The least and the greatest number of a lane, jumps included. */
export function rangeOf({values, before, after}) {
  const numbers = [...values, before, after].flatMap(numbersOf);
  if (numbers.length === 0) return null;
  let [least, greatest] = [Infinity, -Infinity];
  for (const number of numbers) {
    least = Math.min(least, number);
    greatest = Math.max(greatest, number);
  }
  return {least, greatest};
}
