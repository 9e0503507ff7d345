import {fillSelect} from "./choices.js";

/** The number of designs from which on a filter is useful. */
const FILTERED_COUNT = 8;

/** The search field and the choice of a kind above a list of designs. */
export class DesignFilter {
  /**
   * @param {{form: HTMLElement, find: HTMLInputElement, kind: HTMLSelectElement, none: HTMLElement}} parts
   *   the controls, and the text that is shown if no design matches
   * @param {() => void} changed called when other designs match
   */
  constructor(parts, changed) {
    Object.assign(this, parts, {changed});
    this.find.addEventListener("input", changed);
    this.form.addEventListener("submit", (event) => event.preventDefault());
  }

  /** Offers the kinds of the designs. Hides the controls if there are few designs. */
  offer(designs) {
    const kinds = [...new Set(designs.map(({kind}) => kind).filter(Boolean))];
    const {value} = this.kind;
    fillSelect(
      this.kind,
      [["", "All kinds"], ...kinds.map((kind) => [kind, kind])],
      () => this.changed(),
    );
    this.kind.value = kinds.includes(value) ? value : "";
    this.form.hidden = designs.length < FILTERED_COUNT;
    if (this.form.hidden) this.find.value = "";
  }

  /** Returns the designs that contain all searched words and have the chosen kind. */
  matching(designs) {
    const words = this.find.value.toLowerCase().split(/\s+/).filter(Boolean);
    const kind = this.kind.value;
    const found = designs.filter((design) => {
      const text = searchTextOf(design);
      return (kind === "" || design.kind === kind) && words.every((word) => text.includes(word));
    });
    this.none.hidden = found.length > 0;
    return found;
  }
}

function searchTextOf({name, title = "", kind, tags = [], about = ""}) {
  return [name, title, kind ?? "", ...tags, about].join(" ").toLowerCase();
}
