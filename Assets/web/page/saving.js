import {saveBlob} from "../../shared/copy.js";

/** Saves one file at a time, and shows errors below the buttons. */
export class Saving {
  /** @param {HTMLElement} note */
  constructor(note) {
    this.note = note;
    this.isBusy = false;
  }

  /**
   * Creates a file and downloads it.
   * @param {() => Promise<{blob: Blob, name: string}>} make
   */
  async save(make) {
    if (this.isBusy) return;
    this.isBusy = true;
    this.show("", false);
    try {
      const {blob, name} = await make();
      saveBlob(blob, name);
      this.show("", false);
    } catch (error) {
      if (!error.problems) console.error(error);
      this.show(error.message, true);
    }
    this.isBusy = false;
  }

  show(words, isBad) {
    this.note.textContent = words;
    this.note.classList.toggle("bad", isBad);
  }
}
