import {announce} from "../shared/dom.js";
import {Player, SPEEDS} from "../shared/player.js";
import {momentWords} from "./words.js";

/** The frame rates to choose from. */
export const RATES = [24, 30, 60, 120];

/** How many frames the steps with Shift go. */
export const LONG_STEP = 10;

/** Plays, steps and loops. */
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

  /** Takes the rate of the sequence that is shown, and plays if the view says so. */
  follow(changed) {
    if (changed.has("playing") || changed.has("loop") || changed.has("speed")) this.showState();
    if (changed.has("playing")) this.obey();
  }

  /** Plays or stops as the view says. */
  obey() {
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
    // From the end of what does not loop there is nowhere to go but the beginning.
    if (!view.values.loop && viewer.index === viewer.sequence.count - 1) viewer.show(0);
    view.change({playing: true});
    announce("Playing");
  }

  pause() {
    if (!this.view.values.playing) return;
    this.view.change({playing: false, at: this.viewer.at});
    this.viewer.draw();
    this.tell();
  }

  /** Steps by hand, which ends playing. */
  step(by) {
    this.pause();
    const {viewer} = this;
    if (!viewer.sequence) return;
    const {sequence} = viewer;
    // Infinite steps lead to the ends; others go round where it loops.
    const place = viewer.index + by;
    const isRound = Number.isFinite(by) && this.view.values.loop && sequence.count > 1;
    viewer.show(isRound ? sequence.around(place) : place);
    this.tell();
  }

  /** Goes on while playing. */
  turn(by) {
    const {viewer} = this;
    const {sequence} = viewer;
    const place = viewer.index + by;
    if (this.view.values.loop) return viewer.show(sequence.around(place));
    viewer.show(place);
    if (place >= sequence.count) this.pause();
  }

  /** A faster speed, or a slower one with −1. */
  hurry(by) {
    const {speed} = this.view.values;
    this.view.change({speed: SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed});
  }

  toggleLoop() {
    const loop = !this.view.values.loop;
    this.view.change({loop});
    announce(loop ? "Loops" : "Plays once");
  }

  showState() {
    const {playing, loop, speed} = this.view.values;
    this.play.textContent = playing ? "Pause" : "Play";
    this.loop.setAttribute("aria-pressed", String(loop));
    this.player.speed = speed;
  }

  /** Tells a screen reader where it stands. */
  tell() {
    const {sequence, index, at} = this.viewer;
    if (sequence) announce(`Frame ${index}, ${momentWords(sequence.state.drive, at)}`);
  }
}
