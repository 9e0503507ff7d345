/**
 * Pinwheel in a page: reads designs and draws them, with the bits of the command line. No dependencies;
 * pinwheel.d.ts has the types.
 */

/** Something that cannot be done, with the problems as values. */
export class PinwheelError extends Error {
  constructor(problems) {
    super(problems.map((problem) => problem.text).join("\n"));
    this.name = "PinwheelError";
    this.problems = problems;
  }
}

/** A problem that lies in no file. */
function problem(message, hint = null) {
  const text = hint ? `${message}; ${hint}` : message;
  return {file: "", line: 0, column: 0, severity: "error", message, hint, text};
}

/** Bytes of a question, more than which no design needs. */
const QUESTION_LIMIT = 1 << 22;
/** Designs kept with other values of parameters than their own. */
const VARIANTS = 8;

/**
 * Opens the engine.
 *
 * @param source where pinwheel.wasm is: an address, a response, bytes, or a compiled module
 */
export async function open(source = new URL("pinwheel.wasm", import.meta.url)) {
  const module = source instanceof WebAssembly.Module ? source : await compile(source);
  const names = WebAssembly.Module.exports(module).map((entry) => entry.name);
  if (!names.includes("pinwheel_ask")) {
    throw new PinwheelError([problem("this WebAssembly is not Pinwheel's engine", "take pinwheel.wasm of the same version")]);
  }
  return new Pinwheel(module, await WebAssembly.instantiate(module, {}));
}

async function compile(source) {
  try {
    return await WebAssembly.compile(await bytesOf(source));
  } catch (error) {
    if (error instanceof PinwheelError) throw error;
    const isRefused = /unsafe-eval|Content Security Policy/i.test(error.message);
    throw new PinwheelError([isRefused
      ? problem("this page does not allow WebAssembly", "add 'wasm-unsafe-eval' to script-src of its Content-Security-Policy")
      : problem(`the engine cannot be read: ${error.message}`, "copy pinwheel.wasm again")]);
  }
}

async function bytesOf(source) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
  const answer = source instanceof Response ? source : await fetch(source).catch((error) => {
    throw new PinwheelError([problem(`${source} cannot be fetched: ${error.message}`)]);
  });
  if (!answer.ok) throw new PinwheelError([problem(`${answer.url}: ${answer.status} ${answer.statusText}`)]);
  return answer.arrayBuffer();
}

/** The engine: one instance of the module, made anew after a trap. */
export class Pinwheel {
  #module;
  #exports;
  #generation = 0;
  #unused = new FinalizationRegistry(({generation, handle}) => this.release(generation, handle));

  /** @hidden Pages call `open`. */
  constructor(module, instance) {
    this.#module = module;
    this.#start(instance);
  }

