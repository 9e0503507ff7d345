import {encodeAPNG, encodePNG} from "./animation.js";
import {segments} from "../../shared/choices.js";
import {ParameterList} from "./controls.js";
import {copyText} from "../../shared/copy.js";
import {announce, element, make} from "../../shared/dom.js";
import {Drafts} from "./drafts.js";
import {Engine} from "./engine.js";
import {Grid} from "./grid.js";
import {bytesOf} from "../../shared/base64.js";
import {Latest} from "../../shared/latest.js";
import {readLink, writeLink} from "./link.js";
import {failure, problemOf} from "../../shared/pinwheel-problems.js";
import {ProblemList} from "./problem-list.js";
import {PackMenu} from "./pack-menu.js";
import {Player} from "./player.js";
import {Pulling} from "./pulling.js";
import {Saving} from "./saving.js";

/** The main module of the page: the engine, an editable design, and its preview. */

/** The delay after the last edit before a design is read, in milliseconds. */
const PAUSE = 120;
/** The frame rate of exported animations, in frames per second. */
const RATE = 30;
/** The maximum number of frames and of pixels of an animation. */
const LIMITS = {frames: 600, pixels: 4e7};

const designs = JSON.parse(element("designs").textContent);
const dark = matchMedia("(prefers-color-scheme: dark)");
const text = element("text");
const problems = new ProblemList(element("problems"), text);
const saving = new Saving(element("kept"));
let drafts = null;
let grid = null;
let engine = null;
/** Reading and drawing in the worker. Requests during a run are combined into one. */
const reading = new Latest(readNow);
const drawing = new Latest(drawNow);
let indicator = null;
/** The current state. It stays selected if the next design has a state with this name. */
let state = null;
/** Whether the text belongs to another design than the picture. */
let isAnother = true;

const player = new Player(move);
const parameters = new ParameterList(element("parameters"), (values) => {
  // If the new text has not been read yet, the values belong to the previous design.
  if (!isAnother) drafts.current.parameters = values;
  draw();
  pulling.refresh();
  packs.refresh();
});
const packs = new PackMenu(JSON.parse(element("targets").textContent), () => (
  {design: drafts.design, state, parameters: parameters.values, isEdited: drafts.isEdited}
));
const pulling = new Pulling(
  {surface: element("surface"), canvas: element("screen"), state: element("pull-state")},
  () => ({
    lifecycle: element("lifecycle").value, appearance: appearance(), parameters: parameters.values,
    // The list of lifecycles is still empty during startup.
    indicator: element("lifecycle").value ? indicator : null,
  }),
  (error) => problems.setSourceError("pull", error),
);

function appearance() {
  const {value} = element("appearance");
  return value === "auto" ? (dark.matches ? "dark" : "light") : value;
}

/* Reading */

function read() { return reading.run(); }

async function readNow() {
  const {index} = drafts;
  const {value} = text;
  const result = await engine.read(value, index).catch((error) => ({
    indicator: null, problems: error.problems ?? [problemOf(error.message)],
  }));
  // The text has changed and is read again.
  if (index !== drafts.index || value !== text.value) return result.indicator?.release();
  problems.setSourceError("link", null);
  if (!result.indicator) problems.setWarnings([]);
  problems.setProblems(result.problems);
  if (result.indicator) show(result.indicator);
}

function show(subject) {
  if (isAnother) {
    parameters.open(drafts.current.parameters);
    isAnother = false;
  }
  indicator?.release();
  indicator = subject;
  element("name").textContent = indicator.name;
  element("title").textContent = indicator.title;
  document.title = `${indicator.name} – Pinwheel`;
  parameters.show(indicator.parameters);
  drafts.current.parameters = parameters.values;
  showStates();
  pulling.refresh();
  packs.refresh();
  afterPicture(() => showWarnings(subject));
}

/** Runs work after the next picture is shown. */
function afterPicture(work) { requestAnimationFrame(() => setTimeout(work, 0)); }

async function showWarnings(subject) {
  if (subject !== indicator) return;
  try {
    const warnings = await subject.warnings();
    if (subject !== indicator) return;
    problems.setWarnings(warnings);
    problems.setSourceError("warnings", null);
  } catch (error) {
    if (subject === indicator) problems.setSourceError("warnings", error);
  }
}

function showStates() {
  const {states} = indicator;
  const known = states.find((entry) => entry.state === state);
  const chosen = known ?? states.find((entry) => entry.drive === "time") ?? states[0];
  const options = states.map((entry) => [entry.state, entry.state]);
  segments(element("states"), "state", options, openState, chosen.state);
  state = chosen.state;
  // An edited design continues at its current time.
  const {seconds} = player;
  player.open(chosen);
  if (known) player.seconds = Math.min(seconds, player.length);
}

