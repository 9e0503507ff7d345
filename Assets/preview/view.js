/** What is looked at, and how: everything that an address keeps. */

/** What a view is where nothing else is asked for. */
export const DEFAULTS = Object.freeze({
  tab: "frames", design: null,
  // Frames
  state: null, at: null, playing: false, loop: true, speed: 1, fps: 60, steps: 0,
  scale: "fit", zoom: 1, background: "checker", onion: 0, golden: "off", mix: 50,
  // Both
  appearance: "system", palette: null, motion: "system", parameters: {},
  // Pull
  lifecycle: null, settings: {}, mended: [], indicator: "design", screen: "screen",
  work: null, outcome: "success",
});

/** The view, and who wants to know when it changes. */
export class View {
  constructor(values) {
    this.values = {...DEFAULTS, ...values};
    this.listeners = [];
    this.darkness = matchMedia("(prefers-color-scheme: dark)");
    this.stillness = matchMedia("(prefers-reduced-motion: reduce)");
    for (const [query, name] of [[this.darkness, "appearance"], [this.stillness, "motion"]]) {
      query.addEventListener("change", () => this.tell(new Set([name])));
    }
  }

  /** @param {(changed: Set<string>) => void} listener called with the names of what changed */
  listen(listener) {
    this.listeners.push(listener);
  }

  /** Takes new values; those that are as before tell nobody. */
  change(part) {
    const isNew = ([name, value]) => JSON.stringify(value) !== JSON.stringify(this.values[name]);
    const changed = Object.entries(part).filter(isNew);
    if (changed.length === 0) return;
    Object.assign(this.values, Object.fromEntries(changed));
    this.tell(new Set(changed.map(([name]) => name)));
  }

  tell(changed) {
    for (const listener of this.listeners) listener(changed);
  }

  /** "light" or "dark": what is chosen, or what the system has. */
  get appearance() {
    const {appearance} = this.values;
    if (appearance !== "system") return appearance;
    return this.darkness.matches ? "dark" : "light";
  }

  /** Whether nothing may move unless it is asked to. */
  get isStill() {
    return this.values.motion === "reduce" || this.stillness.matches;
  }

  /** The parameters that were changed of a design. */
  parametersOf(design) {
    return this.values.parameters[design] ?? {};
  }

  /** Changes a design's parameter; null takes the change back. */
  setParameter(design, name, value) {
    const parameters = {...this.parametersOf(design), [name]: value};
    if (value === null) delete parameters[name];
    this.change({parameters: {...this.values.parameters, [design]: parameters}});
  }

  /** Changes a lifecycle's parameter; null takes the change back. */
  setSetting(name, value) {
    const settings = {...this.values.settings, [name]: value};
    if (value === null) delete settings[name];
    this.change({settings});
  }
}
