// What an engine says of designs at random. No more than the language is needed: pages in browsers ask it, too.

/** The names of colours, which the engine lists in place of the tool's command that lists them. */
const NAMES = /allowed: (?:[a-zA-Z]+, )+#RGB,/;
const COMMAND = "allowed: a name of pinwheel list --colors, #RGB,";

/** The problems of files, word for word as the tool prints them. */
export function problemsOf(engine, files) {
  return files.flatMap(({file, text}) => {
    const {problems} = engine.load(text, {name: file.split(".")[0], file});
    return problems.map((problem) => problem.text.replace(NAMES, COMMAND));
  });
}

/** Stills of designs: a line each, of what is drawn and its hash. */
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

/** The line of a frame, as a manifest has it. */
export function lineOf({design, state, progress, time, scale, hash}) {
  return `${design} ${state} ${JSON.stringify({progress, time, scale})}: ${hash}`;
}
