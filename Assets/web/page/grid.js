import {DesignFilter} from "../../shared/design-filter.js";
import {make} from "../../shared/dom.js";
import {speed} from "../../shared/pinwheel-clock.js";
import {Showcase} from "../../shared/showcase.js";

/** The size of the largest thumbnail, in CSS pixels. */
const CARD_ROOM = {width: 84, height: 68};
/** The shortest time between two pictures of a thumbnail, in milliseconds. */
const PICTURE_PAUSE = 1000 / 30;

/** The grid of a page's designs. Thumbnails play from the pull to the end where they are visible. */
export class Grid {
  /**
   * @param {object} parts the list, and the parts of its filter
   * @param {{designs: object[], engine: Engine, appearance: () => string}} source
   * @param {(index: number) => void} open called with the index of a design that is clicked
   */
  constructor({list, ...filter}, {designs, engine, appearance}, open) {
    Object.assign(this, {list, designs, engine, appearance});
    this.cards = designs.map((design, index) => new Card(design, index, open));
    this.visible = new Set();
    this.sight = new IntersectionObserver((entries) => this.see(entries));
    for (const {item} of this.cards) this.sight.observe(item);
    this.filter = new DesignFilter(filter, () => this.show());
    this.filter.offer(designs);
    this.show();
    this.seconds = 0;
    this.last = null;
    document.addEventListener("visibilitychange", () => this.run());
  }

  /** Lists the designs that match the filter. */
  show() {
    const found = this.filter.matching(this.designs);
    this.list.replaceChildren(...found.map((design) => this.cards[this.designs.indexOf(design)].item));
  }

  /** Marks the open design. */
  mark(index) {
    for (const card of this.cards) card.mark(card.index === index);
  }

  see(entries) {
    for (const {target, isIntersecting} of entries) {
      const card = this.cards[Number(target.dataset.index)];
      if (isIntersecting) this.visible.add(card);
      else this.visible.delete(card);
    }
    this.run();
  }

  /** Draws visible thumbnails until there are none, one request at a time. */
  async run() {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      while (this.visible.size > 0 && !document.hidden) {
        const now = await nextFrame(this.last === null ? 0 : this.last + PICTURE_PAUSE);
        this.seconds += this.last === null ? 0 : (Math.min(now - this.last, 200) / 1000) * speed();
        this.last = now;
        await this.draw([...this.visible]);
      }
    } finally {
      this.isRunning = false;
      this.last = null;
    }
  }

  async draw(cards) {
    await Promise.all(cards.map((card) => card.load(this.engine)));
    const drawn = cards.filter(({showcase}) => showcase);
    const appearance = this.appearance();
    const moments = drawn.map((card) => card.moment(this.seconds, appearance));
    const pictures = await this.engine.ask("thumbnails", {moments});
    drawn.forEach((card, index) => card.paint(pictures[index]));
  }
}

/** A design in the grid. */
class Card {
  constructor(design, index, open) {
    Object.assign(this, {design, index});
    this.canvas = make("canvas", {"aria-hidden": "true"});
    this.button = make(
      "button", {type: "button", title: design.title || design.name},
      make("span.frame", {}, this.canvas), make("span.name", {}, design.name),
    );
    this.button.addEventListener("click", () => open(index));
    this.item = make("li.design", {}, this.button);
    this.item.dataset.index = String(index);
  }

  mark(isOpen) {
    if (isOpen) this.button.setAttribute("aria-current", "true");
    else this.button.removeAttribute("aria-current");
  }

  /** Reads the design when it is first visible. A design with problems has no thumbnail. */
  async load(engine) {
    this.isLoaded ??= engine.ask("thumbnail", {index: this.index}).then((subject) => {
      if (!subject) return;
      this.showcase = new Showcase(subject.states);
      const {width, height} = subject.canvas;
      this.fit = Math.min(1, CARD_ROOM.width / width, CARD_ROOM.height / height);
      this.canvas.style.setProperty("--width", `${width * this.fit}px`);
    });
    await this.isLoaded;
  }

  moment(seconds, appearance) {
    const {state, ...position} = this.showcase.at(seconds);
    return {
      index: this.index, state, options: {...position, appearance, scale: this.fit * devicePixelRatio},
    };
  }

  paint(picture) {
    if (!picture) return;
    const {canvas} = this;
    if (canvas.width !== picture.width || canvas.height !== picture.height) {
      Object.assign(canvas, {width: picture.width, height: picture.height});
    }
    canvas.getContext("2d").putImageData(picture, 0, 0);
  }
}

/** Returns the time of the first animation frame that is not before `earliest`. */
async function nextFrame(earliest) {
  let now = 0;
  do now = await new Promise((done) => { requestAnimationFrame(done); });
  while (now < earliest - 4);
  return now;
}
