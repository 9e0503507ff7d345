/** The role, value and name of an element for screen readers. A role and a name that the page has given stay. */
export class Labels {
  #element;
  #isOwnRole = false;
  /** The name that this class has set. */
  #name = null;

  constructor(element) { this.#element = element; }

  /** Makes the element a progress bar unless it has a role. */
  begin() {
    if (this.#element.hasAttribute("role")) return;
    this.#isOwnRole = true;
    this.#set("role", "progressbar");
  }

  /** Describes a state. `share` is its progress from 0 to 1, or `null` if it has none. */
  describe({state, share, name}) {
    this.begin();
    const isBar = this.#element.getAttribute("role") === "progressbar";
    const percent = share === null ? null : Math.round(100 * share);
    this.#set("aria-valuenow", isBar ? percent : null);
    this.#set("aria-valuetext", isBar ? (percent === null ? state : `${state}, ${percent} %`) : null);
    if (this.#isNamed) this.#set("aria-label", this.#name = name);
  }

  /** Leaves the element to its content, which a progress bar would hide. */
  clear() {
    this.#set("aria-valuenow", null);
    this.#set("aria-valuetext", null);
    if (this.#isNamed) this.#set("aria-label", this.#name = null);
    if (this.#isOwnRole) this.#set("role", null);
    this.#isOwnRole = false;
  }

  /** Whether the element's name is not the page's. */
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
