/**
 * The accessibility role, value and name of an element. A role or name that the page has set is not
 * changed.
 */
export class Labels {
  #element;
  #isOwnRole = false;
  /** The name set by this class. */
  #name = null;

  constructor(element) { this.#element = element; }

  /** Sets the role to `progressbar` if the element has none. */
  begin() {
    if (this.#element.hasAttribute("role")) return;
    this.#isOwnRole = true;
    this.#set("role", "progressbar");
  }

  /** Describes a state. `fraction` is its progress from 0 to 1, or `null` if it has none. */
  describe({state, fraction, name}) {
    this.begin();
    const isBar = this.#element.getAttribute("role") === "progressbar";
    const percent = fraction === null ? null : Math.round(100 * fraction);
    this.#set("aria-valuenow", isBar ? percent : null);
    this.#set("aria-valuetext", isBar ? (percent === null ? state : `${state}, ${percent} %`) : null);
    if (this.#isNamed) this.#set("aria-label", this.#name = name);
  }

  /**
   * Removes role, value and name, because a progress bar would hide its content from screen
   * readers.
   */
  clear() {
    this.#set("aria-valuenow", null);
    this.#set("aria-valuetext", null);
    if (this.#isNamed) this.#set("aria-label", this.#name = null);
    if (this.#isOwnRole) this.#set("role", null);
    this.#isOwnRole = false;
  }

  /** Whether this class may set the name. */
  get #isNamed() {
    const label = this.#element.getAttribute("aria-label");
    return (label === null || label === this.#name) && !this.#element.hasAttribute("aria-labelledby");
  }

  #set(name, value) {
    const text = value === null ? null : String(value);
    if (this.#element.getAttribute(name) === text) return;
    if (text === null) this.#element.removeAttribute(name);
    else this.#element.setAttribute(name, text);
  }
}
