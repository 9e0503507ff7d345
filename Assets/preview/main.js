import {actionsFor} from "./actions.js";
import {Address, readAddress} from "./address.js";
import {Catalog} from "./catalog.js";
import {copyText, saveText, showCommand} from "./copy.js";
import {Curves} from "./curves.js";
import {announce, element, make} from "./dom.js";
import {Gallery} from "./gallery.js";
import {Golden} from "./golden.js";
import {listenForKeys, listKeys} from "./keyboard.js";
import {KEYS} from "./keys.js";
import {Lifecycles} from "./lifecycles.js";
import {Link} from "./link.js";
import {Moments} from "./moments.js";
import {Panel} from "./panel.js";
import {Parameters} from "./parameters.js";
import {PixelReader} from "./pixel.js";
import {Problems} from "./problems.js";
import {Pull} from "./pull.js";
import {Share} from "./share.js";
import {Stage} from "./stage.js";
import {Timeline} from "./timeline.js";
import {Transport} from "./transport.js";
import {DEFAULTS, View} from "./view.js";
import {Viewer} from "./viewer.js";

/** The page: makes its parts and lets each know what concerns it. */

const view = new View(readAddress());
const catalog = new Catalog();
const problems = new Problems({
  box: element("problems"), title: element("problems-title"), list: element("problem-list"),
});
const pixel = new PixelReader(element("pixel"));
const stage = new Stage(element("stage"), view, (cursor) =>
  pixel.show(cursor, viewer.sequence, viewer.at));
const golden = new Golden(
  {field: element("golden-field"), note: element("golden-note"), looks: element("golden-looks")},
  view, stage,
);
const viewer = new Viewer({view, catalog, stage, golden, pixel}, {
  loaded: showSequence, moved: showMoment, failed: (error) => problems.setRequest(error),
});
golden.redraw = () => viewer.draw();
const transport = new Transport({play: element("play"), loop: element("loop")}, view, viewer);
const timeline = new Timeline({
  states: element("states"), ruler: element("ruler"), scrubber: element("scrubber"),
  plot: element("plot"), moment: element("moment"), count: element("count"),
}, openState, (index) => {
  transport.pause();
  viewer.show(index);
});
const curves = new Curves(
  {lanes: element("lanes"), still: element("still"), jumps: element("jumps")}, openState,
);
const parameters = new Parameters(element("parameters"), "parameter", (name, value) =>
  view.setParameter(viewer.design.name, name, value));
const share = new Share({
  command: element("command"), copyCommand: element("copy-command"),
  copyAssignments: element("copy-assignments"), copyYAML: element("copy-yaml"),
  frame: element("export-frame"), frames: element("export-frames"),
  animation: element("export-animation"), sheet: element("export-sheet"),
}, viewer);
const moments = new Moments({
  surface: element("surface"), state: element("pull-state"), facts: element("pull-facts"),
  values: element("pull-values"), effects: element("effects"), buttons: element("taps"),
});
const pull = new Pull({element: element("surface"), canvas: element("screen-canvas")}, view, catalog, {
  heed: (moment, recording, time) => moments.show(moment, recording, time),
  fail: (error) => problems.setRequest(error),
  rested: showPlayCommand,
});
const lifecycles = new Lifecycles({
  select: element("lifecycle"), title: element("lifecycle-title"), settings: element("settings"),
  faults: element("faults"), faultsBox: element("faults-box"), work: element("work"),
  outcome: element("outcome"),
}, view, catalog);
const gallery = new Gallery(element("designs"), view, openDesign);
const panel = new Panel(view, catalog);

/* What is opened. */

function openDesign(name) {
  transport.pause();
  const state = catalog.state(catalog.design(name), view.values.state)?.state ?? null;
  view.change({design: name, state, at: null});
  announce(`Design ${name}`);
}

function openState(state) {
  const {playing} = view.values;
  transport.pause();
  view.change({state, at: null});
  if (playing) view.change({playing: true});
  announce(state);
}

function showDesign() {
  const {design} = viewer;
  element("name").textContent = design.name;
  element("title").textContent = design.path ? `${design.path} · ${design.title}` : design.title;
  document.title = `${design.name} – Pinwheel preview`;
  problems.setFile(design.path ?? design.name, design.problems);
  showParameters();
}

function showParameters() {
  const {design} = viewer;
  parameters.show(design.parameters, view.parametersOf(design.name), view.appearance);
  element("no-parameters").hidden = design.parameters.length > 0;
}