function openState(name) {
  state = name;
  packs.refresh();
  player.open(indicator.states.find((entry) => entry.state === name));
  announce(name);
}

/* Drawing */

function scale() {
  const {value} = element("size");
  if (value !== "fit") return Number(value);
  const {width, height} = indicator.canvas;
  const room = element("stage").getBoundingClientRect();
  return Math.max(Math.min((room.width - 40) / width, (room.height - 40) / height), 0.1);
}

function draw() { drawing.run(); }

async function drawNow() {
  if (!indicator || !player.timeline) return;
  const [subject, shown, zoom] = [indicator, state, scale()];
  try {
    const image = await picture(zoom * devicePixelRatio, player.moment);
    // Another request draws the new design or state.
    if (subject !== indicator || shown !== state) return;
    showPicture(image, zoom);
    problems.setSourceError("picture", null);
    player.isBlocked = false;
  } catch (error) {
    if (subject !== indicator || shown !== state) return;
    // Pause until a change makes drawing possible again.
    player.isBlocked = true;
    problems.setSourceError("picture", error);
  }
}

/** Shows the player's position and draws it. */
function move() {
  const scrubber = element("scrubber");
  scrubber.value = String(Math.round(1000 * player.fraction));
  scrubber.setAttribute("aria-valuetext", player.words);
  element("moment").textContent = player.words;
  draw();
}

function picture(pixelsPerPoint, moment) {
  const look = {appearance: appearance(), parameters: parameters.values};
  return indicator.draw(state, {scale: Math.min(pixelsPerPoint, 64), ...moment, ...look});
}

function showPicture(image, zoom) {
  const canvas = element("picture");
  if (canvas.width !== image.width) canvas.width = image.width;
  if (canvas.height !== image.height) canvas.height = image.height;
  canvas.style.width = `${indicator.canvas.width * zoom}px`;
  canvas.style.height = `${indicator.canvas.height * zoom}px`;
  canvas.setAttribute("aria-label", `${indicator.name}, ${state}`);
  canvas.getContext("2d").putImageData(image, 0, 0);
}

/* Links and files */

async function copyLink(button) {
  const {index} = drafts;
  const {value} = text;
  const hash = await writeLink({
    name: drafts.design.name, text: value, parameters: drafts.current.parameters, state,
    at: player.isPlaying ? null : player.at, appearance: chosenAppearance(),
  });
  const address = location.href.split("#")[0] + hash;
  history.replaceState(null, "", address);
  drafts.save(index, value);
  await copyText(address, button);
}

function chosenAppearance() {
  const {value} = element("appearance");
  return value === "auto" ? null : value;
}

/**
 * Returns the text with the parameters' values as defaults. A text with errors is returned
 * unchanged.
 */
async function yaml() {
  // The latest text may not have been read yet.
  if (indicator?.text !== text.value) await read();
  const {name} = indicator ?? drafts.design;
  const isRead = indicator?.text === text.value;
  const contents = isRead ? await indicator.textWith(parameters.values) : text.value;
  drafts.save(drafts.index);
  return {blob: new Blob([contents]), name: `${name}.yaml`};
}

async function png() {
  const {name} = indicator;
  const image = await picture(Number(element("size").value) || 3, player.moment);
  return {blob: await encodePNG(image), name: `${name}.png`};
}

/** Returns an animation of the state. */
async function apng() {
  const pixels = Number(element("size").value) || 3;
  const {width, height} = indicator.canvas;
  const {moments, rate} = player.frames(RATE, LIMITS.frames);
  if (width * height * pixels * pixels * moments.length > LIMITS.pixels) {
    throw failure("the animation is too large", "choose a smaller size");
  }
  saving.show(`Drawing ${moments.length} frames …`, false);
  // Export this design and state, even if another one is opened while frames are drawn.
  const [subject, shown] = [indicator, state];
  const look = {scale: pixels, appearance: appearance(), parameters: {...parameters.values}};
  subject.retain();
  try {
    const blob = await encodeAPNG(moments.length, rate, (index) =>
      subject.draw(shown, {...moments[index], ...look}));
    return {blob, name: `${subject.name}-${shown}.png`};
  } finally {
    subject.release();
  }
}

/* Startup */

