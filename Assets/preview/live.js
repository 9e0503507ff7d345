import {make} from "../shared/dom.js";
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
    this.connection = new Link(
      (change) => this.attempt(this.hear(change)), (state) => this.attempt(this.show(state)),
    );
  }

  /** Tells why something fails; a server that goes meanwhile is told by the link. */
  attempt(work) { work.catch((error) => this.problems.setRequest(error)); }

  async reload() {
    await this.catalog.load();
    this.gallery.show(this.catalog);
    this.showDesign();
  }

  /** Takes a change of a design's file: the picture first, the rest is not what one waits for. */
  async hear({name, version, problems}) {
    const {catalog, viewer} = this;
    const known = catalog.designs.find((design) => design.name === name);
    const isOpen = name === viewer.design.name;
    if (known && isOpen) this.problems.setFile(known.path ?? name, problems);
    await catalog.load();
    if (isOpen) this.showDesign();
    if (isOpen && known?.version !== version) {
      await viewer.refresh();
      this.pull.redraw();
    }
    this.gallery.show(catalog);
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
    const program = this.catalog.facts.command ?? "pinwheel";
    const command = make("code", {}, `${program} preview --port ${location.port}`);
    this.gone.replaceChildren(
      "The server has stopped. Start ", command,
      " again, with the same files; this page then goes on by itself.",
    );
  }
}
