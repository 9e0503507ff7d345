import {encodeAPNG, encodePNG} from "./animation.js";
import {segments} from "../../shared/choices.js";
import {ParameterList} from "./controls.js";
import {copyText} from "../../shared/copy.js";
import {announce, element, make} from "../../shared/dom.js";
import {Drafts} from "./drafts.js";
import {Engine} from "./engine.js";
import {bytesOf} from "../../shared/base64.js";
import {Latest} from "../../shared/latest.js";
import {readLink, writeLink} from "./link.js";
import {DESIGN_LIMIT} from "../../shared/pinwheel-files.js";
import {failure, problemOf} from "../../shared/pinwheel-problems.js";
import {ProblemList} from "./problem-list.js";
import {Player} from "./player.js";
import {Pulling} from "./pulling.js";
import {Saving} from "./saving.js";

/** The page: the engine, a design that is edited, and what is shown of it. */

/** Milliseconds after the last key until a design is read. */
const PAUSE = 120;
/** Frames a second of animations. */
const RATE = 30;
/** The most frames and pixels of an animation. */
const LIMITS = {frames: 600, pixels: 4e7};

const designs = JSON.parse(element("designs").textContent);
const dark = matchMedia("(prefers-color-scheme: dark)");
const text = element("text");
const problems = new ProblemList(element("problems"), text);
const saving = new Saving(element("kept"));
let drafts = null;
let engine = null;
/** Reading and drawing in the worker: of what is asked for meanwhile, only the latest is done. */
const reading = new Latest(readNow);
const drawing = new Latest(drawNow);
let indicator = null;
/** The state that is shown, also of the next design that has it. */
let state = null;
/** Whether the text is another design's than what is shown. */
let isAnother = true;

const player = new Player(move);
const parameters = new ParameterList(element("parameters"), (values) => {
  // A text that could not be read yet has none of the values that are shown.
  if (!isAnother) drafts.current.parameters = values;
  draw();
  pulling.refresh();
});
const pulling = new Pulling(
  {surface: element("surface"), canvas: element("screen"), state: element("pull-state")},
  () => ({
    lifecycle: element("lifecycle").value, appearance: appearance(), parameters: parameters.values,
    // Not before there is a lifecycle.
    indicator: element("lifecycle").value ? indicator : null,
  }),
  (error) => problems.setFault("pull", error),
);

function appearance() {
  const {value} = element("appearance");
  return value === "auto" ? (dark.matches ? "dark" : "light") : value;
}

/* Reading. */

function read() { return reading.run(); }

async function readNow() {
  const {index} = drafts;
  const {value} = text;
  const result = await engine.read(value, index).catch((error) => ({
    indicator: null, problems: error.problems ?? [problemOf(error.message)],
  }));
  // Another text is read next.
  if (index !== drafts.index || value !== text.value) return result.indicator?.release();
  problems.setFault("link", null);
  if (!result.indicator) problems.setWarnings([]);
  problems.setProblems(result.problems);
  if (result.indicator) show(result.indicator);
}

/** Shows a design that was read. */
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
  afterPicture(() => showWarnings(subject));
}

/** Does what a picture need not wait for. */
function afterPicture(work) { requestAnimationFrame(() => setTimeout(work, 0)); }

async function showWarnings(subject) {
  if (subject !== indicator) return;
  try {
    const warnings = await subject.warnings();
    if (subject !== indicator) return;
    problems.setWarnings(warnings);
    problems.setFault("warnings", null);
  } catch (error) {
    if (subject === indicator) problems.setFault("warnings", error);
  }
}

function showStates() {
  const {states} = indicator;
  const known = states.find((entry) => entry.state === state);
  const chosen = known ?? states.find((entry) => entry.drive === "time") ?? states[0];
  const options = states.map((entry) => [entry.state, entry.state]);
  segments(element("states"), "state", options, openState, chosen.state);
  state = chosen.state;
  // What is edited goes on where it was.
  const {seconds} = player;
  player.open(chosen);
  if (known) player.seconds = Math.min(seconds, player.length);
}

function openState(name) {
  state = name;
  player.open(indicator.states.find((entry) => entry.state === name));
  announce(name);
}

/* Drawing. */

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
    // A picture of another design or state is asked for already.
    if (subject !== indicator || shown !== state) return;
    showPicture(image, zoom);
    problems.setFault("picture", null);
    player.isHeld = false;
  } catch (error) {
    if (subject !== indicator || shown !== state) return;
    // Not tried at each frame; what played goes on once something is changed that can be drawn.
    player.isHeld = true;
    problems.setFault("picture", error);
  }
}

