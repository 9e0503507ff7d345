/** The engine, which reads and draws in a worker, so that the page stays free. */
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

  /** Asks the worker; rejects with its error. */
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

  /** Fails all questions, because the worker's script cannot run. */
  fail(message) {
    for (const {fail} of this.waiting.values()) fail(new Error(message));
    this.waiting.clear();
  }

  /** Opens the engine for designs. Returns the names of its lifecycles. */
  open(bytes, designs) { return this.ask("open", {bytes, designs}); }

  /** Reads a text in the place of a design's own. `indicator` is `null` if there are problems. */
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

  /** Draws a state; a promise of straight RGBA. */
  draw(state, options) { return this.ask("draw", {state, options}); }

  /** What is allowed in the design but hardly meant. */
  warnings() { return this.ask("warnings", {}); }

  /** The design's text with other values of parameters as their defaults. */
  textWith(parameters) { return this.ask("text", {parameters}); }

  /** Draws a moment of a pull. */
  pull(question) { return this.ask("pull", question); }

  ask(name, question) { return this.engine.ask(name, {number: this.number, ...question}); }

  /** Keeps the design for one more user. */
  hold() { this.users += 1; }

  /** Lets go of the design, once no user is left. */
  release() {
    this.users -= 1;
    if (this.users === 0) this.ask("release", {});
  }
}
