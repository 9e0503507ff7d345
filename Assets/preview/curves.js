import {make} from "../shared/dom.js";
import {lanesOf, numbersOf, rangeOf} from "./lanes.js";
import {valueWords} from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

/** A lane's height in its own units; its lines keep a little away from the edges. */
const HEIGHT = 100;
const INSET = 10;

/** The exact values at the cursor, and their curves over the state. */
export class Curves {
  /**
   * @param {{lanes, still, jumps}} elements
   * @param {(state: string) => void} choose called with the state that a jump leads to
   */
  constructor(elements, choose) {
    Object.assign(this, elements, {choose});
    this.outputs = [];
  }

  /** Takes a sequence's values. */
  show(sequence) {
    const all = lanesOf(sequence.values, sequence.state.state);
    const isDrawn = (lane) => lane.isMoving || lane.before !== null || lane.after !== null;
    const drawn = all.filter(isDrawn);
    this.outputs = [];
    this.lanes.replaceChildren(...drawn.map((lane) => this.lane(lane)));
    const still = stillWords(all.filter((lane) => !isDrawn(lane)));
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
    const plot = make("div.course", {"aria-hidden": "true"},
      isColor ? colorBand(lane.values) : curve(lane));
    return make("li.lane", {}, name, plot, output);
  }

  /** A jump between two states, which leads to the second. */
  jump({from, to, layer, property, before, after}, layers) {
    const words = `${valueWords(property, before)} → ${valueWords(property, after)}`;
    const button = make(
      "button", {type: "button"}, make("span", {}, `${from} → ${to}`),
      make("b", {}, property), make("span.quiet", {}, layers[layer] ?? ""), make("code", {}, words),
    );
    button.addEventListener("click", () => this.choose(to));
    return make("li", {}, button);
  }

  /** Shows the values of a frame. */
  mark(index) {
    for (const {output, lane} of this.outputs) {
      const value = lane.values[index];
      output.title = JSON.stringify(value);
      const words = make("span", {}, valueWords(lane.property, value));
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

/** Properties that keep their value over the state, as one line a layer. */
function stillWords(lanes) {
  const layers = Map.groupBy
    ? Map.groupBy(lanes, ({name}) => name) : new Map(lanes.map((lane) => [lane.name, [lane]]));
  return [...layers].map(([name, group]) => make(
    "li", {}, make("b", {}, name), ...group.map(({property, values}) =>
      make("span", {}, `${property} ${valueWords(property, values[0])}`)),
  ));
}

function svg(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A line for each number of a lane, with the jumps at its two ends. */
function curve(lane) {
  const range = rangeOf(lane);
  const last = Math.max(lane.values.length - 1, 1);
  const box = svg("svg", {
    class: "curve", viewBox: `0 0 ${last} ${HEIGHT}`, preserveAspectRatio: "none",
  });
  if (!range) return box;
  const place = (number) => {
    const share = range.greatest > range.least
      ? (number - range.least) / (range.greatest - range.least) : 0.5;
    return HEIGHT - INSET - share * (HEIGHT - 2 * INSET);
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

/** The leap from one value to the other at an end. */
function jumpLine(x, y1, y2) {
  return svg("line", {class: "leap", x1: x, x2: x, y1: y1.toFixed(2), y2: y2.toFixed(2)});
}

/** A band that shows a colour's course. */
function colorBand(values) {
  const last = Math.max(values.length - 1, 1);
  const band = make("div.color-band", {}, make("i"));
  const share = (place) => `${((100 * place) / last).toFixed(2)}%`;
  const stops = values.map((value, place) => `${value ?? "transparent"} ${share(place)}`);
  band.firstChild.style.background = values.length > 1
    ? `linear-gradient(to right, ${stops.join(", ")})` : values[0];
  return band;
}
