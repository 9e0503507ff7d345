/** Splits a state's values into lanes: one for each property that changes or jumps. */

/**
 * The values of a layer's property over a state.
 *
 * @typedef {{layer: number, name: string, property: string, values: any[], isMoving: boolean,
 *   before: any, after: any}} Lane
 * `before` is the last value of the previous state if the property jumps on entering, otherwise
 * `null`. `after` is the first value of the next state if the property jumps on leaving, otherwise
 * `null`.
 */

/**
 * Returns the lanes of a state's values.
 * @returns {Lane[]}
 */
export function lanesOf({frames, layers, jumps}, state) {
  const lanes = [];
  layers.forEach((name, layer) => {
    const properties = new Set(frames.flatMap((frame) => Object.keys(frame.layers[layer] ?? {})));
    for (const property of properties) {
      const values = frames.map((frame) => frame.layers[layer]?.[property] ?? null);
      const isOfLane = (jump) => jump.layer === layer && jump.property === property;
      const before = jumps.find((jump) => isOfLane(jump) && jump.to === state)?.before ?? null;
      const after = jumps.find((jump) => isOfLane(jump) && jump.from === state)?.after ?? null;
      const isMoving = values.some((value) => !isSame(value, values[0]));
      lanes.push({layer, name, property, values, isMoving, before, after});
    }
  });
  return lanes;
}

function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the numbers in a value: two for a trim, none for a colour. */
export function numbersOf(value) {
  const parts = Array.isArray(value) ? value : [value];
  return parts.filter((part) => typeof part === "number");
}

/**
 * Returns the minimum and maximum over a lane's values and jumps. Returns `null` if there are no
 * numbers.
 */
export function rangeOf({values, before, after}) {
  const numbers = [...values, before, after].flatMap(numbersOf);
  if (numbers.length === 0) return null;
  let [low, high] = [Infinity, -Infinity];
  for (const number of numbers) {
    low = Math.min(low, number);
    high = Math.max(high, number);
  }
  return {low, high};
}
