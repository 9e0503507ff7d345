import {pickable} from "./colors.js";
import {fillSelect, segments, showSegment} from "../shared/choices.js";
import {element} from "../shared/dom.js";
import {SPEEDS} from "../shared/player.js";
import {ZOOMS} from "./stage.js";
import {RATES} from "./transport.js";

/** The controls that show the view's values and change them. */

/** Rows of buttons: the value of the view, and what there is to choose from. */
export const CHOICES = {
  tab: [["frames", "Frames"], ["pull", "Pull"]],
  appearance: [["system", "System"], ["light", "Light"], ["dark", "Dark"]],
  scale: [[1, "1×"], [2, "2×"], [3, "3×"], ["fit", "Fit"]],
  background: [["checker", "Checks"], ["white", "White"], ["black", "Black"], ["color", "Colour"]],
  golden: [["off", "Off"], ["slider", "A/B"], ["difference", "Difference"]],
  screen: [["screen", "Screen"], ["indicator", "Indicator"]],
  indicator: [["design", "This design"], ["own", "The article’s"]],
};

/** How many frames a pull can have in place of the design's; 0 is the design's. */
const STEPS = [0, 12, 24, 60, 120];

/** Makes the controls and keeps them as the view is. */
export class Panel {
  constructor(view, catalog) {
    this.view = view;
    this.catalog = catalog;
    for (const [name, options] of Object.entries(CHOICES)) {
      segments(element(name), name, options, (value) => this.choose(name, value));
    }
    const times = (factor) => [factor, `${factor}×`];
    fillSelect(element("zoom"), ZOOMS.map(times), (zoom) => view.change({zoom}));
    fillSelect(element("speed"), SPEEDS.map(times), (speed) => view.change({speed}));
    onInput("color", ({value}) => view.change({background: value}));
    onInput("onion", ({valueAsNumber}) => view.change({onion: valueAsNumber}));
    onInput("mix", ({valueAsNumber}) => view.change({mix: valueAsNumber}));
    element("motion").addEventListener("change", () => {
      view.change({motion: element("motion").checked ? "reduce" : "system"});
    });
    view.listen(() => this.show());
  }

  choose(name, value) {
    if (name === "background" && value === "color") value = element("color").value;
    this.view.change({[name]: value});
  }

  /** Fills what depends on the server, once that is known. */
  fill() {
    const palettes = this.catalog.facts.palettes.map((name) => [name, name]);
    fillSelect(element("palette"), palettes, (palette) => this.view.change({palette}));
    this.show();
  }

  /** Shows the rates of a state: frames a second where it has a duration, else how many frames. */
  showRates(state) {
    const isTimed = state.drive === "time" || state.duration;
    const {view} = this;
    element("rate").setAttribute("aria-label", isTimed ? "Frames a second" : "Frames");
    if (isTimed) {
      const words = RATES.map((fps) => [fps, `${fps} fps`]);
      fillSelect(element("rate"), words, (fps) => view.change({fps}));
      element("rate").value = String(view.values.fps);
    } else {
      const words = STEPS.map((steps) => [steps, steps ? `${steps} frames` : "frames as designed"]);
      fillSelect(element("rate"), words, (steps) => view.change({steps}));
      element("rate").value = String(view.values.steps);
    }
  }

  show() {
    const {values, stillness} = this.view;
    const isColor = !CHOICES.background.some(([name]) => name === values.background);
    for (const name of Object.keys(CHOICES)) {
      showSegment(name, name === "background" && isColor ? "color" : values[name]);
    }
    element("color").hidden = !isColor;
    if (isColor) element("color").value = pickable(values.background);
    element("zoom").value = String(values.zoom);
    element("speed").value = String(values.speed);
    element("onion").value = String(values.onion);
    element("onion-count").textContent = values.onion ? `±${values.onion}` : "off";
    element("mix").value = String(values.mix);
    element("mix-field").hidden = values.golden !== "slider";
    element("motion").checked = this.view.isStill;
    element("motion").disabled = stillness.matches;
    element("palette").value = values.palette ?? this.catalog.facts.palettes[0] ?? "";
    element("frames-tab").hidden = values.tab !== "frames";
    element("pull-tab").hidden = values.tab !== "pull";
    document.body.dataset.tab = values.tab;
  }
}

/** Calls with a control whenever it is moved. */
function onInput(id, change) {
  element(id).addEventListener("input", (event) => change(event.currentTarget));
}
