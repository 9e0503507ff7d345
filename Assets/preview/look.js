/** What the server is told of how a design is to look. */

/** The fields of a picture of the design that is open, at a scale. */
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

/** The colour that the server lays behind; null for none, which the page shows as checks. */
function backgroundOf(background) {
  return background === "checker" ? null : background;
}

/** The frames of a state: as many as asked for, else as the design says. */
export function stateFields(view, state) {
  const {fps, steps} = view.values;
  const isTimed = state.drive === "time" || state.duration;
  return {state: state.state, fps, steps: !isTimed && steps > 0 ? steps : null};
}

/** The field of a moment in a state. */
export function momentFields(state, at) {
  return at === null ? {} : {[state.drive === "time" ? "time" : "progress"]: at};
}