/** Shows where the player is, and draws it. */
function move() {
  const scrubber = element("scrubber");
  scrubber.value = String(Math.round(1000 * player.share));
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

/* Keeping. */

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

/** The text with the parameters' values as its defaults; a text with mistakes is returned unchanged. */
async function yaml() {
  // The newest text may not have been read yet.
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

/** All frames of the state, as they are played. */
async function apng() {
  const pixels = Number(element("size").value) || 3;
  const {width, height} = indicator.canvas;
  const {moments, rate} = player.frames(RATE, LIMITS.frames);
  if (width * height * pixels * pixels * moments.length > LIMITS.pixels) {
    throw failure("that animation would be too large", "choose a smaller size");
  }
  saving.show(`Drawing ${moments.length} frames …`, false);
  // The present design and state, also if others are opened while frames are drawn.
  const [subject, shown] = [indicator, state];
  const look = {scale: pixels, appearance: appearance(), parameters: {...parameters.values}};
  subject.hold();
  try {
    const blob = await encodeAPNG(moments.length, rate, (index) =>
      subject.draw(shown, {...moments[index], ...look}));
    return {blob, name: `${subject.name}-${shown}.png`};
  } finally {
    subject.release();
  }
}

/* The start. */

function listen() {
  let waiting = 0;
  text.addEventListener("beforeinput", refuseTooMuch);
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
    player.share = target.value / 1000;
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

/** Refuses more text than a design may have, for which a browser would stand still. */
function refuseTooMuch(event) {
  const {value, selectionStart, selectionEnd} = text;
  const count = value.length - (selectionEnd - selectionStart) + (event.data?.length ?? 0);
  if (count <= DESIGN_LIMIT) return problems.setFault("text", null);
  event.preventDefault();
  const hint = `a design has at most ${DESIGN_LIMIT}`;
  problems.setFault("text", failure(`the text would have ${count} letters`, hint));
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

/** Opens a design as it was left. */
function openDesign(index) {
  drafts.index = index;
  element("design").value = String(index);
  text.value = drafts.current.text;
  isAnother = true;
  return read();
}

/** Opens what the address asks for; `false` if it asks for nothing. */
async function openLink() {
  const hash = location.hash.slice(1);
  const names = designs.map(({name}) => name);
  // An address may also lead to a part of the page.
  if (hash === "" || (element(hash) && !names.includes(hash))) return false;
  const link = await readLink(hash, names);
  const index = names.indexOf(link.name);
  const fault = faultOf(link, index, names);
  // A link that cannot be read leaves a design that can.
  if (fault || !mayReplace(link, Math.max(index, 0))) {
    if (!indicator) await openDesign(0);
    if (fault) problems.setFault("link", fault);
    return true;
  }
  await openShown(link, Math.max(index, 0));
  return true;
}

function faultOf({name, text: held}, index, names) {
  if (held === null) return failure("this link's design is damaged", "copy the link again, whole");
  if (held !== undefined || index >= 0) return null;
  return failure(`there is no design “${name}”`, `this page has ${names.join(", ")}`);
}

/** Whether a link's text may take the place of what was typed. */
function mayReplace({text: held}, index) {
  const {text: typed, saved} = drafts.all[index];
  if (held === undefined || typed === saved || typed === held) return true;
  return confirm(`Replace your edits of ${designs[index].name} by the link's design?`);
}

/** Opens a design as a link shows it. */
async function openShown(link, index) {
  // There is a picture, though the link's text may have a mistake.
  if (!indicator) await openDesign(index);
  if (link.text !== undefined) drafts.save(index, link.text);
  if (["light", "dark"].includes(link.appearance)) element("appearance").value = link.appearance;
  drafts.all[index].parameters = link.parameters ?? {};
  state = link.state ?? state;
  await openDesign(index);
  redraw();
  if (link.state !== undefined && link.state !== state) {
    const names = indicator.states.map((entry) => entry.state).join(", ");
    problems.setFault("link", failure(`${indicator.name} has no state “${link.state}”`, `it has ${names}`));
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
  if (!(await openLink())) await openDesign(0);
  startPulling(lifecycles);
}

function startPulling(lifecycles) {
  const usual = "pull-to-refresh-scroll-view";
  element("lifecycle").append(...lifecycles.map((name) => new Option(name, name, false, name === usual)));
  pulling.refresh();
}

start().catch((error) => {
  // What else there is asks for the engine.
  document.body.classList.add("without");
  element("stage").replaceChildren(make("p", {role: "alert"}, error.message));
});