  #start(instance) {
    this.#exports = instance.exports;
    this.#exports._initialize();
    this.#generation += 1;
  }

  /** Grows by one with each fresh instance; handles hold for one generation. */
  get generation() { return this.#generation; }

  /** Bytes of memory that the engine has. */
  get memory() { return this.#exports.memory.buffer.byteLength; }

  /** Answers a question, or throws a `PinwheelError` with the problems. */
  ask(question) {
    const answer = this.answer(question);
    if (answer.problems) throw new PinwheelError(answer.problems);
    return answer;
  }

  /** The answer to a question, problems among it. */
  answer(question) {
    const bytes = new TextEncoder().encode(JSON.stringify(question));
    if (bytes.length > QUESTION_LIMIT) {
      return {problems: [problem(`more than ${QUESTION_LIMIT} bytes are asked`, "a design may have 262144")]};
    }
    return this.#guard((exports) => {
      const place = exports.pinwheel_allocate(bytes.length);
      new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
      const count = exports.pinwheel_ask(place, bytes.length);
      exports.pinwheel_free(place);
      const answer = new Uint8Array(exports.memory.buffer, exports.pinwheel_answer(), count);
      return JSON.parse(new TextDecoder().decode(answer));
    });
  }

  /** Runs what may trap; then a fresh instance takes over. */
  #guard(work) {
    try {
      return work(this.#exports);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
      this.#start(new WebAssembly.Instance(this.#module, {}));
      throw new PinwheelError([problem(
        `the engine failed (${error.message}) and was started again`,
        "draw smaller pictures; if it happens again, report the design",
      )]);
    }
  }

  /** The picture drawn last, as a copy. */
  picture({width, height}) {
    const {memory, pinwheel_pixels: place} = this.#exports;
    if (width * height === 0) return new ImageData(1, 1);
    const pixels = new Uint8ClampedArray(memory.buffer, place(), 4 * width * height);
    return new ImageData(new Uint8ClampedArray(pixels), width, height);
  }

  /** The hash of the picture drawn last, as manifests have it. */
  pictureHash() {
    const value = BigInt.asUintN(64, this.#exports.pinwheel_hash());
    return `xxh64:${value.toString(16).padStart(16, "0")}`;
  }

  /** Keeps an image for designs; its handle. */
  keep({width, height, data}) {
    return this.#guard((exports) => {
      const place = exports.pinwheel_allocate(data.length);
      new Uint8Array(exports.memory.buffer, place, data.length).set(data);
      const handle = exports.pinwheel_keep(place, width, height);
      exports.pinwheel_free(place);
      return handle;
    });
  }

  /** @hidden Lets go of something once `owner` is no longer used. */
  watch(owner, handle) {
    this.#unused.register(owner, {generation: this.#generation, handle}, owner);
  }

  /** @hidden Lets go of a handle of a generation. */
  release(generation, handle) {
    if (generation === this.#generation) this.answer({ask: "release", ...handle});
  }

  /** @hidden */
  unwatch(owner) { this.#unused.unregister(owner); }

  /**
   * Reads a design.
   *
   * @param text a YAML or JSON file
   * @param options `name` where the file gives none, `file` as problems call it, `texts` and `images` that
   *   lie beside it, by path
   * @returns `{indicator, problems, warnings, asked}`; `indicator` is null where there are problems
   */
  load(text, options = {}) {
    let answer;
    try {
      answer = this.answer(loadQuestion(this, text, options));
    } catch (error) {
      if (!(error instanceof PinwheelError)) throw error;
      answer = {problems: error.problems};
    }
    const {problems = [], warnings = [], asked = []} = answer;
    const indicator = problems.length > 0 ? null : new Indicator(this, text, options, answer);
    return {indicator, problems, warnings, asked};
  }

  /** Reads a design at an address, with what lies beside it. */
  async loadFrom(address) {
    const base = new URL(address, globalThis.document?.baseURI ?? import.meta.url);
    const file = decodeURIComponent(base.pathname.split("/").pop());
    const options = {name: file.replace(/\..*$/, ""), file, texts: {}, images: {}};
    const text = await fetchText(base);
    for (;;) {
      const result = this.load(text, options);
      const missing = result.asked.filter((path) => !(path in options.texts) && !(path in options.images));
      if (missing.length === 0) return result;
      await Promise.all(missing.map((path) => fetchBeside(base, path, options)));
    }
  }

  /** The lifecycles, what can be set of each, and the names of the built-in traces. */
  lifecycles() { return this.ask({ask: "lifecycles"}); }

  /** The built-in designs' files by name. */
  builtIns() { return this.ask({ask: "builtins"}).designs; }

  /**
   * Plays a trace through a lifecycle.
   *
   * @param lifecycle its name
   * @param trace a built-in trace's name, `{text, file}` of a trace's file, or `{touches}` of a finger
   * @param options `indicator`, `parameters`, `fixes`, `work`, `failAfter`, `taps`, `view`, `width`, `height`
   */
  play(lifecycle, trace, options = {}) { return new Replay(this, lifecycle, trace, options); }
}

function loadQuestion(engine, text, {name, file, texts, images}) {
  const handles = {};
  for (const [path, image] of Object.entries(images ?? {})) {
    if (image) handles[path] = engine.keep(image);
  }
  const given = Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text !== null));
  return {ask: "load", text, name, file, texts: given, images: handles};
}

async function fetchText(address) {
  const answer = await fetch(address).catch((error) => {
    throw new PinwheelError([problem(`${address} cannot be fetched: ${error.message}`)]);
  });
  if (!answer.ok) throw new PinwheelError([problem(`${address}: ${answer.status} ${answer.statusText}`)]);
  return answer.text();
}

/** Fetches what a design asked for; what is not there stays null, which is then its problem. */
async function fetchBeside(base, path, options) {
  const isText = /\.(ya?ml|json)$/i.test(path);
  const kind = isText ? options.texts : options.images;
  kind[path] = null;
  const answer = await fetch(new URL(path, base)).catch(() => null);
  if (!answer?.ok) return;
  if (isText) kind[path] = await answer.text();
  else kind[path] = await decodeImage(await answer.blob());
}

/** An image's pixels, straight. */
async function decodeImage(blob) {
  const bitmap = await createImageBitmap(blob, {premultiplyAlpha: "none", colorSpaceConversion: "none"});
  const {width, height} = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, width, height);
}

