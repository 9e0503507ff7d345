/** How far an arrow key pulls, in points; with Shift, and without. */
const STEPS = {far: 40, near: 8};

/** Where the finger of the keys comes down, in points from the top. */
const KEY_START = 80;

/** Turns mouse, touch, pen and keys into a finger that pulls. */
export class Surface {
  /**
   * @param {HTMLElement} element what is pulled
   * @param {() => number} pixelsPerPoint how large a point is on the page
   * @param {{down: (y: number) => void, move: (y: number) => void, up: (y: number) => void}} finger
   */
  constructor(element, pixelsPerPoint, finger) {
    Object.assign(this, {element, pixelsPerPoint, finger});
    this.pointer = null;
    this.keyPlace = null;
    element.addEventListener("pointerdown", (event) => this.press(event));
    element.addEventListener("pointermove", (event) => this.drag(event));
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) {
      element.addEventListener(name, (event) => this.lift(event));
    }
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
    this.lastPlace = this.placeOf(event);
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

  /** Arrows pull a finger down and up; Enter, space and Escape let it go. */
  pressKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || this.pointer !== null) return;
    const direction = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (direction) {
      event.preventDefault();
      this.moveKey(direction * (event.shiftKey ? STEPS.far : STEPS.near));
    } else if (["Enter", " ", "Escape"].includes(event.key)) {
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
