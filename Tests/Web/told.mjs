// The engine's results for random designs. It uses only JavaScript, because pages in browsers import it too.

/** The list of colour names, which the engine prints in place of the tool's command that lists them. */
const NAMES = /allowed: (?:[a-zA-Z]+, )+#RGB,/;
const COMMAND = "allowed: a name of pinwheel list --colors, #RGB,";

/** Returns the problems of files, word for word as the tool prints them. */
export function problemsOf(engine, files) {
  return files.flatMap(({file, text}) => {
    const {problems} = engine.load(text, {name: file.split(".")[0], file});
    return problems.map((problem) => problem.text.replace(NAMES, COMMAND));
  });
}

/** Returns images of designs: a line for each, with its label and its hash. */
export function stillsOf(engine, {designs, frames}) {
  const indicators = new Map(designs.map(({name, text}) => [name, engine.load(text, {name}).indicator]));
  const lines = frames.map((frame) => {
    const {design, state, progress, time, scale} = frame;
    const look = {scale, ...(time === undefined ? {progress} : {time})};
    return lineOf({...frame, hash: indicators.get(design).hash(state, look)});
  });
  for (const indicator of indicators.values()) indicator.release();
  return lines;
}

/** Returns the line of a frame from a manifest. */
export function lineOf({design, state, progress, time, scale, hash}) {
  return `${design} ${state} ${JSON.stringify({progress, time, scale})}: ${hash}`;
}
