import {compileEngine, DESIGN_LIMIT, fetchBeside, fetchText} from "./pinwheel-files.js";
import {failure, PinwheelError, placed, problemOf} from "./pinwheel-problems.js";

/** Pinwheel in a page: reads designs and draws them, with the command line's bits; pinwheel.d.ts has the types. */

export {PinwheelError};

/** Bytes of a question, more than which no design needs with all that lies beside it. */
const QUESTION_LIMIT = 1 << 22;
/** Bytes kept for questions, which most need. */
const QUESTION_ROOM = 1 << 12;
/** Designs kept with other values of parameters than their own. */
const VARIANTS = 32;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Opens the engine.
 *
 * @param source where pinwheel.wasm.gz is: an address, a response, bytes, or a compiled module
 */
export async function open(source = new URL("pinwheel.wasm.gz", import.meta.url)) {
  if (!globalThis.WebAssembly) throw failure("this browser has no WebAssembly");
  const module = source instanceof WebAssembly.Module ? source : await compileEngine(source);
  const names = WebAssembly.Module.exports(module).map((entry) => entry.name);
  const isEngine = names.includes("pinwheel_ask") && WebAssembly.Module.imports(module).length === 0;
  if (!isEngine) throw failure("this WebAssembly is not Pinwheel's engine", "take pinwheel.wasm.gz of the same version");
  return new Pinwheel(module, await WebAssembly.instantiate(module, {}));
}

/** The engine: one instance of the module, made anew after a trap. */
export class Pinwheel {
  #module;
  #exports;
  #generation = 0;
  /** Where questions are written that fit into it. */
  #room = 0;
  #unused = new FinalizationRegistry((held) => this.release(held));

  /** @hidden Pages call `open`. */
  constructor(module, instance) {
    this.#module = module;
    this.#start(instance);
  }

