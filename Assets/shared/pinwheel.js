import {compileEngine, DESIGN_LIMIT, fetchReferenced, fetchText} from "./pinwheel-files.js";
import {failure, PinwheelError, problemOf, withFile} from "./pinwheel-problems.js";

/** Pinwheel for web pages: draws designs with the pixels of the command line. Types: pinwheel.d.ts. */

export {PinwheelError};

/** The maximum size of a request in bytes. It exceeds any design with its files. */
const REQUEST_LIMIT = 1 << 22;
/** The size of the buffer for requests in bytes. Most requests fit. */
const REQUEST_BUFFER_SIZE = 1 << 12;
/** The number of cached variants of a design with other parameters. */
const VARIANTS = 32;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Opens the engine.
 *
 * @param source pinwheel.wasm.gz as an address, a response, bytes, or a compiled module
 */
export async function open(source = new URL("pinwheel.wasm.gz", import.meta.url)) {
  if (!globalThis.WebAssembly) throw failure("this browser does not support WebAssembly");
  const module = source instanceof WebAssembly.Module ? source : await compileEngine(source);
  const names = WebAssembly.Module.exports(module).map((entry) => entry.name);
  const isEngine = names.includes("pinwheel_ask") && WebAssembly.Module.imports(module).length === 0;
  if (!isEngine) throw failure("this WebAssembly is not Pinwheel's engine", "use pinwheel.wasm.gz of the same version");
  return new Pinwheel(module, await WebAssembly.instantiate(module, {}));
}

/** The engine: an instance of the WebAssembly module. It is replaced after a trap. */
export class Pinwheel {
  #module;
  #exports;
  #generation = 0;
  /** The address of the buffer for requests. */
  #buffer = 0;
  #unused = new FinalizationRegistry((owned) => this.release(owned));

  /** @hidden Pages call `open`. */
  constructor(module, instance) {
    this.#module = module;
    this.#start(instance);
  }

