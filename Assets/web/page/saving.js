import {saveBlob} from "../../shared/copy.js";

/** Saves one file at a time, and shows below the buttons why a file cannot be made. */
export class Saving {
  /** @param {HTMLElement} note */
  constructor(note) {
    this.note = note;
    this.isBusy = false;
  }

  /** Makes a file and hands it to the browser. @param {() => Promise<{blob: Blob, name: string}>} make */
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