/** A design that is read. */
export class Indicator {
  #engine;
  #text;
  #options;
  #handle;
  #generation;
  #variants = new Map();

  /** @hidden Pages call `load`. */
  constructor(engine, text, options, answer) {
    this.#engine = engine;
    this.#text = text;
    this.#options = options;
    this.#take(answer);
    const {name, title, width, height, threshold, states, parameters, layers} = answer.summary;
    Object.assign(this, {name, title, canvas: {width, height}, threshold, states, parameters, layers});
    this.warnings = answer.warnings;
  }

  #take({indicator}) {
    this.#handle = indicator;
    this.#generation = this.#engine.generation;
    this.#variants.clear();
    this.#engine.watch(this, {indicator});
  }

  /** The design's text. */
  get text() { return this.#text; }

  /** The handle of the design with some parameters; read again where the engine is another. */
  handle(parameters = {}) {
    const engine = this.#engine;
    if (this.#generation !== engine.generation) {
      this.#take(engine.ask(loadQuestion(engine, this.#text, this.#options)));
    }
    const key = JSON.stringify(parameters);
    if (key === "{}") return this.#handle;
    let variant = this.#variants.get(key);
    if (variant === undefined) {
      variant = engine.ask({ask: "change", indicator: this.#handle, parameters}).indicator;
      this.#variants.set(key, variant);
      if (this.#variants.size > VARIANTS) {
        const [oldest, handle] = this.#variants.entries().next().value;
        this.#variants.delete(oldest);
        engine.release(engine.generation, {indicator: handle});
      }
    }
    return variant;
  }

  #draw(state, {parameters, ...look} = {}) {
    return this.#engine.ask({ask: "draw", indicator: this.handle(parameters), state, ...look});
  }

  /**
   * Draws a state.
   *
   * @param state its name
   * @param options `progress` or `time` in seconds, `scale`, `appearance`, `palette`, `background`,
   *   `parameters`
   * @returns {ImageData} straight RGBA
   */
  draw(state, options) { return this.#engine.picture(this.#draw(state, options)); }

  /** The hash of the same picture, as manifests have it. */
  hash(state, options) {
    this.#draw(state, options);
    return this.#engine.pictureHash();
  }

  /** What the layers are set to in each frame of a state, and what jumps between states. */
  values(state, {parameters, ...options} = {}) {
    return this.#engine.ask({ask: "values", indicator: this.handle(parameters), state, ...options});
  }

  /** Lets go of the design; it is read again if it is used again. */
  release() {
    this.#engine.unwatch(this);
    for (const indicator of [this.#handle, ...this.#variants.values()]) {
      this.#engine.release(this.#generation, {indicator});
    }
    this.#generation = -1;
  }
}

/** A trace that is played through a lifecycle. */
export class Replay {
  #engine;
  #question;
  #handle;
  #generation = -1;

  /** @hidden Pages call `play`. */
  constructor(engine, lifecycle, trace, {indicator, ...options}) {
    this.#engine = engine;
    this.#question = () => ({
      ask: "play", lifecycle, ...options,
      ...(typeof trace === "string" ? {trace} : trace),
      ...(indicator ? {indicator: indicator.handle()} : {}),
    });
    const {duration, width, height, states, events} = this.#play();
    Object.assign(this, {duration, width, height, states, events});
  }

  #play() {
    const answer = this.#engine.ask(this.#question());
    this.#handle = answer.replay;
    this.#generation = this.#engine.generation;
    this.#engine.watch(this, {replay: answer.replay});
    return answer;
  }

  get handle() {
    if (this.#generation !== this.#engine.generation) this.#play();
    return this.#handle;
  }

  /** The moments at so many frames a second, as `pinwheel trace --json` prints them. */
  moments(fps = 60) { return this.#engine.ask({ask: "moments", replay: this.handle, fps}).moments; }

  /** The moment at a time in seconds. */
  moment(time) { return this.#engine.ask({ask: "moment", replay: this.handle, time}); }

  /** Draws what is on the stage at a time in seconds. */
  draw(time, look = {}) {
    return this.#engine.picture(this.#engine.ask({ask: "stage", replay: this.handle, time, ...look}));
  }

  /** The hash of the same picture. */
  hash(time, look = {}) {
    this.#engine.ask({ask: "stage", replay: this.handle, time, ...look});
    return this.#engine.pictureHash();
  }

  /** Lets go of the replay. */
  release() {
    this.#engine.unwatch(this);
    this.#engine.release(this.#generation, {replay: this.#handle});
    this.#generation = -1;
  }
}
