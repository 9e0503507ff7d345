import {make} from "./dom.js";
import {Link} from "./link.js";

/** Keeps what is shown as the files are, and tells when the server is away. */
export class Live {
  /**
   * @param {{link: HTMLElement, gone: HTMLElement}} elements where the server's absence is told
   * @param {{catalog, gallery, viewer, pull, problems, showDesign: () => void}} parts
   */
  constructor(elements, parts) {
    Object.assign(this, elements, parts);
    this.wasAway = false;
    this.connection = new Link((change) => this.hear(change), (state) => this.show(state));
  }

  async reload() {
    await this.catalog.load();
    this.gallery.show(this.catalog.designs);
    this.showDesign();
  }

  /** Takes a change of a design's file. */
  async hear({name, version, problems}) {
    const {catalog, viewer} = this;
    const known = catalog.designs.find((design) => design.name === name);
    if (!known) return this.reload();
    const isOther = known.version !== version;
    const isOpen = name === viewer.design.name;
    const shape = shapeOf(known);
    if (isOpen) this.problems.setFile(known.path ?? name, problems);
    // The picture first: the rest is not what one is waiting for.
    if (isOpen && isOther) await viewer.refresh();
    await this.reload();
    if (!isOpen || !isOther) return;
    if (shapeOf(viewer.design) !== shape) viewer.refresh();
    this.pull.redraw();
  }

  /** Tells how the link is; when it is back, all may be different. */
  async show(state) {
    this.link.textContent = state === "lost" ? "Reconnecting …" : "";
    this.gone.hidden = state !== "gone";
    if (state === "gone") this.tellGone();
    if (state !== "live") {
      this.wasAway = true;
    } else if (this.wasAway) {
      this.wasAway = false;
      await this.reload();
      this.viewer.refresh();
      this.pull.redraw();
    }
  }

  tellGone() {
    this.gone.replaceChildren(
      "The server has stopped. Start ", make("code", {}, `pinwheel preview --port ${location.port}`),
      " again, with the same files; this page then goes on by itself.",
    );
  }
}

/** What of a design decides which frames there are, and how large. */
function shapeOf({canvas, states}) {
  return JSON.stringify([canvas, states]);
}
