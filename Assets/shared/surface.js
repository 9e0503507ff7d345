/** The distance of an arrow key in points, with and without Shift. */
const STEPS = {far: 40, near: 8};

/** The start position of a pull by keys, in points from the top. */
const KEY_START = 80;

/**
 * Turns mouse, touch, pen and keys into the touches of one finger. Escape cancels a pull. A touch
 * that starts with an upward move scrolls the page instead.
 */
export class Surface {
  /**
   * @param {HTMLElement} element the element to pull
   * @param {() => number} pixelsPerPoint returns the size of a point in CSS pixels
   * @param {{down: (y: number) => void, move: (y: number) => void, up: (y: number) => void, cancel:
   *   () => void}} finger
   */
  constructor(element, pixelsPerPoint, finger) {
    Object.assign(this, {element, pixelsPerPoint, finger});
    this.pointer = null;
    this.keyPlace = null;
    /** Whether the touch pulls; `null` before its first move. */
    this.isPull = null;
    element.addEventListener("pointerdown", (event) => this.press(event));
    element.addEventListener("pointermove", (event) => this.drag(event));
    element.addEventListener("pointerup", (event) => this.lift(event));
    element.addEventListener("pointercancel", (event) => this.abandon(event));
    element.addEventListener("lostpointercapture", (event) => this.lift(event));
    // A listener that prevents scrolling must not be passive.
    element.addEventListener("touchmove", (event) => this.decide(event), {passive: false});
    element.addEventListener("keydown", (event) => this.pressKey(event));
    element.addEventListener("blur", () => this.liftKey());
  }

  placeOf(event) {
    return (event.clientY - this.element.getBoundingClientRect().top) / this.pixelsPerPoint();
  }

  press(event) {
    if (this.pointer !== null || event.button !== 0) return;
    this.liftKey();
    this.pointer = event.pointerId;
    this.isPull = null;
    this.startPlace = this.lastPlace = this.placeOf(event);
    this.element.setPointerCapture(event.pointerId);
    this.finger.down(this.lastPlace);
  }

  drag(event) {
    if (event.pointerId !== this.pointer) return;
    this.lastPlace = this.placeOf(event);
    this.finger.move(this.lastPlace);
  }

  lift(event) {
    if (event.pointerId !== this.pointer) return;
    this.pointer = null;
    this.finger.up(event.type === "pointerup" ? this.placeOf(event) : this.lastPlace);
  }

  /** Cancels a pull that the browser has taken over to scroll the page. */
  abandon(event) {
    if (event.pointerId === this.pointer) this.cancel();
  }

  /** Decides at the first move: downward pulls, upward scrolls the page. */
  decide(event) {
    if (this.pointer === null || !event.cancelable) return;
    this.isPull ??= this.placeOf(event.touches[0]) >= this.startPlace;
    if (this.isPull) event.preventDefault();
  }

  cancel() {
    if (this.pointer === null && this.keyPlace === null) return;
    this.pointer = this.keyPlace = null;
    this.finger.cancel();
  }

  /** Arrow keys pull, Enter and space release, Escape cancels. */
  pressKey(event) {
    if (event.key === "Escape") return this.cancel();
    if (event.altKey || event.ctrlKey || event.metaKey || this.pointer !== null) return;
    const direction = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (direction) {
      event.preventDefault();
      this.moveKey(direction * (event.shiftKey ? STEPS.far : STEPS.near));
    } else if (["Enter", " "].includes(event.key)) {
      event.preventDefault();
      this.liftKey();
    }
  }

  moveKey(by) {
    if (this.keyPlace === null) {
      this.keyPlace = KEY_START;
      this.finger.down(KEY_START);
    }
    this.keyPlace += by;
    this.finger.move(this.keyPlace);
  }

  liftKey() {
    if (this.keyPlace === null) return;
    this.finger.up(this.keyPlace);
    this.keyPlace = null;
  }
}