  #start(instance) {
    this.#exports = instance.exports;
    this.#exports._initialize();
    this.#buffer = this.#exports.pinwheel_allocate(REQUEST_BUFFER_SIZE);
    this.#generation += 1;
  }

  /** The number of instances so far. Handles are valid in one generation. */
  get generation() { return this.#generation; }

  /** The engine's memory in bytes. */
  get memory() { return this.#exports.memory.buffer.byteLength; }

  /** Answers a request. Throws a `PinwheelError` if there are problems. */
  ask(request) {
    const answer = this.answer(request);
    if (answer.problems) throw new PinwheelError(answer.problems);
    return answer;
  }

  /** Answers a request. Problems are part of the answer. */
  answer(request) {
    const text = JSON.stringify(request);
    if (text.length > REQUEST_LIMIT) {
      return {problems: [problemOf(`the request is larger than ${REQUEST_LIMIT} bytes`, `use a design of at most ${DESIGN_LIMIT} bytes`)]};
    }
    return this.#guard((exports) => {
      const count = this.#write(text, exports, (place, length) => exports.pinwheel_ask(place, length));
      const answer = new Uint8Array(exports.memory.buffer, exports.pinwheel_answer(), count);
      return JSON.parse(decoder.decode(answer));
    });
  }

  /** Writes a text to the engine's memory for the duration of `read`. */
  #write(text, exports, read) {
    // A UTF-16 code unit has at most three bytes in UTF-8.
    const max = 3 * text.length;
    const isShort = max <= REQUEST_BUFFER_SIZE;
    const place = isShort ? this.#buffer : allocate(max, exports);
    const {written} = encoder.encodeInto(text, new Uint8Array(exports.memory.buffer, place, max));
    const result = read(place, written);
    if (!isShort) exports.pinwheel_free(place);
    return result;
  }

  /** Runs a call that may trap. After a trap the instance is replaced. */
  #guard(work) {
    try {
      return work(this.#exports);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
      this.#start(new WebAssembly.Instance(this.#module, {}));
      const hint = "draw a smaller image; if it happens again, report the design";
      throw failure(`the engine failed (${error.message}) and was started again`, hint);
    }
  }

  /** Returns the last drawn image without copying it. It is valid until the next request. */
  #shown({width, height}) {
    if (width * height === 0) return new ImageData(1, 1);
    const {memory, pinwheel_pixels: place} = this.#exports;
    return new ImageData(new Uint8ClampedArray(memory.buffer, place(), 4 * width * height), width, height);
  }

  /** Returns a copy of the last drawn image. */
  picture(size) {
    const {data, width, height} = this.#shown(size);
    return new ImageData(new Uint8ClampedArray(data), width, height);
  }

  /** Shows the last drawn image on a canvas, and sets the canvas's size. Does not copy the image first. */
  paint(canvas, size) {
    const picture = this.#shown(size);
    if (canvas.width !== picture.width) canvas.width = picture.width;
    if (canvas.height !== picture.height) canvas.height = picture.height;
    canvas.getContext("2d").putImageData(picture, 0, 0);
  }

  /** Returns the hash of the last drawn image, as in manifests. */
  pictureHash() {
    const value = BigInt.asUintN(64, this.#exports.pinwheel_hash());
    return `xxh64:${value.toString(16).padStart(16, "0")}`;
  }

  /** Stores an image for designs. Returns its handle. */
  storeImage({width, height, data}) {
    const size = `${width}×${height}`;
    if (data.length !== 4 * width * height) throw failure(`an image of ${size} pixels has ${data.length} bytes`);
    return this.#guard((exports) => {
      const place = allocate(data.length, exports);
      new Uint8Array(exports.memory.buffer, place, data.length).set(data);
      const handle = exports.pinwheel_keep(place, width, height);
      exports.pinwheel_free(place);
      if (handle > 0) return handle;
      throw failure(`an image of ${size} pixels is too large for a page`, "use images with at most 2097152 pixels in all");
    });
  }

  /** @hidden Releases an object's handles when it is garbage-collected. */
  watch(owner, owned) { this.#unused.register(owner, owned, owner); }

  /** @hidden Releases handles, such as `[{indicator: 3}]`, unless they are of another generation. */
  release({generation, handles}, owner = null) {
    if (owner) this.#unused.unregister(owner);
    if (generation !== this.#generation) return;
    for (const handle of handles) this.answer({ask: "release", ...handle});
  }

  /**
   * Reads a design.
   *
   * @param text a YAML or JSON file
   * @param options `name` is the design's name if the file has none, `file` its name in problems,
   *   and `texts` and `images` are files it refers to, by path
   * @returns `{indicator, problems, warnings, asked}`; `indicator` is `null` if there are problems
   */
  load(text, options = {}) {
    const answer = loadDesign(this, text, options);
    const {problems = [], asked = []} = answer;
    const indicator = problems.length > 0 ? null : new Indicator(this, text, options, answer);
    return {indicator, problems, get warnings() { return indicator?.warnings ?? []; }, asked};
  }

  /** Reads the design at an address and the files that it refers to. */
  async loadFrom(address) {
    const base = new URL(address, globalThis.document?.baseURI ?? import.meta.url);
    const file = decodeURIComponent(base.pathname.split("/").pop());
    return this.loadText(await fetchText(base), base, {name: file.replace(/\..*$/, ""), file});
  }

  /** Reads a design, and the files that it refers to relative to an address. */
  async loadText(text, base, options = {}) {
    const files = {texts: {}, images: {}, ...options};
    for (;;) {
      const result = this.load(text, files);
      const missing = result.asked.filter((path) => !(path in files.texts) && !(path in files.images));
      if (missing.length === 0) return result;
      result.indicator?.release();
      await Promise.all(missing.map((path) => fetchReferenced(base, path, files)));
    }
  }

  /** Returns the lifecycles with their parameters, and the names of the built-in traces. */
  lifecycles() { return this.ask({ask: "lifecycles"}); }

  /** Returns the files of the built-in designs by name. */
  builtIns() { return this.ask({ask: "builtins"}).designs; }

  /**
   * Plays a trace in a lifecycle.
   *
   * @param lifecycle the lifecycle's name
   * @param trace the name of a built-in trace, `{text, file}` of a trace file, or `{touches}` of a
   *   finger
   * @param options `indicator`, `parameters`, `fixes`, `work`, `failAfter`, `taps`, `view`, `width`, `height`
   */
  play(lifecycle, trace, options = {}) { return new Replay(this, lifecycle, trace, options); }
}

/** Allocates memory in the engine, which has 64 MB. */
function allocate(count, exports) {
  const place = exports.pinwheel_allocate(count);
  if (place > 0) return place;
  throw failure(`the engine has no memory for ${count} bytes`, "show fewer designs at once, or use smaller images");
}

/** Reads a design in the engine. The design keeps its own references to its images. */
function loadDesign(engine, text, {name, file, texts, images}) {
  if (typeof text !== "string") return {problems: [problemOf("a design must be a string")]};
  if (text.length > DESIGN_LIMIT) {
    const problem = problemOf(`larger than ${DESIGN_LIMIT} bytes`, "split the design with “use”, or move embedded images to files");
    return {problems: [withFile(problem, file ?? "design.yaml")]};
  }
  const handles = {};
  const foundTexts = Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text !== null));
  const {generation} = engine;
  let path = file ?? "";
  try {
    for (const [name, image] of Object.entries(images ?? {})) {
      path = name;
      if (image) handles[path] = engine.storeImage(image);
    }
    path = file ?? "";
    return engine.answer({ask: "load", text, name, file, texts: foundTexts, images: handles});
  } catch (error) {
    if (!(error instanceof PinwheelError)) throw error;
    return {problems: error.problems.map((problem) => withFile(problem, path))};
  } finally {
    engine.release({generation, handles: Object.values(handles).map((image) => ({image}))});
  }
}

