import {actionsFor} from "./actions.js";
import {Address, isPartOfPage, readAddress} from "./address.js";
import {Catalog} from "./catalog.js";
import {Curves} from "./curves.js";
import {announce, element} from "../shared/dom.js";
import {drawing} from "./drawing.js";
import {Findings} from "./findings.js";
import {Gallery} from "./gallery.js";
import {Golden} from "./golden.js";
import {listenForKeys} from "../shared/keyboard.js";
import {KEYS, KEYS_NOTE} from "./keys.js";
import {Lifecycles} from "./lifecycles.js";
import {Live} from "./live.js";
import {Moments} from "./moments.js";
import {Packs} from "./packs.js";
import {Panel} from "./panel.js";
import {Parameters} from "./parameters.js";
import {PixelReader} from "./pixel.js";
import {Problems} from "./problems.js";
import {Pull} from "./pull.js";
import {ServerAway} from "./server.js";
import {Share} from "./share.js";
import {Stage} from "./stage.js";
import {Timeline} from "./timeline.js";
import {Trace} from "./trace.js";
import {Transport} from "./transport.js";
import {DEFAULTS, View} from "./view.js";
import {Viewer} from "./viewer.js";

/** The preview page: creates its components and connects them. */

const view = new View(readAddress());
const catalog = new Catalog();
const problems = new Problems({
  box: element("problems"), title: element("problems-title"), list: element("problem-list"),
  warnings: element("warnings"),
});
const pixel = new PixelReader(element("pixel"));
const stage = new Stage(element("stage"), view, (cursor) =>
  pixel.show(cursor, viewer.sequence, viewer.at));
const golden = new Golden(
  {field: element("golden-field"), note: element("golden-note"), looks: element("golden-looks")},
  view, stage,
);
const viewer = new Viewer({view, catalog, stage, golden, pixel}, {
  loaded: showSequence, moved: showMoment, failed: (error) => {
    problems.setRequest(error);
    if (error) share.fail(error);
  },
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
  intro: element("export-intro"),
}, viewer);
const findings = new Findings(
  {button: element("check"), list: element("findings")}, viewer,
  (state, at) => {
    transport.pause();
    view.change({state, at});
  },
);
const packs = new Packs({
  target: element("pack-target"), command: element("pack-command"), copy: element("copy-pack"),
  save: element("save-pack"),
}, viewer);
const moments = new Moments({
  surface: element("surface"), state: element("pull-state"), facts: element("pull-facts"),
  values: element("pull-values"), effects: element("effects"), buttons: element("taps"),
});
const screen = {element: element("surface"), canvas: element("screen-canvas")};
const pull = new Pull(screen, view, catalog, {
  onMoment: (moment, recording, time) => moments.show(moment, recording, time),
  onFailure: (error) => problems.setRequest(error),
  onRest: () => trace.refresh(),
});
const trace = new Trace({
  save: element("save-trace"), replay: element("replay"), command: element("play-command"),
  copy: element("copy-play"),
}, pull, (error) => problems.setRequest(error));
const lifecycles = new Lifecycles({
  select: element("lifecycle"), title: element("lifecycle-title"), settings: element("settings"),
  faults: element("faults"), faultsBox: element("faults-box"), work: element("work"),
  outcome: element("outcome"),
}, view, catalog);
const gallery = new Gallery({
  list: element("designs"), form: element("filter"), find: element("find"), kind: element("kind"),
  none: element("none"),
}, view, openDesign);
const panel = new Panel(view, catalog);

/* Opening designs and states. */

function openDesign(name) {
  transport.pause();
  problems.setAddress([]);
  const state = catalog.state(catalog.design(name), view.values.state)?.state ?? null;
  view.change({design: name, state, at: null});
  announce(`Design ${name}`);
}

function openState(state) {
  const {playing} = view.values;
  transport.pause();
  problems.setAddress([]);
  view.change({state, at: null});
  // Continue playback from the start of the new state.
  if (playing) viewer.settled.then(() => view.change({playing: true}));
  announce(state);
}

