/**
 * The edited text and changed parameters of each design. They persist while other designs are
 * shown.
 */
export class Drafts {
  /** @param {HTMLSelectElement} select the list of designs, which marks edited ones */
  constructor(select, designs) {
    Object.assign(this, {select, designs});
    this.index = 0;
    this.all = designs.map(({text}) => ({text, saved: text, parameters: {}}));
  }

  /** The draft of the design that is shown. */
  get current() { return this.all[this.index]; }

  /** The page's data of the design that is shown. */
  get design() { return this.designs[this.index]; }

  /** Whether the text of the design that is shown differs from the page's. */
  get isEdited() { return this.current.text !== this.design.text; }

  /** Whether a design's text has edits that are in no link and no file. */
  get areUnsaved() { return this.all.some(({text, saved}) => text !== saved); }

  /** Sets the edited text of the design that is shown. */
  edit(text) {
    this.current.text = text;
    this.mark(this.index);
  }

  /** Sets the text of a design that a link or a file also contains. */
  save(index, text = this.all[index].text) {
    Object.assign(this.all[index], {text, saved: text});
    this.mark(index);
  }

  mark(index) {
    const {name, text} = this.designs[index];
    this.select.options[index].text = this.all[index].text === text ? name : `${name} (edited)`;
  }
}