function listen() {
  let waiting = 0;
  text.addEventListener("beforeinput", (event) => problems.refuseTooMuch(event));
  text.addEventListener("input", () => {
    drafts.edit(text.value);
    clearTimeout(waiting);
    waiting = setTimeout(read, PAUSE);
  });
  element("design").addEventListener("change", ({target}) => openDesign(Number(target.value)));
  element("lifecycle").addEventListener("change", () => pulling.refresh());
  for (const id of ["appearance", "size"]) element(id).addEventListener("change", redraw);
  dark.addEventListener("change", redraw);
  addEventListener("resize", draw);
  element("play").addEventListener("click", () => setPlaying(!player.isPlaying));
  element("scrubber").addEventListener("input", ({target}) => {
    setPlaying(false);
    player.fraction = target.value / 1000;
  });
  element("copy-link").addEventListener("click", ({target}) => copyLink(target));
  element("save-text").addEventListener("click", () => saving.save(yaml));
  element("save-png").addEventListener("click", () => saving.save(png));
  element("save-apng").addEventListener("click", () => saving.save(apng));
  addEventListener("hashchange", openLink);
  addEventListener("beforeunload", (event) => {
    if (drafts.areUnsaved) event.preventDefault();
  });
}

function redraw() {
  const shown = element("appearance").value;
  for (const id of ["stage", "surface"]) {
    element(id).classList.toggle("dark", shown === "dark");
    element(id).classList.toggle("light", shown === "light");
  }
  draw();
  pulling.refresh();
}

function setPlaying(isPlaying) {
  player.isPlaying = isPlaying;
  element("play").textContent = isPlaying ? "Pause" : "Play";
}

/** Opens a design with its draft. */
function openDesign(index) {
  drafts.index = index;
  element("design").value = String(index);
  grid?.mark(index);
  text.value = drafts.current.text;
  isAnother = true;
  return read();
}

/** Opens the design in the address. Returns `false` if the address names none. */
async function openLink() {
  const hash = location.hash.slice(1);
  const names = designs.map(({name}) => name);
  // The fragment may also be the ID of an element.
  if (hash === "" || (element(hash) && !names.includes(hash))) return false;
  const link = await readLink(hash, names);
  const index = names.indexOf(link.name);
  const error = linkErrorOf(link, index, names);
  // An invalid link does not replace a valid design.
  if (error || !mayReplace(link, Math.max(index, 0))) {
    if (!indicator) await openDesign(0);
    if (error) problems.setSourceError("link", error);
    return true;
  }
  await openShown(link, Math.max(index, 0));
  return true;
}

function linkErrorOf({name, text: held}, index, names) {
  if (held === null) return failure("this link's design is damaged", "copy the complete link again");
  if (held !== undefined || index >= 0) return null;
  return failure(`there is no design “${name}”`, `this page has ${names.join(", ")}`);
}

/** Whether a link's text may replace edits. Asks the user if there are any. */
function mayReplace({text: held}, index) {
  const {text: typed, saved} = drafts.all[index];
  if (held === undefined || typed === saved || typed === held) return true;
  return confirm(`Replace your edits of ${designs[index].name} with the link's design?`);
}

/** Opens a design with the text, parameters, state and time of a link. */
async function openShown(link, index) {
  // Show the page's own design first, in case the link's text has errors.
  if (!indicator) await openDesign(index);
  if (link.text !== undefined) drafts.save(index, link.text);
  if (["light", "dark"].includes(link.appearance)) element("appearance").value = link.appearance;
  drafts.all[index].parameters = link.parameters ?? {};
  state = link.state ?? state;
  await openDesign(index);
  redraw();
  if (link.state !== undefined && link.state !== state) {
    const names = indicator.states.map((entry) => entry.state).join(", ");
    problems.setSourceError("link", failure(`${indicator.name} has no state “${link.state}”`, `it has ${names}`));
  } else if (link.at !== undefined) {
    setPlaying(false);
    player.at = Number(link.at);
  }
}

async function start() {
  engine = new Engine(element("worker").textContent);
  const lifecycles = await engine.open(bytesOf(element("engine").textContent.trim()), designs);
  element("design").append(...designs.map(({name}, index) => new Option(name, String(index))));
  drafts = new Drafts(element("design"), designs);
  element("design-field").hidden = designs.length < 2;
  listen();
  if (designs.length > 1) showGrid();
  if (!(await openLink())) await openDesign(0);
  startPulling(lifecycles);
}

/** Shows all designs of the page, each playing. */
function showGrid() {
  element("gallery").hidden = false;
  grid = new Grid(
    {
      list: element("cards"), form: element("filter"), find: element("find"), kind: element("kind"),
      none: element("none"),
    },
    {designs, engine, appearance}, openDesign,
  );
}

function startPulling(lifecycles) {
  const initial = "pull-to-refresh-scroll-view";
  element("lifecycle").append(...lifecycles.map((name) => new Option(name, name, false, name === initial)));
  pulling.refresh();
}

start().catch((error) => {
  // Everything else needs the engine.
  document.body.classList.add("without");
  element("stage").replaceChildren(make("p", {role: "alert"}, error.message));
});