/** A design. */
export class Indicator {
  #engine;
  #text;
  #options;
  #owned;
  #warnings = null;
  /** The handles of variants by their parameters, in order of use. */
  #variants = new Map();

  /** @hidden Pages call `load`. */
  constructor(engine, text, options, answer) {
    this.#engine = engine;
    this.#text = text;
    this.#options = options;
    this.#take(answer);
    const {name, title, width, height, threshold, states, parameters, layers} = answer.summary;
    Object.assign(this, {name, title, canvas: {width, height}, threshold, states, parameters, layers});
  }

  #take({indicator}) {
    this.#owned = {generation: this.#engine.generation, handles: [{indicator}]};
    this.#variants.clear();
    this.#engine.watch(this, this.#owned);
  }

  /** The design's text. */
  get text() { return this.#text; }

  /** Returns the design's text with new defaults of its parameters. */
  textWith(parameters) {
    return this.#engine.ask({ask: "text", indicator: this.handle(), text: this.#text, parameters}).text;
  }

  /** The warnings about likely mistakes. Their first access draws frames. */
  get warnings() {
    const {file} = this.#options;
    this.#warnings ??= this.#engine.ask({ask: "warnings", indicator: this.handle(), text: this.#text, file}).warnings;
    return this.#warnings;
  }

  /** Returns a handle of the design with parameters. The design is read again if the engine was replaced. */
  handle(parameters = {}) {
    const engine = this.#engine;
    if (this.#owned.generation !== engine.generation) {
      const answer = loadDesign(engine, this.#text, this.#options);
      if (answer.problems) throw new PinwheelError(answer.problems);
      this.#take(answer);
    }
    const key = JSON.stringify(parameters);
    if (key === "{}") return this.#owned.handles[0].indicator;
    let variant = this.#variants.get(key);
    if (variant === undefined) {
      variant = engine.ask({ask: "change", indicator: this.#owned.handles[0].indicator, parameters});
      this.#owned.handles.push(variant = {indicator: variant.indicator});
    } else {
      this.#variants.delete(key);
    }
    this.#variants.set(key, variant);
    if (this.#variants.size > VARIANTS) this.#forget(this.#variants.entries().next().value);
    return variant.indicator;
  }

  #forget([key, handle]) {
    const {generation, handles} = this.#owned;
    this.#variants.delete(key);
    handles.splice(handles.indexOf(handle), 1);
    this.#engine.release({generation, handles: [handle]});
  }

  #draw(state, {parameters, ...options} = {}) {
    return this.#engine.ask({ask: "draw", indicator: this.handle(parameters), state, ...options});
  }

  /**
   * Draws a state.
   *
   * @param state the state's name
   * @param options `progress` or `time` (seconds), `scale`, `appearance`, `palette`, `background`, `parameters`
   * @returns {ImageData} straight RGBA
   */
  draw(state, options) { return this.#engine.picture(this.#draw(state, options)); }

  /** Returns the hash of the image that `draw` returns, as in manifests. */
  hash(state, options) {
    this.#draw(state, options);
    return this.#engine.pictureHash();
  }

  /** Draws a state on a canvas and sets the canvas's size. Faster than `draw`. */
  paint(canvas, state, options) { this.#engine.paint(canvas, this.#draw(state, options)); }

  /** Returns the layers' animated values in each frame of a state, and the jumps between states. */
  values(state, {parameters, ...options} = {}) {
    return this.#engine.ask({ask: "values", indicator: this.handle(parameters), state, ...options});
  }

  /** Frees the design. It is read again when it is next used. */
  release() {
    this.#engine.release(this.#owned, this);
    this.#owned = {generation: -1, handles: []};
  }
}

/** A trace played in a lifecycle. */
export class Replay {
  #engine;
  #request;
  #owned = {generation: -1, handles: []};

  /** @hidden Pages call `play`. */
  constructor(engine, lifecycle, trace, {indicator, ...options}) {
    this.#engine = engine;
    this.#request = () => ({
      ask: "play", lifecycle, ...options,
      ...(typeof trace === "string" ? {trace} : trace),
      ...(indicator ? {indicator: indicator.handle()} : {}),
    });
    const {duration, width, height, states, events} = this.#play();
    Object.assign(this, {duration, width, height, states, events});
  }

  #play() {
    const answer = this.#engine.ask(this.#request());
    this.#owned = {generation: this.#engine.generation, handles: [{replay: answer.replay}]};
    this.#engine.watch(this, this.#owned);
    return answer;
  }

  get handle() {
    if (this.#owned.generation !== this.#engine.generation) this.#play();
    return this.#owned.handles[0].replay;
  }

  #draw(time, look = {}) {
    return this.#engine.ask({ask: "stage", replay: this.handle, time, ...look});
  }

  /** Returns the moments at a frame rate, in the format of `pinwheel trace --json`. */
  moments(fps = 60) { return this.#engine.ask({ask: "moments", replay: this.handle, fps}).moments; }

  /** Returns the moment at a time in seconds. */
  moment(time) { return this.#engine.ask({ask: "moment", replay: this.handle, time}); }

  /** Draws the stage at a time in seconds. */
  draw(time, look = {}) { return this.#engine.picture(this.#draw(time, look)); }

  /** Draws the stage on a canvas and sets the canvas's size. Faster than `draw`. */
  paint(canvas, time, look) { this.#engine.paint(canvas, this.#draw(time, look)); }

  /** Returns the hash of the image that `draw` returns. */
  hash(time, look = {}) {
    this.#draw(time, look);
    return this.#engine.pictureHash();
  }

  /** Frees the replay. */
  release() {
    this.#engine.release(this.#owned, this);
    this.#owned = {generation: -1, handles: []};
  }
}
