/** Builds the fields of requests for pictures. */

/**
 * Returns the fields for a design at a scale, with the view's appearance, palette, background and
 * parameters.
 */
export function lookFields(view, design, scale) {
  const {values} = view;
  const fields = {
    design: design.name, scale, appearance: view.appearance, palette: values.palette,
    background: backgroundOf(values.background),
  };
  for (const [name, value] of Object.entries(view.parametersOf(design.name))) {
    fields[`P.${name}`] = value;
  }
  return fields;
}

/**
 * Returns the background colour for requests. Returns `null` for the checkerboard, which the page
 * draws.
 */
function backgroundOf(background) {
  return background === "checker" ? null : background;
}

/**
 * Returns the fields for a state's frames, with the frame rate or the number of frames from the
 * view.
 */
export function stateFields(view, state) {
  const {fps, steps} = view.values;
  const isTimed = state.drive === "time" || state.duration;
  return {state: state.state, fps, steps: !isTimed && steps > 0 ? steps : null};
}

/** Returns the field for a time or progress in a state. */
export function momentFields(state, at) {
  return at === null ? {} : {[state.drive === "time" ? "time" : "progress"]: at};
}
