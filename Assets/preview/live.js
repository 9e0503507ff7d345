import {make} from "../shared/dom.js";
import {Link} from "./link.js";

/** Updates the page when a design's file changes, and shows when the server is unreachable. */
export class Live {
  /**
   * @param {{link: HTMLElement, gone: HTMLElement}} elements where connection messages are shown
   * @param {{catalog, gallery, viewer, pull, problems, showDesign: () => void}} parts
   */
  constructor(elements, parts) {
    Object.assign(this, elements, parts);
    this.wasAway = false;
    this.connection = new Link(
      (change) => this.attempt(this.receive(change)), (state) => this.attempt(this.show(state)),
    );
  }

  /** Shows the error if a promise rejects. Connection errors are shown by `show`. */
  attempt(work) { work.catch((error) => this.problems.setRequest(error)); }

  async reload() {
    await this.catalog.load();
    this.gallery.show(this.catalog);
    this.showDesign();
  }

  /** Handles a change of a design. Draws the picture before it updates the gallery. */
  async receive({name, version, problems}) {
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

  /** Shows the connection's state. After a reconnection everything is loaded again. */
  async show(state) {
    this.link.textContent = state === "lost" ? "Reconnecting …" : "";
    this.gone.hidden = state !== "gone";
    if (state === "gone") this.showStopped();
    if (state !== "live") {
      this.wasAway = true;
    } else if (this.wasAway) {
      this.wasAway = false;
      await this.reload();
      this.viewer.refresh();
      this.pull.redraw();
    }
  }

  showStopped() {
    const program = this.catalog.facts.command ?? "pinwheel";
    const command = make("code", {}, `${program} preview --port ${location.port}`);
    this.gone.replaceChildren(
      "The server has stopped. Start ", command,
      " again with the same files; this page then reconnects.",
    );
  }
}
