import {Latest} from "../shared/latest.js";
import {lookFields, stateFields} from "./look.js";
import {onionLayers} from "./onion.js";
import {Sequence} from "./sequence.js";
import {momentWords} from "./words.js";

/** What makes other frames. */
const RELOADING = new Set([
  "design", "state", "fps", "steps", "scale", "background", "appearance", "palette", "parameters",
]);

/** What is drawn over the same frames. */
const REDRAWING = new Set(["zoom", "mix", "onion", "golden"]);

/** The background that leaves even a design's own away. */
const CLEAR = "clear";

/** Shows one state of a design, one moment at a time. */
export class Viewer {
  /**
   * @param {{view, catalog, stage, golden, pixel}} parts
   * @param {{loaded: () => void, moved: () => void, failed: (error: Error | null) => void}} heed
   */
  constructor(parts, heed) {
    Object.assign(this, parts);
    this.heed = heed;
    this.sequence = null;
    this.bare = null;
    this.index = 0;
    this.at = null;
    this.loading = new Latest(() => this.loadNow());
    this.drawing = new Latest(() => this.drawNow());
  }

  /** Shows what the view says, from now on. */
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

  /** Asks for larger or smaller frames where the room for them has changed. */
  fit() {
    if (!this.sequence) return;
    this.stage.fit();
    if (this.sequence.look.scale !== this.scale) this.refresh();
  }

  /** Pixels a point. */
  get scale() {
    const {scale} = this.view.values;
    if (scale !== "fit") return scale;
    return this.stage.fittingScale(this.design.canvas, this.catalog.greatestScale);
  }

  /** Asks for the frames anew; the promise is kept when what was asked for last is shown. */
  refresh() { return this.loading.run(); }

  /** Kept when no frames are asked for. */
  get settled() { return this.loading.running ?? Promise.resolve(); }

  async loadNow() {
    try {
      await this.load();
      this.heed.failed(null);
    } catch (error) {
      this.heed.failed(error);
    }
  }

  async load() {
    const {design, state, view} = this;
    if (!state) return this.clear();
    const look = lookFields(view, design, this.scale);
    const sequence = new Sequence(look, state, stateFields(view, state));
    // The picture is asked for with the values: after a save, nothing is to be waited for twice.
    const first = this.wanted === null ? null : sequence.pictureAt(this.wanted);
    await Promise.all([sequence.readValues(), first]);
    const index = sequence.nearest(this.wanted);
    await sequence.pictureAt(this.wanted ?? sequence.moments[index]);
    // In the meantime another state may have been opened, or another moment looked for.
    if (this.design.name !== design.name || this.state?.state !== state.state) return;
    const at = this.wanted;
    const place = sequence.nearest(at);
    this.replace(sequence, place, at ?? sequence.moments[place]);
    this.readStrip(sequence, design);
  }

  /** The moment to show; null for the one that the state begins with. */
  get wanted() {
    return this.view.values.playing ? this.at : this.view.values.at;
  }

  /** Shows nothing: the design could never be read. */
  clear() {
    this.sequence?.close();
    this.sequence = null;
    this.stage.clear();
  }

  /** Takes a sequence whose first picture is there. */
  replace(sequence, index, at) {
    this.sequence?.close();
    Object.assign(this, {sequence, index, at, bare: null});
    this.stage.fit();
    this.golden.follow(sequence);
    this.heed.loaded();
    this.mark();
  }

  /** The strip comes after what is seen first. */
  async readStrip(sequence, design) {
    try {
      await sequence.readStrip(design.canvas, this.catalog.mostPixels);
    } catch {
      // Frames are asked for one by one, which says what is wrong if something is.
    }
    if (sequence === this.sequence) this.draw();
    else sequence.close();
  }

  /** Shows the moment nearest to what is asked for; exactly that where no frame is near. */
  seek(at) {
    if (!this.sequence) return;
    const index = this.sequence.nearest(at);
    this.index = index;
    this.at = at ?? this.sequence.moments[index];
    this.mark();
  }

  /** Shows a frame by its number. */
  show(index) {
    if (!this.sequence) return;
    this.index = Math.min(Math.max(index, 0), this.sequence.count - 1);
    this.at = this.sequence.moments[this.index];
    this.mark();
  }

  mark() {
    if (!this.view.values.playing) this.view.change({at: this.at});
    this.heed.moved();
    this.draw();
  }

  /** Whether what is shown is one of the state's frames, not between two. */
  get isFrame() {
    return Math.abs(this.sequence.moments[this.index] - this.at) < 1e-9;
  }

  /** Draws what is shown now. */
  draw() {
    if (this.sequence) this.drawing.run();
  }

  async drawNow() {
    try {
      await this.drawOnce();
    } catch (error) {
      this.heed.failed(error);
    }
  }

  async drawOnce() {
    const {sequence, index, at} = this;
    const cell = await sequence.pictureAt(at, this.isFrame ? index : -1);
    // A sequence that was replaced has let go of its pictures.
    if (sequence !== this.sequence) return;
    // Of the sequence, not of the view: until the next one is there, what is seen is still the last.
    const {state, look} = sequence;
    this.stage.show(cell, `${look.design}, ${state.state}, ${momentWords(state.drive, at)}`);
    Object.assign(this.stage.element.dataset, {frame: index, state: state.state, at});
    if (!this.view.values.playing) this.pixel.show(this.stage.cursor, sequence, at);
    await this.golden.draw(this.isFrame ? at : null);
    await this.drawOnion(sequence, index);
  }

  /** Draws the frames around the one shown, without what lies behind them. */
  async drawOnion(sequence, index) {
    const reach = this.view.values.playing ? 0 : this.view.values.onion;
    if (reach === 0) return this.stage.showOnion([]);
    const {at} = this;
    const {count, moments, state, look, frames} = sequence;
    this.bare ??= new Sequence({...look, background: CLEAR}, state, frames);
    const pictures = (moment) => this.bare.pictureAt(moment);
    const around = (place) => sequence.around(place);
    const layers = onionLayers(index, reach, count, state.loops, around);
    const [ink, ...cells] = await Promise.all(
      [at, ...layers.map((layer) => moments[layer.index])].map(pictures),
    );
    if (sequence !== this.sequence) return;
    this.stage.showOnion(layers.map((layer, i) => ({...layer, cell: cells[i]})), ink);
  }
}
