import {DesignFilter} from "../shared/design-filter.js";
import {make} from "../shared/dom.js";
import {Thumb} from "./thumb.js";

/** The grid of designs, with a thumbnail of each. Only visible thumbnails play. */
export class Gallery {
  /**
   * @param {object} parts the list, and the parts of its filter
   * @param {(design: string) => void} open called with the name of a design that is clicked
   */
  constructor({list, ...filter}, view, open) {
    Object.assign(this, {list, view, open});
    this.designs = [];
    this.filter = new DesignFilter(filter, () => this.arrange());
    this.cards = new Map();
    this.sight = new IntersectionObserver((entries) => {
      for (const {target, isIntersecting} of entries) {
        this.cards.get(target.dataset.name)?.thumb.setVisible(isIntersecting);
      }
    });
    view.listen((changed) => {
      if (changed.has("design")) this.mark();
      if (["appearance", "palette", "motion"].some((name) => changed.has(name))) this.redraw();
    });
  }

  /** Shows designs. Reuses the cards of designs that are listed already. */
  show({designs, maxPixels}) {
    const names = new Set(designs.map(({name}) => name));
    for (const [name, {card}] of this.cards) {
      if (names.has(name)) continue;
      this.sight.unobserve(card);
      this.cards.delete(name);
    }
    for (const design of designs) {
      if (!this.cards.has(design.name)) this.add(design);
      this.update(design, maxPixels);
    }
    this.designs = designs;
    this.filter.offer(designs);
    this.arrange();
  }

  /** Lists the designs that match the filter. */
  arrange() {
    const found = this.filter.matching(this.designs);
    this.list.replaceChildren(...found.map(({name}) => this.cards.get(name).card));
    this.mark();
  }

  add({name}) {
    const canvas = make("canvas", {"aria-hidden": "true"});
    const source = make("span.source");
    const button = make(
      "button", {type: "button"},
      make("span.frame", {}, canvas), make("span.name", {}, name), source,
    );
    button.addEventListener("click", () => this.open(name));
    const card = make("li.design", {}, button);
    card.dataset.name = name;
    this.cards.set(name, {card, button, source, thumb: new Thumb(canvas, this.view)});
    this.sight.observe(card);
  }

  update(design, maxPixels) {
    const {card, button, source, thumb} = this.cards.get(design.name);
    const isBroken = design.problems.length > 0;
    source.textContent = isBroken ? "has an error" : design.source === "file" ? "file" : "";
    card.classList.toggle("broken", isBroken);
    button.title = design.path ?? design.title;
    thumb.show(design, maxPixels);
  }

  redraw() {
    for (const {thumb} of this.cards.values()) thumb.refresh();
  }

  mark() {
    for (const [name, {button}] of this.cards) {
      if (name !== this.view.values.design) {
        button.removeAttribute("aria-current");
        continue;
      }
      button.setAttribute("aria-current", "true");
      button.scrollIntoView({block: "nearest", inline: "nearest"});
    }
  }

  /** Returns the name of the design `step` cards after the open one, or `null`. */
  neighbour(step) {
    const names = [...this.list.children].map(({dataset}) => dataset.name);
    return names[names.indexOf(this.view.values.design) + step] ?? null;
  }
}
