/** The engine. It runs in a worker, so that the page stays responsive. */
export class Engine {
  /** @param {string} script the worker's script */
  constructor(script) {
    const address = URL.createObjectURL(new Blob([script], {type: "text/javascript"}));
    this.worker = new Worker(address);
    this.waiting = new Map();
    this.count = 0;
    this.worker.addEventListener("message", ({data}) => this.take(data));
    this.worker.addEventListener("error", ({message}) => this.fail(message));
  }

  /** Sends a request to the worker. Rejects with the worker's error. */
  ask(name, question) {
    const id = this.count += 1;
    return new Promise((done, fail) => {
      this.waiting.set(id, {done, fail});
      this.worker.postMessage({id, name, question});
    });
  }

  take({id, answer, error}) {
    const {done, fail} = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) fail(Object.assign(new Error(error.message), error));
    else done(answer);
  }

  /** Rejects all requests, because the worker's script has failed. */
  fail(message) {
    for (const {fail} of this.waiting.values()) fail(new Error(message));
    this.waiting.clear();
  }

  /** Opens the engine for designs. Returns the names of its lifecycles. */
  open(bytes, designs) { return this.ask("open", {bytes, designs}); }

  /** Reads a text in place of a design's own. `indicator` is `null` if there are problems. */
  async read(text, index) {
    const {problems, subject} = await this.ask("read", {text, index});
    return {problems, indicator: subject && new ReadDesign(this, text, subject)};
  }
}

/** A design that the worker has read. */
export class ReadDesign {
  constructor(engine, text, {number, ...summary}) {
    Object.assign(this, summary, {engine, text, number, users: 1});
  }

  /** Draws a state. Returns a promise of `ImageData`. */
  draw(state, options) { return this.ask("draw", {state, options}); }

  /** Returns warnings about likely mistakes in the design. */
  warnings() { return this.ask("warnings", {}); }

  /** Returns the design's text with new defaults of its parameters. */
  textWith(parameters) { return this.ask("text", {parameters}); }

  /** Draws a moment of a pull. Returns its picture, its values, and the pull's duration. */
  pull(question) { return this.ask("pull", question); }

  ask(name, question) { return this.engine.ask(name, {number: this.number, ...question}); }

  /** Adds a user of the design. */
  retain() { this.users += 1; }

  /** Removes a user of the design, and frees it when there are none. */
  release() {
    this.users -= 1;
    if (this.users === 0) this.ask("release", {});
  }
}
