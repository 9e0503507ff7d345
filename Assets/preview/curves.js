import {make} from "../shared/dom.js";
import {lanesOf, numbersOf, rangeOf} from "./lanes.js";
import {formatValue} from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

/** The height of a curve's view box, and its vertical margin in the same units. */
const HEIGHT = 100;
const INSET = 10;

/** The animated values at the current frame, and their curves over the state. */
export class Curves {
  /**
   * @param {{lanes, still, jumps}} elements
   * @param {(state: string) => void} choose called with the target state when a jump is clicked
   */
  constructor(elements, choose) {
    Object.assign(this, elements, {choose});
    this.outputs = [];
  }

  /** Shows the values of a sequence. */
  show(sequence) {
    const all = lanesOf(sequence.values, sequence.state.state);
    const isDrawn = (lane) => lane.isMoving || lane.before !== null || lane.after !== null;
    const drawn = all.filter(isDrawn);
    this.outputs = [];
    this.lanes.replaceChildren(...drawn.map((lane) => this.lane(lane)));
    const still = constantItems(all.filter((lane) => !isDrawn(lane)));
    this.still.replaceChildren(...still);
    this.still.parentElement.hidden = still.length === 0;
    this.jumps.replaceChildren(...sequence.values.jumps.map((jump) =>
      this.jump(jump, sequence.values.layers)));
  }

  lane(lane) {
    const output = make("output");
    this.outputs.push({output, lane});
    const property = make("b", {}, lane.property);
    const name = make("span.lane-name", {title: lane.name}, property, lane.name);
    const isColor = lane.values.some((value) => typeof value === "string" && value[0] === "#");
    const plot = make("div.track", {"aria-hidden": "true"},
      isColor ? colorBand(lane.values) : curve(lane));
    return make("li.lane", {}, name, plot, output);
  }

  /** Returns a list item for a jump between two states. Clicking it opens the second state. */
  jump({from, to, layer, property, before, after}, layers) {
    const words = `${formatValue(property, before)} → ${formatValue(property, after)}`;
    const button = make(
      "button", {type: "button"}, make("span", {}, `${from} → ${to}`),
      make("b", {}, property), make("span.quiet", {}, layers[layer] ?? ""), make("code", {}, words),
    );
    button.addEventListener("click", () => this.choose(to));
    return make("li", {}, button);
  }

  /** Shows the values at a frame. */
  mark(index) {
    for (const {output, lane} of this.outputs) {
      const value = lane.values[index];
      output.title = JSON.stringify(value);
      const words = make("span", {}, formatValue(lane.property, value));
      const isColor = typeof value === "string" && value[0] === "#";
      if (!isColor) {
        output.replaceChildren(words);
        continue;
      }
      const swatch = make("i.swatch");
      swatch.style.setProperty("--color", value);
      output.replaceChildren(swatch, words);
    }
  }
}

/** Returns a list item for each layer with its constant properties. */
function constantItems(lanes) {
  const layers = Map.groupBy
    ? Map.groupBy(lanes, ({name}) => name) : new Map(lanes.map((lane) => [lane.name, [lane]]));
  return [...layers].map(([name, group]) => make(
    "li", {}, make("b", {}, name), ...group.map(({property, values}) =>
      make("span", {}, `${property} ${formatValue(property, values[0])}`)),
  ));
}

function svg(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/**
 * Draws a line for each component of a lane's values, and a vertical line for a jump at either end.
 */
function curve(lane) {
  const range = rangeOf(lane);
  const last = Math.max(lane.values.length - 1, 1);
  const box = svg("svg", {
    class: "curve", viewBox: `0 0 ${last} ${HEIGHT}`, preserveAspectRatio: "none",
  });
  if (!range) return box;
  const place = (number) => {
    const fraction = range.high > range.low
      ? (number - range.low) / (range.high - range.low) : 0.5;
    return HEIGHT - INSET - fraction * (HEIGHT - 2 * INSET);
  };
  const lines = numbersOf(lane.values.find((value) => value !== null)).length;
  for (let i = 0; i < lines; i += 1) {
    const numbers = lane.values.map((value) => numbersOf(value)[i] ?? 0);
    if (numbers.length === 1) numbers.push(numbers[0]);
    const points = numbers.map((number, index) => `${index},${place(number).toFixed(2)}`);
    box.append(svg("polyline", {points: points.join(" ")}));
  }
  const ends = [[lane.before, lane.values[0], 0], [lane.after, lane.values.at(-1), last]];
  for (const [outside, inside, x] of ends) {
    if (outside === null) continue;
    numbersOf(outside).forEach((number, i) => {
      const there = numbersOf(inside)[i] ?? number;
      if (number !== there) box.append(jumpLine(x, place(number), place(there)));
    });
  }
  return box;
}

/** Returns the vertical line of a jump. */
function jumpLine(x, y1, y2) {
  return svg("line", {class: "leap", x1: x, x2: x, y1: y1.toFixed(2), y2: y2.toFixed(2)});
}

/** Returns a band that shows a colour over the state. */
function colorBand(values) {
  const last = Math.max(values.length - 1, 1);
  const band = make("div.color-band", {}, make("i"));
  const fraction = (place) => `${((100 * place) / last).toFixed(2)}%`;
  const stops = values.map((value, place) => `${value ?? "transparent"} ${fraction(place)}`);
  band.firstChild.style.background = values.length > 1
    ? `linear-gradient(to right, ${stops.join(", ")})` : values[0];
  return band;
}