  #start(instance) {
    this.#exports = instance.exports;
    this.#exports._initialize();
    this.#room = this.#exports.pinwheel_allocate(QUESTION_ROOM);
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
    const text = JSON.stringify(question);
    if (text.length > QUESTION_LIMIT) {
      return {problems: [problemOf(`more than ${QUESTION_LIMIT} bytes are asked`, `a design may have ${DESIGN_LIMIT}`)]};
    }
    return this.#guard((exports) => {
      const count = this.#write(text, exports, (place, length) => exports.pinwheel_ask(place, length));
      const answer = new Uint8Array(exports.memory.buffer, exports.pinwheel_answer(), count);
      return JSON.parse(decoder.decode(answer));
    });
  }

  /** Puts a text into the engine's memory while something reads it there. */
  #write(text, exports, read) {
    // A letter of UTF-16 has three bytes of UTF-8 at most.
    const most = 3 * text.length;
    const isShort = most <= QUESTION_ROOM;
    const place = isShort ? this.#room : allocated(most, exports);
    const {written} = encoder.encodeInto(text, new Uint8Array(exports.memory.buffer, place, most));
    const result = read(place, written);
    if (!isShort) exports.pinwheel_free(place);
    return result;
  }

  /** Runs what may trap; then a fresh instance takes over. */
  #guard(work) {
    try {
      return work(this.#exports);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
      this.#start(new WebAssembly.Instance(this.#module, {}));
      const hint = "draw smaller pictures; if it happens again, report the design";
      throw failure(`the engine failed (${error.message}) and was started again`, hint);
    }
  }

  /** The picture drawn last, where it lies: gone with the next question. */
  #shown({width, height}) {
    if (width * height === 0) return new ImageData(1, 1);
    const {memory, pinwheel_pixels: place} = this.#exports;
    return new ImageData(new Uint8ClampedArray(memory.buffer, place(), 4 * width * height), width, height);
  }

  /** The picture drawn last, as a copy. */
  picture(size) {
    const {data, width, height} = this.#shown(size);
    return new ImageData(new Uint8ClampedArray(data), width, height);
  }

  /** Puts the picture drawn last on a canvas, which takes its size; nothing is copied in between. */
  paint(canvas, size) {
    const picture = this.#shown(size);
    if (canvas.width !== picture.width) canvas.width = picture.width;
    if (canvas.height !== picture.height) canvas.height = picture.height;
    canvas.getContext("2d").putImageData(picture, 0, 0);
  }

  /** The hash of the picture drawn last, as manifests have it. */
  pictureHash() {
    const value = BigInt.asUintN(64, this.#exports.pinwheel_hash());
    return `xxh64:${value.toString(16).padStart(16, "0")}`;
  }

  /** Keeps an image for designs; its handle. */
  keep({width, height, data}) {
    const size = `${width}×${height}`;
    if (data.length !== 4 * width * height) throw failure(`an image of ${size} pixels has ${data.length} bytes`);
    return this.#guard((exports) => {
      const place = allocated(data.length, exports);
      new Uint8Array(exports.memory.buffer, place, data.length).set(data);
      const handle = exports.pinwheel_keep(place, width, height);
      exports.pinwheel_free(place);
      if (handle > 0) return handle;
      throw failure(`an image of ${size} pixels is too large for a page`, "a design's images have 2097152 pixels in all");
    });
  }

  /** @hidden Lets go of what an object holds once nobody has the object any more. */
  watch(owner, held) { this.#unused.register(owner, held, owner); }

  /** @hidden Lets go of handles, such as `[{indicator: 3}]`; those of another generation are gone already. */
  release({generation, handles}, owner = null) {
    if (owner) this.#unused.unregister(owner);
    if (generation !== this.#generation) return;
    for (const handle of handles) this.answer({ask: "release", ...handle});
  }

  /**
   * Reads a design.
   *
   * @param text a YAML or JSON file
   * @param options `name` where the file gives none, `file` as problems call it, `texts` and `images` that
   *   lie beside it, by path
   * @returns `{indicator, problems, warnings, asked}`; `indicator` is null where there are problems
   */
  load(text, options = {}) {
    const answer = loaded(this, text, options);
    const {problems = [], asked = []} = answer;
    const indicator = problems.length > 0 ? null : new Indicator(this, text, options, answer);
    return {indicator, problems, get warnings() { return indicator?.warnings ?? []; }, asked};
  }

  /** Reads a design at an address, with what lies beside it. */
  async loadFrom(address) {
    const base = new URL(address, globalThis.document?.baseURI ?? import.meta.url);
    const file = decodeURIComponent(base.pathname.split("/").pop());
    return this.loadText(await fetchText(base), base, {name: file.replace(/\..*$/, ""), file});
  }

  /** Reads a design with what lies beside an address. */
  async loadText(text, base, options = {}) {
    const beside = {texts: {}, images: {}, ...options};
    for (;;) {
      const result = this.load(text, beside);
      const missing = result.asked.filter((path) => !(path in beside.texts) && !(path in beside.images));
      if (missing.length === 0) return result;
      result.indicator?.release();
      await Promise.all(missing.map((path) => fetchBeside(base, path, beside)));
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

/** Memory of the engine, which has 64 MB of it. */
function allocated(count, exports) {
  const place = exports.pinwheel_allocate(count);
  if (place > 0) return place;
  throw failure(`the engine has no room for ${count} bytes`, "show less at once, or smaller images");
}

/** Has the engine read a design; its images are the design's alone afterwards. */
function loaded(engine, text, {name, file, texts, images}) {
  if (typeof text !== "string") return {problems: [problemOf("a design is a text")]};
  if (text.length > DESIGN_LIMIT) {
    const problem = problemOf(`larger than ${DESIGN_LIMIT} bytes`, "split the design with use, or carry images as files");
    return {problems: [placed(problem, file ?? "design.yaml")]};
  }
  const handles = {};
  const given = Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text !== null));
  const {generation} = engine;
  let path = file ?? "";
  try {
    for (const [name, image] of Object.entries(images ?? {})) {
      path = name;
      if (image) handles[path] = engine.keep(image);
    }
    path = file ?? "";
    return engine.answer({ask: "load", text, name, file, texts: given, images: handles});
  } catch (error) {
    if (!(error instanceof PinwheelError)) throw error;
    return {problems: error.problems.map((problem) => placed(problem, path))};
  } finally {
    engine.release({generation, handles: Object.values(handles).map((image) => ({image}))});
  }
}

/** A design that is read. */
export class Indicator {
  #engine;
  #text;
  #options;
  #held;
  #warnings = null;
  /** Handles by the values of parameters, those used last at the end. */
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
    this.#held = {generation: this.#engine.generation, handles: [{indicator}]};
    this.#variants.clear();
    this.#engine.watch(this, this.#held);
  }

  /** The design's text. */
  get text() { return this.#text; }

  /** Returns the design's text with other values of parameters as their defaults. */
  textWith(parameters) {
    return this.#engine.ask({ask: "text", indicator: this.handle(), text: this.#text, parameters}).text;
  }

  /** What is allowed in the design but hardly meant; found when it is first asked for, as some is drawn. */
  get warnings() {
    const {file} = this.#options;
    this.#warnings ??= this.#engine.ask({ask: "warnings", indicator: this.handle(), text: this.#text, file}).warnings;
    return this.#warnings;
  }

  /** The handle of the design with some parameters; read again where the engine is another. */
  handle(parameters = {}) {
    const engine = this.#engine;
    if (this.#held.generation !== engine.generation) {
      const answer = loaded(engine, this.#text, this.#options);
      if (answer.problems) throw new PinwheelError(answer.problems);
      this.#take(answer);
    }
    const key = JSON.stringify(parameters);
    if (key === "{}") return this.#held.handles[0].indicator;
    let variant = this.#variants.get(key);
    if (variant === undefined) {
      variant = engine.ask({ask: "change", indicator: this.#held.handles[0].indicator, parameters});
      this.#held.handles.push(variant = {indicator: variant.indicator});
    } else {
      this.#variants.delete(key);
    }
    this.#variants.set(key, variant);
    if (this.#variants.size > VARIANTS) this.#forget(this.#variants.entries().next().value);
    return variant.indicator;
  }

  #forget([key, handle]) {
    const {generation, handles} = this.#held;
    this.#variants.delete(key);
    handles.splice(handles.indexOf(handle), 1);
    this.#engine.release({generation, handles: [handle]});
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

  /** Draws a state into a canvas, which takes the picture's size: quicker than `draw`. */
  paint(canvas, state, options) { this.#engine.paint(canvas, this.#draw(state, options)); }

  /** What the layers are set to in each frame of a state, and what jumps between states. */
  values(state, {parameters, ...options} = {}) {
    return this.#engine.ask({ask: "values", indicator: this.handle(parameters), state, ...options});
  }

  /** Lets go of the design; it is read again if it is used again. */
  release() {
    this.#engine.release(this.#held, this);
    this.#held = {generation: -1, handles: []};
  }
}

/** A trace that is played through a lifecycle. */
export class Replay {
  #engine;
  #question;
  #held = {generation: -1, handles: []};

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
    this.#held = {generation: this.#engine.generation, handles: [{replay: answer.replay}]};
    this.#engine.watch(this, this.#held);
    return answer;
  }

  get handle() {
    if (this.#held.generation !== this.#engine.generation) this.#play();
    return this.#held.handles[0].replay;
  }

  #draw(time, look = {}) {
    return this.#engine.ask({ask: "stage", replay: this.handle, time, ...look});
  }

  /** The moments at so many frames a second, as `pinwheel trace --json` prints them. */
  moments(fps = 60) { return this.#engine.ask({ask: "moments", replay: this.handle, fps}).moments; }

  /** The moment at a time in seconds. */
  moment(time) { return this.#engine.ask({ask: "moment", replay: this.handle, time}); }

  /** Draws what is on the stage at a time in seconds. */
  draw(time, look = {}) { return this.#engine.picture(this.#draw(time, look)); }

  /** Draws it into a canvas, which takes the picture's size: quicker than `draw`. */
  paint(canvas, time, look) { this.#engine.paint(canvas, this.#draw(time, look)); }

  /** The hash of the same picture. */
  hash(time, look = {}) {
    this.#draw(time, look);
    return this.#engine.pictureHash();
  }

  /** Lets go of the replay. */
  release() {
    this.#engine.release(this.#held, this);
    this.#held = {generation: -1, handles: []};
  }
}
