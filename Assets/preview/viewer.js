import {Latest} from "../shared/latest.js";
import {lookFields, stateFields} from "./look.js";
import {onionLayers} from "./onion.js";
import {Sequence} from "./sequence.js";
import {formatMoment} from "./words.js";

/** The view's values that need a new sequence. */
const RELOADING = new Set([
  "design", "state", "fps", "steps", "scale", "background", "appearance", "palette", "parameters",
]);

/** The view's values that only need the current frame to be drawn again. */
const REDRAWING = new Set(["zoom", "mix", "onion", "golden"]);

/** The background value for drawing without the design's own background. */
const CLEAR = "clear";

/** Shows one frame of a state at a time. */
export class Viewer {
  /**
   * @param {{view, catalog, stage, golden, pixel}} parts
   * @param {{loaded: () => void, moved: () => void, failed: (error: Error | null) => void}}
   *   callbacks
   */
  constructor(parts, callbacks) {
    Object.assign(this, parts);
    this.callbacks = callbacks;
    this.sequence = null;
    this.clearSequence = null;
    this.index = 0;
    this.at = null;
    this.loading = new Latest(() => this.loadNow());
    this.drawing = new Latest(() => this.drawNow());
  }

  /** Starts to follow the view. */
  start() {
    this.view.listen((changed) => this.follow(changed));
    return this.refresh();
  }

  get design() {
    return this.catalog.design(this.view.values.design);
  }

  get state() {
    return this.catalog.state(this.design, this.view.values.state);
  }

  follow(changed) {
    if ([...changed].some((name) => RELOADING.has(name))) this.refresh();
    else if (changed.has("at") && this.view.values.at !== this.at) this.seek(this.view.values.at);
    if ([...changed].some((name) => REDRAWING.has(name))) {
      this.stage.fit();
      this.draw();
    }
  }

  /** Loads the frames again if the fitting scale has changed. */
  fit() {
    if (!this.sequence) return;
    this.stage.fit();
    if (this.sequence.look.scale !== this.scale) this.refresh();
  }

  /** The scale in pixels per point. */
  get scale() {
    const {scale} = this.view.values;
    if (scale !== "fit") return scale;
    return this.stage.fittingScale(this.design.canvas, this.catalog.maxScale);
  }

  /** Loads the frames again. The promise resolves when the latest request is shown. */
  refresh() { return this.loading.run(); }

  /** A promise that resolves when no frames are being loaded. */
  get settled() { return this.loading.running ?? Promise.resolve(); }

  async loadNow() {
    try {
      await this.load();
      this.callbacks.failed(null);
    } catch (error) {
      this.callbacks.failed(error);
    }
  }

  async load() {
    const {design, state, view} = this;
    if (!state) return this.clear();
    const look = lookFields(view, design, this.scale);
    const sequence = new Sequence(look, state, stateFields(view, state));
    // Request the picture together with the values, so that an edit appears after one round trip.
    const first = this.wanted === null ? null : sequence.pictureAt(this.wanted);
    await Promise.all([sequence.readValues(), first]);
    const index = sequence.nearest(this.wanted);
    await sequence.pictureAt(this.wanted ?? sequence.moments[index]);
    // The state or the moment may have changed in the meantime.
    if (this.design.name !== design.name || this.state?.state !== state.state) return;
    const at = this.wanted;
    const place = sequence.nearest(at);
    this.replace(sequence, place, at ?? sequence.moments[place]);
    this.readStrip(sequence, design);
  }

  /** The time or progress to show, or `null` for the state's default. */
  get wanted() {
    return this.view.values.playing ? this.at : this.view.values.at;
  }

  /** Shows nothing, because the design has never been readable. */
  clear() {
    this.sequence?.close();
    this.sequence = null;
    this.stage.clear();
  }

  /** Shows a sequence whose first picture is loaded. */
  replace(sequence, index, at) {
    this.sequence?.close();
    Object.assign(this, {sequence, index, at, clearSequence: null});
    this.stage.fit();
    this.golden.follow(sequence);
    this.callbacks.loaded();
    this.mark();
  }

  /** Loads the strip, after the first picture is shown. */
  async readStrip(sequence, design) {
    try {
      await sequence.readStrip(design.canvas, this.catalog.maxPixels);
    } catch {
      // Single frames are requested instead. Their errors are shown.
    }
    if (sequence === this.sequence) this.draw();
    else sequence.close();
  }

  /** Shows a time or progress, and selects the nearest frame. */
  seek(at) {
    if (!this.sequence) return;
    const index = this.sequence.nearest(at);
    this.index = index;
    this.at = at ?? this.sequence.moments[index];
    this.mark();
  }

  /** Shows a frame by its index. */
  show(index) {
    if (!this.sequence) return;
    this.index = Math.min(Math.max(index, 0), this.sequence.count - 1);
    this.at = this.sequence.moments[this.index];
    this.mark();
  }

  mark() {
    if (!this.view.values.playing) this.view.change({at: this.at});
    this.callbacks.moved();
    this.draw();
  }

  /** Whether the current time or progress is exactly that of a frame. */
  get isFrame() {
    return Math.abs(this.sequence.moments[this.index] - this.at) < 1e-9;
  }

  /** Draws the current frame. Requests during a drawing are combined into one. */
  draw() {
    if (this.sequence) this.drawing.run();
  }

  async drawNow() {
    try {
      await this.drawOnce();
    } catch (error) {
      this.callbacks.failed(error);
    }
  }

  async drawOnce() {
    const {sequence, index, at} = this;
    const cell = await sequence.pictureAt(at, this.isFrame ? index : -1);
    // The pictures of a replaced sequence are freed.
    if (sequence !== this.sequence) return;
    // Describe the drawn sequence, because the view may be ahead of it.
    const {state, look} = sequence;
    this.stage.show(cell, `${look.design}, ${state.state}, ${formatMoment(state.drive, at)}`);
    Object.assign(this.stage.element.dataset, {frame: index, state: state.state, at});
    if (!this.view.values.playing) this.pixel.show(this.stage.cursor, sequence, at);
    await this.golden.draw(this.isFrame ? at : null);
    await this.drawOnion(sequence, index);
  }

  /** Draws the onion skin, without backgrounds. */
  async drawOnion(sequence, index) {
    const reach = this.view.values.playing ? 0 : this.view.values.onion;
    if (reach === 0) return this.stage.showOnion([]);
    const {at} = this;
    const {count, moments, state, look, frames} = sequence;
    this.clearSequence ??= new Sequence({...look, background: CLEAR}, state, frames);
    const pictures = (moment) => this.clearSequence.pictureAt(moment);
    const around = (place) => sequence.around(place);
    const layers = onionLayers(index, reach, count, state.loops, around);
    const [current, ...cells] = await Promise.all(
      [at, ...layers.map((layer) => moments[layer.index])].map(pictures),
    );
    if (sequence !== this.sequence) return;
    this.stage.showOnion(layers.map((layer, i) => ({...layer, cell: cells[i]})), current);
  }
}
