/** What the elements of a page share: the screen's frames, and designs by their addresses. */

/** Milliseconds of a frame that drawing takes at most; what is left over comes with the next frame. */
const BUDGET = 14;

/** Draws at the screen's frames; who has waited longest comes first, so that none starves. */
class FrameQueue {
  #waiting = new Set();
  #frame = 0;

  /** Has `drawer.draw` called with the time of the next frame, once however often it is asked for. */
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

/** Tells when a point has more or fewer of the screen's pixels: another screen, or the page's zoom. */
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

/** Designs by address, each read once for all elements that show it. */
const designs = new Map();

/**
 * A loan of the design at an address, whose `result` is a promise of `{indicator, problems}`; `giveBack`
 * says that it is no longer used.
 */
export function borrow(address, engine) {
  let loan = designs.get(address);
  if (!loan) {
    loan = {address, users: 0, result: engine.then((it) => it.loadFrom(address))};
    designs.set(address, loan);
    const kept = loan;
    // What went wrong is tried again by the next who asks.
    loan.result.then(({indicator}) => indicator ?? forget(kept), () => forget(kept));
  }
  loan.users += 1;
  return loan;
}

function forget(loan) {
  if (designs.get(loan.address) === loan) designs.delete(loan.address);
}

export function giveBack(loan) {
  loan.users -= 1;
  if (loan.users > 0) return;
  forget(loan);
  loan.result.then(({indicator}) => indicator?.release(), () => {});
}
