import {askJSON} from "./server.js";

/** The server's designs, lifecycles, palettes and limits. */
export class Catalog {
  constructor() {
    this.facts = {designs: [], lifecycles: [], palettes: [], limits: {}, noEngine: null};
  }

  async load() {
    this.facts = await askJSON("/designs.json");
  }

  get designs() {
    return this.facts.designs;
  }

  get lifecycles() {
    return this.facts.lifecycles;
  }

  /** Returns a design by name, or the first if there is no such design. */
  design(name) {
    return this.designs.find((each) => each.name === name) ?? this.designs[0];
  }

  /**
   * Returns a lifecycle by name, or `pull-to-refresh-scroll-view` if there is no such lifecycle.
   */
  lifecycle(name) {
    const named = (wanted) => this.lifecycles.find((each) => each.name === wanted);
    return named(name) ?? named("pull-to-refresh-scroll-view") ?? this.lifecycles[0];
  }

  /** Returns a state by name. If there is none, returns `pulling`, or else the first state. */
  state(design, name) {
    const named = (wanted) => design.states.find((each) => each.state === wanted);
    return named(name) ?? named("pulling") ?? design.states[0];
  }

  /** The maximum number of pixels of an image. */
  get maxPixels() {
    return this.facts.limits.pixels ?? 16e6;
  }

  /** The maximum scale, in pixels per point. */
  get maxScale() {
    return this.facts.limits.scale?.[1] ?? 8;
  }
}
