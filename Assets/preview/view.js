/** The settings of the page that its address stores. */

/** The default values of a view. */
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

/** The current settings and the listeners for their changes. */
export class View {
  constructor(values) {
    this.values = {...DEFAULTS, ...values};
    this.listeners = [];
    this.darkScheme = matchMedia("(prefers-color-scheme: dark)");
    this.reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
    for (const [query, name] of [[this.darkScheme, "appearance"], [this.reducedMotion, "motion"]]) {
      query.addEventListener("change", () => this.notify(new Set([name])));
    }
  }

  /**
   * @param {(changed: Set<string>) => void} listener called with the names of the changed values
   */
  listen(listener) {
    this.listeners.push(listener);
  }

  /** Sets values. Listeners are called only if a value differs from the current one. */
  change(part) {
    const isNew = ([name, value]) => JSON.stringify(value) !== JSON.stringify(this.values[name]);
    const changed = Object.entries(part).filter(isNew);
    if (changed.length === 0) return;
    Object.assign(this.values, Object.fromEntries(changed));
    this.notify(new Set(changed.map(([name]) => name)));
  }

  notify(changed) {
    for (const listener of this.listeners) listener(changed);
  }

  /** "light" or "dark": the chosen appearance or the system's. */
  get appearance() {
    const {appearance} = this.values;
    if (appearance !== "system") return appearance;
    return this.darkScheme.matches ? "dark" : "light";
  }

  /** Whether motion is reduced by the view or by the system. */
  get isStill() {
    return this.values.motion === "reduce" || this.reducedMotion.matches;
  }

  /** Returns the changed parameters of a design. */
  parametersOf(design) {
    return this.values.parameters[design] ?? {};
  }

  /** Sets a design's parameter. `null` restores its default. */
  setParameter(design, name, value) {
    const parameters = {...this.parametersOf(design), [name]: value};
    if (value === null) delete parameters[name];
    this.change({parameters: {...this.values.parameters, [design]: parameters}});
  }

  /** Sets a lifecycle's parameter. `null` restores its default. */
  setSetting(name, value) {
    const settings = {...this.values.settings, [name]: value};
    if (value === null) delete settings[name];
    this.change({settings});
  }
}
