import {encodeAPNG, encodePNG} from "./animation.js";
import {ParameterList, showSegments} from "./controls.js";
import {copyText} from "./copy.js";
import {announce, element, make} from "./dom.js";
import {bytesOf, heldIn, packText, saveBlob} from "./keep.js";
import {failure, problemOf} from "./pinwheel-problems.js";
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
/** Milliseconds for which files are made before everybody else has a turn. */
const TURN = 20;

const designs = JSON.parse(element("designs").textContent);
const dark = matchMedia("(prefers-color-scheme: dark)");
const text = element("text");
let engine = null;
let indicator = null;
let state = null;
/** Whether the text is another design's than what is shown. */
let isAnother = true;
/** What is told of the design's text. */
let problems = [];
let warnings = [];
/** What else went wrong, by where: it does not make the text bad, and goes as soon as it goes well. */
const faults = {picture: [], pull: [], link: [], warnings: []};

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
  (error) => showFault("pull", error),
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
  faults.link = [];
  showProblems(result.problems);
  if (!result.indicator) return;
  if (isAnother) {
    // Another design's values are not this one's, though they have the same names.
    parameters.clear();
    state = null;
    isAnother = false;
  }
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
  try {
    ({warnings} = indicator);
    showFault("warnings", null);
  } catch (error) {
    showFault("warnings", error);
  }
  showProblems(problems);
}

function showProblems(found) {
  problems = found;
  text.classList.toggle("bad", problems.length > 0);
  text.setAttribute("aria-invalid", String(problems.length > 0));
  showTold();
}

/** Tells what went wrong somewhere; null where all went well. */
function showFault(place, error) {
  if (!error && faults[place].length === 0) return;
  // What has no problems is the page's own fault.
  if (error && !error.problems) console.error(error);
  faults[place] = error ? error.problems ?? [problemOf(error.message)] : [];
  showTold();
}

/** Shows all that is told, each once; what is there already is left alone, as its list is read aloud. */
function showTold() {
  const all = [...problems, ...Object.values(faults).flat(), ...warnings];
  const told = all.filter(({text}, index) => all.findIndex((each) => each.text === text) === index);
  const key = JSON.stringify(told);
  const list = element("problems");
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  list.replaceChildren(...told.map((problem) => {
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
    showPicture(picture(zoom * devicePixelRatio, player.moment), zoom);
    showFault("picture", null);
    player.isHeld = false;
  } catch (error) {
    // Not tried at each frame; what played goes on once something is changed that can be drawn.
    player.isHeld = true;
    return showFault("picture", error);
  }
  const scrubber = element("scrubber");
  scrubber.value = String(Math.round(1000 * player.share));
  scrubber.setAttribute("aria-valuetext", player.words);
  element("moment").textContent = player.words;
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
  const {name} = designs[element("design").value] ?? designs[0];
  const address = `${location.href.split("#")[0]}#${encodeURIComponent(name)}:${await packText(text.value)}`;
  history.replaceState(null, "", address);
  await copyText(address, button);
}

let isSaving = false;

/** Makes a file of what is shown and hands it to the browser; what is in the way is told below the buttons. */
async function save(work) {
  if (isSaving || !indicator) return;
  isSaving = true;
  showKept("", false);
  try {
    const {blob, name} = await work();
    saveBlob(blob, name);
    showKept("", false);
  } catch (error) {
    if (!error.problems) console.error(error);
    showKept(error.message, true);
  }
  isSaving = false;
}

function showKept(words, isBad) {
  const note = element("kept");
  note.textContent = words;
  note.classList.toggle("bad", isBad);
}

async function png() {
  const {name} = indicator;
  return {blob: await encodePNG(picture(Number(element("size").value) || 3, player.moment)), name: `${name}.png`};
}

/** All frames of the state, as they are played. */
async function apng() {
  const pixels = Number(element("size").value) || 3;
  const {width, height} = indicator.canvas;
  const {moments, rate} = player.frames(RATE, LIMITS.frames);
  if (width * height * pixels * pixels * moments.length > LIMITS.pixels) {
    throw failure("that animation would be too large", "choose a smaller size");
  }
  showKept(`Drawing ${moments.length} frames …`, false);
  const draw = still();
  let end = performance.now() + TURN;
  const blob = await encodeAPNG(moments.length, rate, async (index) => {
    if (performance.now() > end) {
      await new Promise((done) => { setTimeout(done, 0); });
      end = performance.now() + TURN;
    }
    return draw(pixels, moments[index]);
  });
  return {blob, name: `${indicator.name}-${state}.png`};
}

/** Draws what is shown now, whatever is opened or typed while it does. */
function still() {
  const [subject, shown] = [indicator, state];
  const look = {appearance: appearance(), parameters: {...parameters.values}};
  return (scale, moment) => subject.draw(shown, {scale, ...moment, ...look});
}

/* The start. */

function listen() {
  let waiting = 0;
  text.addEventListener("input", () => {
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
  element("save-text").addEventListener("click", () =>
    saveBlob(new Blob([text.value]), `${indicator?.name ?? "design"}.yaml`));
  element("save-png").addEventListener("click", () => save(png));
  element("save-apng").addEventListener("click", () => save(apng));
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

/** Opens a design, with another text than its own where one is given. */
async function openDesign(index, held = designs[index].text) {
  await decodeImages(designs[index]);
  element("design").value = String(index);
  text.value = held;
  isAnother = true;
  read();
}

/** Opens the design that the address holds; false where it holds none. */
async function openLink() {
  const packed = location.hash.slice(1);
  // An address may also lead to a part of the page.
  if (packed === "" || element(packed)) return false;
  const {name, held} = await heldIn(packed);
  // What cannot be read leaves a design that can.
  if (held === null) {
    if (!indicator) await openDesign(0);
    showFault("link", failure("this link's design is damaged", "copy the link again, whole"));
    return true;
  }
  // Links of older pages have no name.
  const index = Math.max(designs.findIndex((design) => design.name === name), 0);
  // There is a picture, though the text may have a mistake.
  if (!indicator) await openDesign(index);
  await openDesign(index, held);
  return true;
}

async function start() {
  engine = await open(bytesOf(element("engine").textContent.trim()));
  element("design").append(...designs.map(({name}, index) => new Option(name, String(index))));
  element("design-field").hidden = designs.length < 2;
  listen();
  if (!(await openLink())) await openDesign(0);
  afterPicture(startPulling);
}

function startPulling() {
  const names = engine.lifecycles().lifecycles.map(({name}) => name);
  const usual = "pull-to-refresh-scroll-view";
  element("lifecycle").append(...names.map((name) => new Option(name, name, false, name === usual)));
  pulling.refresh();
}

start().catch((error) => {
  // What else there is asks for the engine.
  document.body.classList.add("without");
  element("stage").replaceChildren(make("p", {role: "alert"}, error.message));
});
