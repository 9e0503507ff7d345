import {announce} from "../shared/dom.js";
import {Player, SPEEDS} from "../shared/player.js";
import {formatMoment} from "./words.js";

/** The selectable frame rates, in frames per second. */
export const RATES = [24, 30, 60, 120];

/** The number of frames for a step with Shift. */
export const LONG_STEP = 10;

/** The playback controls. */
export class Transport {
  /** @param {{play: HTMLElement, loop: HTMLElement}} elements the two buttons that show a state */
  constructor(elements, view, viewer) {
    Object.assign(this, elements);
    this.view = view;
    this.viewer = viewer;
    this.player = new Player((step) => this.turn(step));
    view.listen((changed) => this.follow(changed));
    this.showState();
  }

  follow(changed) {
    if (changed.has("playing") || changed.has("loop") || changed.has("speed")) this.showState();
    if (changed.has("playing")) this.applyPlayback();
  }

  /** Applies the view's playback state and speed, and the sequence's frame rate. */
  applyPlayback() {
    const {playing, speed, tab} = this.view.values;
    this.player.speed = speed;
    if (this.viewer.sequence) this.player.setRate(this.viewer.sequence.rate);
    if (playing && tab === "frames") this.player.play();
    else this.player.pause();
  }

  toggle() {
    const {viewer, view} = this;
    if (!viewer.sequence) return;
    if (view.values.playing) return this.pause();
    // At the end of a sequence that does not loop, restart.
    if (!view.values.loop && viewer.index === viewer.sequence.count - 1) viewer.show(0);
    view.change({playing: true});
    announce("Playing");
  }

  pause() {
    if (!this.view.values.playing) return;
    this.view.change({playing: false, at: this.viewer.at});
    this.viewer.draw();
    this.announcePosition();
  }

  /** Stops playback and steps by a number of frames. */
  step(by) {
    this.pause();
    const {viewer} = this;
    if (!viewer.sequence) return;
    const {sequence} = viewer;
    // Infinite steps go to the first or last frame. Finite steps wrap around in a loop.
    const place = viewer.index + by;
    const wraps = Number.isFinite(by) && this.view.values.loop && sequence.count > 1;
    viewer.show(wraps ? sequence.around(place) : place);
    this.announcePosition();
  }

  /** Advances playback by a number of frames. */
  turn(by) {
    const {viewer} = this;
    const {sequence} = viewer;
    const place = viewer.index + by;
    if (this.view.values.loop) return viewer.show(sequence.around(place));
    viewer.show(place);
    if (place >= sequence.count) this.pause();
  }

  /** Selects the next faster speed with 1, or the next slower one with −1. */
  changeSpeed(by) {
    const {speed} = this.view.values;
    this.view.change({speed: SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed});
  }

  toggleLoop() {
    const loop = !this.view.values.loop;
    this.view.change({loop});
    announce(loop ? "Loop on" : "Loop off");
  }

  showState() {
    const {playing, loop, speed} = this.view.values;
    this.play.textContent = playing ? "Pause" : "Play";
    this.loop.setAttribute("aria-pressed", String(loop));
    this.player.speed = speed;
  }

  /** Announces the current frame to screen readers. */
  announcePosition() {
    const {sequence, index, at} = this.viewer;
    if (sequence) announce(`Frame ${index}, ${formatMoment(sequence.state.drive, at)}`);
  }
}
