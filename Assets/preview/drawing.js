import {bytesOf} from "../shared/base64.js";
import {open, PinwheelError} from "../shared/pinwheel.js";
import {decodePNG} from "../shared/png.js";
import {askJSON, ServerError} from "./server.js";

/** Where the server has the engine. */
const ENGINE = "/pinwheel.wasm.gz";

/** The most events of a pull that are told. */
const EVENTS = 200;

/**
 * Draws in the page what the server would draw, to the bit. Whoever asks gets null where the server has
 * to: before the engine is there, without one, and for what it refuses, which the server then explains.
 */
class Drawing {
  constructor() {
    this.engine = null;
    this.catalog = null;
    this.designs = new Map();
    this.failure = null;
    /** Why the server does not hand over designs, by their names. */
    this.refusals = new Map();
  }

  /** Opens the engine, once the catalog is there. */
  async start(catalog) {
    this.catalog = catalog;
    this.failure = await this.openEngine(catalog);
  }

  /** Why the server draws a design, or null; what is wrong with its text is told elsewhere. */
  async reason(name) {
    const isRead = this.catalog.designs.some((each) => each.name === name && each.problems.length === 0);
    if (this.failure === null && isRead) await this.indicator(name);
    return this.failure ?? this.refusals.get(name) ?? null;
  }

  /** Why there is no engine, or null. */
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

  /** A design's indicator, as its file is now; null where there is none in the page. */
  indicator(name) {
    const design = this.engine && this.catalog.designs.find((each) => each.name === name);
    if (!design) return null;
    const kept = this.designs.get(name);
    if (kept?.version === design.version) return kept.indicator;
    kept?.indicator.then((indicator) => indicator?.release());
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

  /** Draws a frame on a canvas at once, if its design is there. */
  async paint(canvas, {state, ...fields}) {
    await this.attempt(fields, (indicator, look) => indicator.paint(canvas, state, look));
  }

  /** What an indicator makes of fields as the server takes them; null where it cannot. */
  async attempt({design, ...fields}, make) {
    const indicator = await this.indicator(design);
    if (!indicator) return null;
    try {
      return make(indicator, lookOf(fields));
    } catch (error) {
      if (error instanceof PinwheelError) return null;
      throw error;
    }
  }

  /** A frame as a cell. */
  cell({state, ...fields}) {
    return this.attempt(fields, (indicator, look) => {
      const bitmap = new OffscreenCanvas(1, 1);
      indicator.paint(bitmap, state, look);
      return {bitmap, x: 0, y: 0, width: bitmap.width, height: bitmap.height};
    });
  }

  /** A frame's pixels, to the last bit. */
  pixels({state, ...fields}) {
    return this.attempt(fields, (indicator, look) => indicator.draw(state, look));
  }

  /** What is driven in a state's frames; of more than the server allows, it says so. */
  async values({state, ...fields}) {
    const values = await this.attempt(fields, (indicator, look) => indicator.values(state, look));
    return values?.frames.length > this.catalog.facts.limits.frames ? null : values;
  }

  /** Draws a moment of a pull on a canvas; what the server tells of it. */
  async moment({lifecycle, design, look, time, ...body}, canvas) {
    if (!this.engine) return null;
    const indicator = design === null ? undefined : await this.indicator(design);
    if (indicator === null) return null;
    const {P: own, ...rest} = look;
    let replay = null;
    try {
      replay = this.engine.play(lifecycle, {touches: body.touches}, {
        indicator, parameters: {...body.parameters, ...own}, fixes: body.faults, taps: body.taps,
        view: body.view, ...optionsOf(body.work),
      });
      const moment = replay.moment(time);
      replay.paint(canvas, time, lookOf(rest));
      const {duration} = replay;
      const isTouching = body.touches.at(-1)?.[2] === 1;
      return {...moment, effects: moment.events.slice(-EVENTS), rests: !isTouching && time >= duration, duration};
    } catch (error) {
      if (error instanceof PinwheelError) return null;
      throw error;
    } finally {
      replay?.release();
    }
  }
}

/** What the engine takes of the fields of a picture; those that are null are left out. */
function lookOf(fields) {
  const look = {parameters: {}};
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    if (name.startsWith("P.")) look.parameters[name.slice(2)] = value;
    else look[name] = value;
  }
  return look;
}

/** The app's work as `play` takes it. */
function optionsOf({duration, outcome, then}) {
  if (outcome === "success") return {work: duration};
  return then === undefined ? {failAfter: duration} : {failAfter: duration, work: then};
}

export const drawing = new Drawing();
