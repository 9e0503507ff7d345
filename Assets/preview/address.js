import {DEFAULTS} from "./view.js";

/** Reads and writes the view in the address's fragment, so that links reproduce it. */

/**
 * The delay after a change before the address is updated, in milliseconds. Browsers limit the rate.
 */
const PAUSE = 120;

/** Prefixes of the fields that set parameters of the design or of the lifecycle. */
const PREFIXES = {"P.": "parameters", "L.": "settings"};

/** Whether the fragment is the ID of an element, such as `#main`, and not a view. */
export function isPartOfPage() {
  const fragment = location.hash.slice(1);
  return fragment !== "" && document.getElementById(fragment) !== null;
}

/** Returns the values that the address sets. A fragment without `=` is the name of a design. */
export function readAddress() {
  const hash = location.hash.slice(1);
  if (isPartOfPage() || hash === "") return {};
  if (!hash.includes("=")) return {design: new URLSearchParams(`design=${hash}`).get("design")};
  const values = {};
  const named = {parameters: {}, settings: {}};
  for (const [name, text] of new URLSearchParams(hash)) {
    const key = PREFIXES[name.slice(0, 2)];
    if (key) named[key][name.slice(2)] = text;
    else if (name in DEFAULTS && !(name in named)) values[name] = valueOf(name, text);
  }
  if (values.design) values.parameters = {[values.design]: named.parameters};
  values.settings = named.settings;
  return values;
}

/** Converts a field's string to the type that its value has. */
function valueOf(name, text) {
  if (name === "mended") return text.split(",").filter(Boolean);
  if (typeof DEFAULTS[name] === "boolean") return text === "1";
  if (typeof DEFAULTS[name] === "number" || ["at", "scale", "work"].includes(name)) {
    return Number.isFinite(Number(text)) && text !== "" ? Number(text) : DEFAULTS[name];
  }
  return text;
}

/** Updates the address when the view changes. */
export class Address {
  constructor(view) {
    this.view = view;
    this.timer = null;
    this.known = location.hash;
    addEventListener("hashchange", () => { this.known = location.hash; });
    view.listen(() => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.write(), PAUSE);
    });
  }

  /** Replaces the address without adding a history entry. */
  write() {
    // Do not overwrite an address that was typed in but not read yet.
    if (location.hash !== this.known) return;
    const {values} = this.view;
    const fields = new URLSearchParams();
    for (const [name, defaultValue] of Object.entries(DEFAULTS)) {
      const value = values[name];
      if (name === "parameters" || name === "settings" || value === null) continue;
      // During playback the frame would change the address at every frame.
      if (name === "at" && values.playing) continue;
      if (JSON.stringify(value) === JSON.stringify(defaultValue)) continue;
      fields.set(name, value === true ? "1" : value === false ? "0" : String(value));
    }
    for (const [name, value] of Object.entries(this.view.parametersOf(values.design))) {
      fields.set(`P.${name}`, value);
    }
    for (const [name, value] of Object.entries(values.settings)) fields.set(`L.${name}`, value);
    try {
      history.replaceState(null, "", `#${fields}`);
      this.known = location.hash;
    } catch {
      // Some browsers throttle these calls. The next change writes the address.
    }
  }
}