function showSequence() {
  const {sequence, design, state} = viewer;
  timeline.showStates(design, state, sequence.values.jumps);
  timeline.showSequence(sequence);
  curves.show(sequence);
  panel.showRates(state);
  transport.obey();
}

function showMoment() {
  timeline.mark(viewer.index, viewer.at, viewer.isFrame);
  curves.mark(viewer.index);
  if (!view.values.playing) share.refresh();
}

/* The recording of a pull. */

/** What the command that plays it calls the file. */
const TRACE_NAME = "recorded.yaml";

async function showPlayCommand() {
  try {
    const {note} = await pull.trace();
    showCommand(element("play-command"), decodeURIComponent(note ?? ""));
  } catch {
    // What is wrong is shown with the picture.
  }
}

async function saveTrace() {
  const {text, note} = await pull.trace();
  showCommand(element("play-command"), decodeURIComponent(note ?? ""));
  saveText(text, TRACE_NAME, "text/yaml");
  announce("Trace saved");
}

/* What the server tells. */

async function reload() {
  await catalog.load();
  gallery.show(catalog.designs);
  showDesign();
}

async function hear({name, version, problems: found}) {
  const known = catalog.designs.find((design) => design.name === name);
  if (!known) return reload();
  const isOther = known.version !== version;
  const isOpen = name === viewer.design.name;
  const shape = shapeOf(known);
  if (isOpen) problems.setFile(known.path ?? name, found);
  // The picture first: the rest is not what one is waiting for.
  if (isOpen && isOther) await viewer.refresh();
  await reload();
  if (!isOpen || !isOther) return;
  if (shapeOf(viewer.design) !== shape) viewer.refresh();
  pull.redraw();
}

/** What of a design decides which frames there are, and how large. */
function shapeOf({canvas, states}) {
  return JSON.stringify([canvas, states]);
}

const LINK_WORDS = {live: "", lost: "Reconnecting …", gone: "Away"};
let wasAway = false;

async function showLink(state) {
  element("link").textContent = LINK_WORDS[state];
  element("gone").hidden = state !== "gone";
  if (state === "gone") {
    element("gone").replaceChildren(
      "The server has stopped. Start ", make("code", {}, `pinwheel preview --port ${location.port}`),
      " again, with the same files; this page then goes on by itself.",
    );
  }
  if (state !== "live") wasAway = true;
  else if (wasAway) {
    wasAway = false;
    await reload();
    viewer.refresh();
    pull.redraw();
  }
}

/* The start. */

const BUTTONS = {
  first: "first", back: "back", play: "toggle", forth: "forth", last: "last", loop: "loop",
  help: "help", demonstrate: "demonstrate",
};
const ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

function listen(actions) {
  for (const [id, action] of Object.entries(BUTTONS)) {
    element(id).addEventListener("click", actions[action]);
  }
  element("replay").addEventListener("click", () => pull.replay());
  element("save-trace").addEventListener("click", saveTrace);
  element("copy-play").addEventListener("click", (event) =>
    copyText(element("play-command").textContent, event.currentTarget));
  element("taps").addEventListener("click", ({target}) => target.value && pull.tap(target.value));
  element("stage").addEventListener("keydown", (event) => {
    const step = ARROWS[event.key];
    if (!step || element("stage").dataset.takes === "") return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    stage.nudge(step[0] * by, step[1] * by);
  });
  new ResizeObserver(() => viewer.fit()).observe(element("stage"));
  addEventListener("hashchange", () => view.change({...DEFAULTS, ...readAddress()}));
}

async function start() {
  await catalog.load();
  const design = catalog.design(view.values.design);
  const state = catalog.state(design, view.values.state)?.state ?? null;
  view.change({design: design.name, state});
  new Address(view);
  panel.fill();
  lifecycles.show();
  gallery.show(catalog.designs);
  showDesign();
  view.listen((changed) => {
    if (changed.has("design")) showDesign();
    if (changed.has("parameters") || changed.has("appearance")) showParameters();
    if (changed.has("tab")) transport.obey();
  });
  listKeys(element("key-list"), KEYS);
  const actions = actionsFor({view, viewer, transport, gallery, pull, share, openDesign, openState});
  listenForKeys(KEYS, actions);
  listen(actions);
  new Link(hear, showLink);
  await viewer.start();
  pull.redraw();
}

start();
