/** Resources shared by all elements of a page: a queue for drawing, and designs by address. */

/** The maximum drawing time in a frame, in milliseconds. The rest is drawn in the next frame. */
const BUDGET = 14;

/** Schedules drawing for animation frames. Elements are drawn in the order of their requests. */
class FrameQueue {
  #waiting = new Set();
  #frame = 0;

  /** Calls `drawer.draw` once with the time of the next frame, even after several requests. */
  add(drawer) {
    this.#waiting.add(drawer);
    this.#frame ||= requestAnimationFrame((now) => this.#run(now));
  }

  remove(drawer) { this.#waiting.delete(drawer); }

  #run(now) {
    this.#frame = 0;
    const end = performance.now() + BUDGET;
    for (const drawer of [...this.#waiting]) {
      this.#waiting.delete(drawer);
      drawer.draw(now);
      if (performance.now() > end) break;
    }
    if (this.#waiting.size > 0) this.#frame ||= requestAnimationFrame((later) => this.#run(later));
  }
}

export const frameQueue = new FrameQueue();

/**
 * Notifies listeners when the device pixel ratio changes, by zooming or by moving to another
 * screen.
 */
class RatioWatch {
  #listeners = new Set();
  #query = null;

  add(listener) {
    this.#listeners.add(listener);
    if (!this.#query) this.#wait();
  }

  remove(listener) { this.#listeners.delete(listener); }

  #wait() {
    this.#query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#query.addEventListener("change", () => {
      this.#wait();
      for (const listener of this.#listeners) listener();
    }, {once: true});
  }
}

export const ratioWatch = new RatioWatch();

/** Designs by address. Each is read once for all elements that show it. */
const designs = new Map();

/**
 * Returns a reference to the design at an address. Its `result` is a promise of `{indicator,
 * problems}`. Release it with `releaseDesign`.
 */
export function acquireDesign(address, engine) {
  let reference = designs.get(address);
  if (!reference) {
    reference = {address, users: 0, result: engine.then((it) => it.loadFrom(address))};
    designs.set(address, reference);
    const current = reference;
    // A failed design is read again by the next element.
    reference.result.then(({indicator}) => indicator ?? forget(current), () => forget(current));
  }
  reference.users += 1;
  return reference;
}

function forget(reference) {
  if (designs.get(reference.address) === reference) designs.delete(reference.address);
}

export function releaseDesign(reference) {
  reference.users -= 1;
  if (reference.users > 0) return;
  forget(reference);
  reference.result.then(({indicator}) => indicator?.release(), () => {});
}
