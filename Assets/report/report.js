import {readAddress} from "./address.js";
import {fillSelect, segments, showSegment} from "../shared/choices.js";
import {copyText} from "../shared/copy.js";
import {element, make} from "../shared/dom.js";
import {listenForKeys} from "../shared/keyboard.js";
import {KEYS} from "./keys.js";
import {SequenceList} from "./list.js";
import {SPEEDS} from "../shared/player.js";
import {BACKDROPS, VIEWS, ZOOMS} from "./stage.js";
import {Theme} from "./theme.js";
import {Viewer} from "./viewer.js";
import {isFailure, SEQUENCE_LABELS} from "./words.js";

const report = JSON.parse(element("data").textContent);

const viewer = new Viewer({
  stage: element("stage"), pixel: element("pixel"), frames: element("frames"),
  strip: element("strip"), cells: element("cells"), playhead: element("playhead"),
  scrubber: element("scrubber"), play: element("play"), position: element("position"),
  facts: element("facts"), live: element("live"), name: element("name"), status: element("status"),
  budget: element("budget"), findings: element("findings"), box: element("message-box"),
  message: element("message"), accept: element("accept"), command: element("command"),
  badSteps: [element("bad-back"), element("bad-forth")],
}, report, chooseMix);
const list = new SequenceList({
  list: element("sequences"), search: element("search"), failures: element("failures"),
  unlisted: element("unlisted"),
}, report, show);
const theme = new Theme(element("theme"));

function show(sequence) {
  element("empty").hidden = true;
  element("sequence").hidden = false;
  list.mark(sequence);
  element("place").textContent = placeAmongFailures(sequence);
  viewer.show(sequence);
}

/** "failure 2 of 9"; empty for a sequence that passes. */
function placeAmongFailures(sequence) {
  const failing = report.sequences.filter(({status}) => isFailure(status));
  const index = failing.indexOf(sequence);
  return index < 0 ? "" : `failure ${index + 1} of ${failing.length}`;
}

function showNeighbour(step) {
  const sequence = list.neighbour(viewer.sequence, step);
  if (sequence) show(sequence);
}

/* View, zoom, background, mix and speed */

const MIX_WORDS = {slider: "Divider", onion: "Mix"};

function chooseView(view) {
  showSegment("view", view);
  element("mix-field").hidden = !(view in MIX_WORDS);
  element("mix-name").textContent = MIX_WORDS[view] ?? "";
  viewer.change({view});
}

function chooseZoom(zoom) {
  element("zoom").value = String(zoom);
  viewer.change({zoom});
}

function chooseBackdrop(name) {
  element("backdrop").value = name;
  element("stage").dataset.backdrop = name;
}

function chooseMix(mix) {
  element("mix").value = String(mix);
  viewer.change({mix: Number(element("mix").value)});
}

function chooseSpeed(speed) {
  element("speed").value = String(speed);
  viewer.player.speed = speed;
}

/** Returns a value's neighbour in a list, or the value itself at either end. */
function neighbour(values, value, step) {
  return values[values.indexOf(value) + step] ?? value;
}

/* Actions of buttons and keys */

const actions = {
  toggle: () => viewer.toggle(),
  back: () => viewer.step(-1),
  forth: () => viewer.step(1),
  first: () => viewer.step(-Infinity),
  last: () => viewer.step(Infinity),
  badBack: () => viewer.stepBad(-1),
  badForth: () => viewer.stepBad(1),
  slower: () => chooseSpeed(neighbour(SPEEDS, viewer.player.speed, -1)),
  faster: () => chooseSpeed(neighbour(SPEEDS, viewer.player.speed, 1)),
  mixLess: () => chooseMix(viewer.look.mix - 5),
  mixMore: () => chooseMix(viewer.look.mix + 5),
  zoomIn: () => chooseZoom(neighbour(ZOOMS, viewer.look.zoom, 1)),
  zoomOut: () => chooseZoom(neighbour(ZOOMS, viewer.look.zoom, -1)),
  zoomFit: () => chooseZoom(0),
  worst: () => viewer.pointAtWorst(),
  backdrop: () => {
    const names = BACKDROPS.map(([name]) => name);
    chooseBackdrop(names[(names.indexOf(element("backdrop").value) + 1) % names.length]);
  },
  listBack: () => showNeighbour(-1),
  listForth: () => showNeighbour(1),
  failures: () => list.toggleFailures(),
  search: () => element("search").focus(),
  theme: () => theme.next(),
};
for (const [view] of VIEWS) actions[view] = () => chooseView(view);

const BUTTONS = {
  first: "first", back: "back", play: "toggle", forth: "forth", last: "last",
  "bad-back": "badBack", "bad-forth": "badForth",
};
for (const [id, action] of Object.entries(BUTTONS)) {
  element(id).addEventListener("click", actions[action]);
}

const STEPS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
element("stage").addEventListener("keydown", (event) => {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const by = event.shiftKey ? 10 : 1;
  viewer.nudge(step[0] * by, step[1] * by);
});
element("mix").addEventListener("input", () => chooseMix(element("mix").value));
element("copy").addEventListener("click", () => copyText(element("command").textContent, element("copy")));
addEventListener("resize", () => viewer.stage.fit());

/* Startup */

function summarize() {
  for (const [status, text] of Object.entries(SEQUENCE_LABELS)) {
    const count = report.counts[status];
    if (!count) continue;
    element("summary").append(make(`span.badge.${status}`, {}, `${count} ${text}`), " ");
  }
}

function start() {
  summarize();
  segments(element("views"), "view", VIEWS, chooseView);
  fillSelect(element("zoom"), ZOOMS.map((zoom) => [zoom, zoom ? `${zoom}×` : "Fit"]), chooseZoom);
  fillSelect(element("backdrop"), BACKDROPS, chooseBackdrop);
  fillSelect(element("speed"), SPEEDS.map((speed) => [speed, `${speed}×`]), chooseSpeed);
  chooseSpeed(1);
  chooseMix(50);
  chooseBackdrop("checker");
  listenForKeys(KEYS, actions);
  open(readAddress());
}

function open({name, frame, view}) {
  chooseView(VIEWS.some(([known]) => known === view) ? view : "sides");
  const sequence = report.sequences.find((each) => each.name === name)
    ?? list.neighbour(null, 0) ?? report.sequences[0];
  if (!sequence) {
    element("empty").hidden = false;
    element("empty").textContent = report.left
      ? "Every sequence matches its golden." : "No sequence was verified.";
    return;
  }
  show(sequence);
  if (sequence.name === name && frame !== null) viewer.seekIndex(Number(frame));
}

start();
