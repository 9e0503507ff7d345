import {bytesOf} from "../../shared/base64.js";
import {open} from "../../shared/pinwheel.js";
import {decodePNG} from "../../shared/png.js";

/** The page's worker. It owns the engine, and reads and draws designs for the page. */

/** The page's designs. Images are decoded when a design is first read. */
let designs = [];
let engine = null;
/** The designs of thumbnails, by index. They do not follow edits. */
const thumbnails = new Map();
/** The designs that were read, by number. */
const subjects = new Map();
let newest = 0;

/** The handlers of the page's requests, by name. */
const handlers = {
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

  async thumbnail({index}) {
    const {indicator} = engine.load(designs[index].text, await withImages(designs[index]));
    if (!indicator) return null;
    thumbnails.set(index, indicator);
    return {canvas: indicator.canvas, states: indicator.states};
  },

  thumbnails({moments}) {
    return moments.map(({index, state, options}) => {
      try {
        return thumbnails.get(index).draw(state, options);
      } catch {
        // The open design shows the problem.
        return null;
      }
    });
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
    const answer = await handlers[name](question);
    const pictures = [answer, answer?.picture].flat().filter((each) => each instanceof ImageData);
    postMessage({id, answer}, pictures.map(({data}) => data.buffer));
  } catch (error) {
    postMessage({id, error: {message: error.message, problems: error.problems, stack: error.stack}});
  }
});
