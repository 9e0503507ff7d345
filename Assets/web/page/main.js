import {encodeAPNG, encodePNG} from "./animation.js";
import {ParameterList, showSegments} from "./controls.js";
import {copyText} from "./copy.js";
import {announce, element, make} from "./dom.js";
import {bytesOf, packText, saveBlob, unpackText} from "./keep.js";
import {problemOf} from "./pinwheel-problems.js";
import {open} from "./pinwheel.js";
import {decodePNG} from "./png.js";
import {Player} from "./player.js";
import {Pulling} from "./pulling.js";

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
let engine = null;
let indicator = null;
let state = null;
/** What is told of the design. */
let problems = [];
let warnings = [];

const player = new Player(draw);
const parameters = new ParameterList(element("parameters"), () => {
  draw();
  pulling.refresh();
});
const pulling = new Pulling(
  {surface: element("surface"), canvas: element("screen"), state: element("pull-state")},
  () => ({
    engine, lifecycle: element("lifecycle").value, appearance: appearance(), parameters: parameters.values,
    // Not before there is a lifecycle.
    indicator: element("lifecycle").value ? indicator : null,
  }),
);

function appearance() {
  const {value} = element("appearance");
  return value === "auto" ? (dark.matches ? "dark" : "light") : value;
}

/* Reading. */

function read() {
  const design = designs[element("design").value] ?? designs[0];
  const result = engine.load(text.value, design);
  if (!result.indicator) warnings = [];
  showProblems(result.problems);
  if (!result.indicator) return;
  indicator?.release();
  indicator = result.indicator;
  element("name").textContent = indicator.name;
  element("title").textContent = indicator.title;
  document.title = `${indicator.name} – Pinwheel`;
  parameters.show(indicator.parameters);
  showStates();
  pulling.refresh();
  afterPicture(() => showWarnings(result.indicator));
}

/** Does what a picture need not wait for. */
function afterPicture(work) { requestAnimationFrame(() => setTimeout(work, 0)); }

function showWarnings(subject) {
  if (subject !== indicator) return;
  warnings = indicator.warnings;
  showProblems(problems);
}

function showProblems(found) {
  problems = found;
  text.classList.toggle("bad", problems.length > 0);
  element("problems").replaceChildren(...[...problems, ...warnings].map((problem) => {
    const words = problem.message + (problem.hint ? `; ${problem.hint}` : "");
    const place = make("button", {type: "button"}, `line ${problem.line}`);
    place.addEventListener("click", () => select(problem));
    return make(`li.${problem.severity}`, {}, ...(problem.line > 0 ? [place] : []), words);
  }));
}

/** Puts the caret where a problem is. */
function select({line, column}) {
  const lines = text.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  text.focus();
  text.setSelectionRange(start, Math.min(start + 1, text.value.length));
}

function showStates() {
  const {states} = indicator;
  const known = states.find((entry) => entry.state === state);
  const chosen = known ?? states.find((entry) => entry.drive === "time") ?? states[0];
  showSegments(element("states"), "state", states.map((entry) => entry.state), chosen.state, openState);
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

function draw() {
  if (!indicator || !player.timeline) return;
  const zoom = scale();
  try {
    show(picture(zoom * devicePixelRatio, player.moment), zoom);
  } catch (error) {
    if (!error.problems) throw error;
    setPlaying(false);
    return showProblems(error.problems);
  }
  element("scrubber").value = String(Math.round(1000 * player.share));
  element("moment").textContent = player.words;
}

function picture(pixelsPerPoint, moment) {
  const look = {appearance: appearance(), parameters: parameters.values};
  return indicator.draw(state, {scale: Math.min(pixelsPerPoint, 64), ...moment, ...look});
}

function show(image, zoom) {
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
  const address = `${location.href.split("#")[0]}#${await packText(text.value)}`;
  history.replaceState(null, "", address);
  await copyText(address, button);
}

async function savePNG() {
  saveBlob(await encodePNG(picture(Number(element("size").value) || 3, player.moment)), `${indicator.name}.png`);
}

/** All frames of the state, as they are played. */
async function saveAPNG() {
  const pixels = Number(element("size").value) || 3;
  const count = Math.min(Math.max(Math.round(player.length * RATE), 1), LIMITS.frames);
  const {width, height} = indicator.canvas;
  if (width * height * pixels * pixels * count > LIMITS.pixels) {
    return announce("That animation would be too large; choose a smaller size.");
  }
  const pictures = Array.from({length: count}, (_, index) => {
    const still = new Frame(player, (index / count) * player.length);
    return picture(pixels, still.moment);
  });
  saveBlob(await encodeAPNG(pictures, RATE), `${indicator.name}-${state}.png`);
}

/** A moment of what is played, apart from what is shown. */
class Frame extends Player {
  constructor({timeline}, seconds) {
    super(() => {});
    Object.assign(this, {timeline, seconds, isPlaying: false});
  }

  tick() {}
}

/* The start. */

function listen() {
  let waiting = 0;
  text.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(read, PAUSE);
  });
  element("design").addEventListener("change", () => openDesign(designs[element("design").value]));
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
  element("save-text").addEventListener("click", () => saveBlob(new Blob([text.value]), `${indicator?.name ?? "design"}.yaml`));
  element("save-png").addEventListener("click", savePNG);
  element("save-apng").addEventListener("click", saveAPNG);
  addEventListener("hashchange", openLink);
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

/** The design's images, decoded to the last bit. */
async function decodeImages(design) {
  const decoded = {};
  for (const [path, png] of Object.entries(design.images)) {
    if (typeof png !== "string") return;
    decoded[path] = await decodePNG(bytesOf(png));
  }
  design.images = decoded;
}

async function openDesign(design) {
  await decodeImages(design);
  text.value = design.text;
  state = null;
  read();
}

/** Opens the design that the address holds; false where it holds none. */
async function openLink() {
  const packed = location.hash.slice(1);
  // An address may also lead to a part of the page.
  if (packed === "" || element(packed)) return false;
  const held = await unpackText(packed);
  // What cannot be read leaves a design that can.
  if (!indicator) await openDesign(designs[0]);
  if (held === null) {
    showProblems([problemOf("this link's design is damaged", "copy the link again, whole")]);
    return true;
  }
  text.value = held;
  read();
  return true;
}

async function start() {
  engine = await open(bytesOf(element("engine").textContent.trim()));
  element("design").append(...designs.map(({name}, index) => new Option(name, String(index))));
  element("design-field").hidden = designs.length < 2;
  listen();
  if (!(await openLink())) await openDesign(designs[0]);
  afterPicture(startPulling);
}

function startPulling() {
  const names = engine.lifecycles().lifecycles.map(({name}) => name);
  element("lifecycle").append(...names.map((name) => new Option(name, name, false, name === "pull-to-refresh-scroll-view")));
  pulling.refresh();
}

start().catch((error) => {
  // What else there is asks for the engine.
  document.body.classList.add("without");
  element("stage").replaceChildren(make("p", {role: "alert"}, error.message));
});
