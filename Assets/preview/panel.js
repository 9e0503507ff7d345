import {pickerColor} from "./colors.js";
import {fillSelect, segments, showSegment} from "../shared/choices.js";
import {element} from "../shared/dom.js";
import {SPEEDS} from "../shared/player.js";
import {ZOOMS} from "./stage.js";
import {RATES} from "./transport.js";

/** The controls of the view's values. */

/** The rows of buttons: a key of the view, and its values with their labels. */
export const CHOICES = {
  tab: [["frames", "Frames"], ["pull", "Pull"]],
  appearance: [["system", "System"], ["light", "Light"], ["dark", "Dark"]],
  scale: [[1, "1×"], [2, "2×"], [3, "3×"], ["fit", "Fit"]],
  background: [["checker", "Checks"], ["white", "White"], ["black", "Black"], ["color", "Colour"]],
  golden: [["off", "Off"], ["slider", "A/B"], ["difference", "Difference"]],
  screen: [["screen", "Screen"], ["indicator", "Indicator"]],
  indicator: [["design", "This design"], ["own", "The article’s"]],
};

/** The selectable frame counts of a pull. 0 is the design's own. */
const STEPS = [0, 12, 24, 60, 120];

/** Creates the controls, and updates them when the view changes. */
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

  /** Fills the controls whose options come from the server. */
  fill() {
    const palettes = this.catalog.facts.palettes.map((name) => [name, name]);
    fillSelect(element("palette"), palettes, (palette) => this.view.change({palette}));
    this.show();
  }

  /** Shows frame rates if a state has a duration, otherwise frame counts. */
  showRates(state) {
    const isTimed = state.drive === "time" || state.duration;
    const {view} = this;
    element("rate").setAttribute("aria-label", isTimed ? "Frames per second" : "Frames");
    if (isTimed) {
      const options = RATES.map((fps) => [fps, `${fps} fps`]);
      fillSelect(element("rate"), options, (fps) => view.change({fps}));
      element("rate").value = String(view.values.fps);
    } else {
      const options = STEPS.map((steps) => [steps, steps ? `${steps} frames` : "frames as designed"]);
      fillSelect(element("rate"), options, (steps) => view.change({steps}));
      element("rate").value = String(view.values.steps);
    }
  }

  show() {
    const {values, reducedMotion} = this.view;
    const isColor = !CHOICES.background.some(([name]) => name === values.background);
    for (const name of Object.keys(CHOICES)) {
      showSegment(name, name === "background" && isColor ? "color" : values[name]);
    }
    element("color").hidden = !isColor;
    if (isColor) element("color").value = pickerColor(values.background);
    element("zoom").value = String(values.zoom);
    element("speed").value = String(values.speed);
    element("onion").value = String(values.onion);
    element("onion-count").textContent = values.onion ? `±${values.onion}` : "off";
    element("mix").value = String(values.mix);
    element("mix-field").hidden = values.golden !== "slider";
    element("motion").checked = this.view.isStill;
    element("motion").disabled = reducedMotion.matches;
    element("palette").value = values.palette ?? this.catalog.facts.palettes[0] ?? "";
    element("frames-tab").hidden = values.tab !== "frames";
    element("pull-tab").hidden = values.tab !== "pull";
    document.body.dataset.tab = values.tab;
  }
}

/** Calls `change` with a control on each `input` event. */
function onInput(id, change) {
  element(id).addEventListener("input", (event) => change(event.currentTarget));
}