function showDesign() {
  const {design} = viewer;
  findings.follow(design);
  element("name").textContent = design.name;
  element("title").textContent = [design.path, design.title].filter(Boolean).join(" · ");
  document.title = `${design.name} – Pinwheel preview`;
  problems.setFile(design.path ?? design.name, design.problems);
  problems.setWarnings(design.warnings);
  showParameters();
  showDrawing();
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
  transport.applyPlayback();
}

function showMoment() {
  timeline.mark(viewer.index, viewer.at, viewer.isFrame);
  curves.mark(viewer.index);
  if (!view.values.playing) {
    share.refresh();
    packs.refresh();
  }
}

/* Startup. */

const BUTTONS = {
  first: "first", back: "back", play: "toggle", forth: "forth", last: "last", loop: "loop",
  demonstrate: "demonstrate",
};
const ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

function listen(actions) {
  for (const [id, action] of Object.entries(BUTTONS)) {
    element(id).addEventListener("click", actions[action]);
  }
  element("taps").addEventListener("click", ({target}) => target.value && pull.tap(target.value));
  element("stage").addEventListener("keydown", (event) => {
    const step = ARROWS[event.key];
    if (!step || element("stage").dataset.takes === "") return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    stage.nudge(step[0] * by, step[1] * by);
  });
  new ResizeObserver(() => viewer.fit()).observe(element("stage"));
  addEventListener("hashchange", () => {
    if (!isPartOfPage()) adopt({...DEFAULTS, ...readAddress()});
  });
  document.addEventListener("click", releaseFocus);
}

/** Shows a view. Reports a design, state or lifecycle that does not exist. */
function adopt(values) {
  const design = catalog.design(values.design);
  const state = catalog.state(design, values.state)?.state ?? null;
  const lifecycle = values.lifecycle && catalog.lifecycle(values.lifecycle).name;
  const shown = {design: design.name, state, lifecycle};
  problems.setAddress(Object.entries(shown)
    .filter(([kind, name]) => values[kind] && values[kind] !== name)
    .map(([kind, name]) => ({
      message: `There is no ${kind} “${values[kind]}”.`, hint: `${name ?? "Nothing"} is shown instead.`,
    })));
  view.change({...values, ...shown});
}

/**
 * Removes the focus from a radio button that was clicked, so that the arrow keys step frames. After
 * a choice by keyboard the focus stays.
 */
function releaseFocus({target, detail}) {
  const label = detail > 0 && target.closest?.(".segments label");
  if (label) setTimeout(() => label.querySelector("input").blur());
}

/** Shows why the server draws the open design, if the page cannot. */
async function showDrawing() {
  const {name} = viewer.design;
  const reason = await drawing.reason(name);
  if (viewer.design.name !== name) return;
  document.documentElement.dataset.drawing = reason === null ? "page" : "server";
  element("fallback").hidden = reason === null;
  element("fallback").textContent = reason === null ? "" : `Drawn by the server: ${reason}.`;
}

async function start() {
  await catalog.load();
  await drawing.start(catalog);
  adopt(view.values);
  new Address(view);
  panel.fill();
  lifecycles.show();
  gallery.show(catalog);
  showDesign();
  await showDrawing();
  view.listen((changed) => {
    if (changed.has("design")) showDesign();
    if (changed.has("parameters") || changed.has("appearance")) showParameters();
    if (changed.has("tab")) transport.applyPlayback();
  });
  const actions = actionsFor({
    view, viewer, transport, gallery, pull, share, openDesign, openState,
  });
  listenForKeys(KEYS, actions, KEYS_NOTE);
  listen(actions);
  new Live({link: element("link"), gone: element("gone")}, {
    catalog, gallery, viewer, pull, problems, showDesign,
  });
  await viewer.start();
  pull.redraw();
}

/** Shows an error that prevents the page from starting. */
function showFailure(error) {
  if (!(error instanceof ServerAway)) return problems.setRequest(error);
  element("gone").hidden = false;
  element("gone").textContent = "The server does not answer. Start it and reload this page.";
}

start().catch(showFailure);
