// Runs an engine on generated designs. Uses no Node API, because pages in browsers import it, too.

/**
 * The list of colour names in the engine's messages. The tool's messages name a command instead.
 */
const NAMES = /allowed: (?:[a-zA-Z]+, )+#RGB,/;
const COMMAND = "allowed: a name listed by pinwheel list --colors, #RGB,";

/** Returns the problems of files as the tool prints them. */
export function problemsOf(engine, files) {
  return files.flatMap(({file, text}) => {
    const {problems} = engine.load(text, {name: file.split(".")[0], file});
    return problems.map((problem) => problem.text.replace(NAMES, COMMAND));
  });
}

/** Draws stills of designs. Returns a line with description and hash for each. */
export function stillsOf(engine, {designs, frames}) {
  const indicators = new Map(designs.map(({name, text}) => [name, engine.load(text, {name}).indicator]));
  const lines = frames.map((frame) => {
    const {design, state, progress, time, scale} = frame;
    const options = {scale, ...(time === undefined ? {progress} : {time})};
    return lineOf({...frame, hash: indicators.get(design).hash(state, options)});
  });
  for (const indicator of indicators.values()) indicator.release();
  return lines;
}

/** Returns the line of a frame in a manifest. */
export function lineOf({design, state, progress, time, scale, hash}) {
  return `${design} ${state} ${JSON.stringify({progress, time, scale})}: ${hash}`;
}
