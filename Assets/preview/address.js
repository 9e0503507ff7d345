import {DEFAULTS} from "./view.js";

/** The part of the page's address that says what is shown, so that a link can be sent. */

/** How long the address waits for the next change, in milliseconds; browsers allow only so many. */
const PAUSE = 120;

/** Values with names of their own, after a letter and a point. */
const PREFIXES = {"P.": "parameters", "L.": "settings"};

/** Whether the address leads to a part of the page, such as `#main`, and not to a view. */
export function isPartOfPage() {
  const word = location.hash.slice(1);
  return word !== "" && document.getElementById(word) !== null;
}

/** What the address asks for; what it leaves open is not in it. A word alone is a design's name. */
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

/** A text as the kind of value that a name has. */
function valueOf(name, text) {
  if (name === "mended") return text.split(",").filter(Boolean);
  if (typeof DEFAULTS[name] === "boolean") return text === "1";
  if (typeof DEFAULTS[name] === "number" || ["at", "scale", "work"].includes(name)) {
    return Number.isFinite(Number(text)) && text !== "" ? Number(text) : DEFAULTS[name];
  }
  return text;
}

/** Keeps the address as the view is. */
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

  /** Writes the address without a step in the history. */
  write() {
    // One that was typed in and has not been read yet must not be lost.
    if (location.hash !== this.known) return;
    const {values} = this.view;
    const fields = new URLSearchParams();
    for (const [name, standard] of Object.entries(DEFAULTS)) {
      const value = values[name];
      if (name === "parameters" || name === "settings" || value === null) continue;
      // While it plays, where it is would be another address at each frame.
      if (name === "at" && values.playing) continue;
      if (JSON.stringify(value) === JSON.stringify(standard)) continue;
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
      // Some browsers allow only so many changes a second; the next one will do.
    }
  }
}
