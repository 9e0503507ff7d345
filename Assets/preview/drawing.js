import {bytesOf} from "../shared/base64.js";
import {open, PinwheelError} from "../shared/pinwheel.js";
import {decodePNG} from "../shared/png.js";
import {askJSON, ServerError} from "./server.js";

/** The engine's path on the server. */
const ENGINE = "/pinwheel.wasm.gz";

/** The maximum number of events reported for a pull. */
const MAX_EVENTS = 200;

/**
 * Draws in the page, with exactly the server's pixels. Methods return `null` if the engine is
 * missing or not open yet, or rejects the request. The caller then asks the server, which reports
 * the error.
 */
class Drawing {
  constructor() {
    this.engine = null;
    this.catalog = null;
    this.designs = new Map();
    this.failure = null;
    /** The server's error message for each design that it did not send, by name. */
    this.refusals = new Map();
  }

  /** Opens the engine. The catalogue must be loaded. */
  async start(catalog) {
    this.catalog = catalog;
    this.failure = await this.openEngine(catalog);
  }

  /**
   * Returns why the server must draw a design, or `null`. Errors in the design's text are shown
   * elsewhere.
   */
  async reason(name) {
    const isRead = this.catalog.designs.some((each) => each.name === name && each.problems.length === 0);
    if (this.failure === null && isRead) await this.indicator(name);
    return this.failure ?? this.refusals.get(name) ?? null;
  }

  /** Opens the engine. Returns the error message if that fails, otherwise `null`. */
  async openEngine(catalog) {
    if (catalog.facts.noEngine) return catalog.facts.noEngine;
    try {
      const answer = await fetch(ENGINE);
      if (!answer.ok) return (await answer.json()).error;
      this.engine = await open(answer);
      return null;
    } catch (error) {
      return error.problems?.[0].text ?? error.message;
    }
  }

  /**
   * Returns the indicator of a design's current version. Returns `null` if the page cannot read the
   * design.
   */
  indicator(name) {
    const design = this.engine && this.catalog.designs.find((each) => each.name === name);
    if (!design) return null;
    const cached = this.designs.get(name);
    if (cached?.version === design.version) return cached.indicator;
    cached?.indicator.then((indicator) => indicator?.release());
    this.refusals.delete(name);
    const indicator = this.read(design).catch((error) => {
      if (error instanceof ServerError) this.refusals.set(name, error.message);
      return null;
    });
    this.designs.set(name, {version: design.version, indicator});
    return indicator;
  }

  async read({name, version}) {
    const {text, file, texts, images} = await askJSON("/design.json", {design: name, v: version});
    const decoded = {};
    for (const [path, png] of Object.entries(images)) {
      decoded[path] = await decodePNG(bytesOf(png));
    }
    return this.engine.load(text, {name, file, texts, images: decoded}).indicator;
  }

  /** Draws a frame on a canvas. Does nothing if the page cannot read the design. */
  async paint(canvas, {state, ...fields}) {
    await this.attempt(fields, (indicator, look) => indicator.paint(canvas, state, look));
  }

  /**
   * Calls `work` with an indicator and the options in a request's fields. Returns `null` if the
   * engine rejects them.
   */
  async attempt({design, ...fields}, work) {
    const indicator = await this.indicator(design);
    if (!indicator) return null;
    try {
      return work(indicator, renderOptions(fields));
    } catch (error) {
      if (error instanceof PinwheelError) return null;
      throw error;
    }
  }

  /** Draws a frame. Returns it as a cell, as `Sequence` uses it. */
  cell({state, ...fields}) {
    return this.attempt(fields, (indicator, look) => {
      const bitmap = new OffscreenCanvas(1, 1);
      indicator.paint(bitmap, state, look);
      return {bitmap, x: 0, y: 0, width: bitmap.width, height: bitmap.height};
    });
  }

  /** Returns a frame's exact pixels. */
  pixels({state, ...fields}) {
    return this.attempt(fields, (indicator, look) => indicator.draw(state, look));
  }

  /**
   * Returns the animated values of a state's frames. Returns `null` if there are more frames than
   * the server allows.
   */
  async values({state, ...fields}) {
    const values = await this.attempt(fields, (indicator, look) => indicator.values(state, look));
    return values?.frames.length > this.catalog.facts.limits.frames ? null : values;
  }

  /**
   * Draws a moment of a pull on a canvas. Returns the same object as the server's `Pinwheel-Moment`
   * header.
   */
  async moment({lifecycle, design, look, time, ...body}, canvas) {
    if (!this.engine) return null;
    const indicator = design === null ? undefined : await this.indicator(design);
    if (indicator === null) return null;
    const {P: own, ...rest} = look;
    let replay = null;
    try {
      replay = this.engine.play(lifecycle, {touches: body.touches}, {
        indicator, parameters: {...body.parameters, ...own}, fixes: body.faults, taps: body.taps,
        view: body.view, ...workOptions(body.work),
      });
      const moment = replay.moment(time);
      replay.paint(canvas, time, renderOptions(rest));
      const {duration} = replay;
      const isTouching = body.touches.at(-1)?.[2] === 1;
      return {...moment, effects: moment.events.slice(-MAX_EVENTS), rests: !isTouching && time >= duration, duration};
    } catch (error) {
      if (error instanceof PinwheelError) return null;
      throw error;
    } finally {
      replay?.release();
    }
  }
}

/** Converts a request's fields to the engine's options, without those that are `null`. */
function renderOptions(fields) {
  const look = {parameters: {}};
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    if (name.startsWith("P.")) look.parameters[name.slice(2)] = value;
    else look[name] = value;
  }
  return look;
}

/** Converts the duration and outcome of the app's work to options of `play`. */
function workOptions({duration, outcome, then}) {
  if (outcome === "success") return {work: duration};
  return then === undefined ? {failAfter: duration} : {failAfter: duration, work: then};
}

export const drawing = new Drawing();
