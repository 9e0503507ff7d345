import {askJSON} from "./server.js";

/** What the server has: designs, lifecycles, palettes and limits. */
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

  /** A design by its name; the first where there is none of it. */
  design(name) {
    return this.designs.find((each) => each.name === name) ?? this.designs[0];
  }

  /** A lifecycle by its name; the ring's where there is none of it. */
  lifecycle(name) {
    const named = (wanted) => this.lifecycles.find((each) => each.name === wanted);
    return named(name) ?? named("pull-to-refresh-scroll-view") ?? this.lifecycles[0];
  }

  /** A design's state by its name; the pull, or the first, where there is none of it. */
  state(design, name) {
    const named = (wanted) => design.states.find((each) => each.state === wanted);
    return named(name) ?? named("pulling") ?? design.states[0];
  }

  /** The most pixels of one picture. */
  get mostPixels() {
    return this.facts.limits.pixels ?? 16e6;
  }

  /** The most pixels a point. */
  get greatestScale() {
    return this.facts.limits.scale?.[1] ?? 8;
  }
}
