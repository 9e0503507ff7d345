import {bytesOf} from "../../shared/base64.js";
import {open} from "../../shared/pinwheel.js";
import {decodePNG} from "../../shared/png.js";

/** The page's worker: holds the engine, and reads and draws for the page. */

/** The designs of the page, whose images are decoded when they are first read. */
let designs = [];
let engine = null;
/** The designs that were read, by the numbers that the page has for them. */
const subjects = new Map();
let newest = 0;

/** What the page asks for, by name. */
const answers = {
  async open({bytes, designs: given}) {
    designs = given;
    engine = await open(bytes);
    return engine.lifecycles().lifecycles.map(({name}) => name);
  },

  async read({text, index}) {
    const {indicator, problems} = engine.load(text, await withImages(designs[index]));
    if (!indicator) return {problems, subject: null};
    subjects.set(newest += 1, indicator);
    const {name, title, canvas, states, parameters} = indicator;
    return {problems, subject: {number: newest, name, title, canvas, states, parameters}};
  },

  draw({number, state, options}) { return subjects.get(number).draw(state, options); },

  warnings({number}) { return subjects.get(number).warnings; },

  text({number, parameters}) { return subjects.get(number).textWith(parameters); },

  release({number}) {
    subjects.get(number).release();
    subjects.delete(number);
  },

  pull({number, lifecycle, touches, time, look, ...options}) {
    const replay = engine.play(lifecycle, {touches}, {...options, indicator: subjects.get(number)});
    try {
      const shown = Math.min(time, Math.max(replay.duration, 0));
      return {picture: replay.draw(shown, look), moment: replay.moment(shown), duration: replay.duration};
    } finally {
      replay.release();
    }
  },
};

async function withImages(design) {
  for (const [path, png] of Object.entries(design.images)) {
    if (typeof png === "string") design.images[path] = await decodePNG(bytesOf(png));
  }
  return design;
}

addEventListener("message", async ({data: {id, name, question}}) => {
  try {
    const answer = await answers[name](question);
    const pictures = [answer, answer?.picture].filter((each) => each instanceof ImageData);
    postMessage({id, answer}, pictures.map(({data}) => data.buffer));
  } catch (error) {
    postMessage({id, error: {message: error.message, problems: error.problems, stack: error.stack}});
  }
});
