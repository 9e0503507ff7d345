/** The keyboard shortcuts, as [key codes, label, description, action name]. */
export const KEYS = [
  [[" ", "k"], "Space", "Play or pause", "toggle"],
  [["Shift+ArrowLeft"], "⇧←", "Ten frames back", "farBack"],
  [["Shift+ArrowRight"], "⇧→", "Ten frames forward", "farForth"],
  [["ArrowLeft", ","], "← ,", "Previous frame", "back"],
  [["ArrowRight", "."], "→ .", "Next frame", "forth"],
  [["Home"], "Home", "First frame", "first"],
  [["End"], "End", "Last frame", "last"],
  [["l"], "L", "Loop", "loop"],
  [["<"], "<", "Slower", "slower"],
  [[">"], ">", "Faster", "faster"],
  [["1"], "1…9", "Open a state", "state1"],
  ...Array.from({length: 8}, (_, i) => [[String(i + 2)], null, null, `state${i + 2}`]),
  [["["], "[", "Previous design", "designBack"],
  [["]"], "]", "Next design", "designForth"],
  [["f"], "F", "Show frames", "frames"],
  [["p"], "P", "Show the pull", "pull"],
  [["a"], "A", "Switch the appearance: light, dark, system", "appearance"],
  [["b"], "B", "Switch the background", "background"],
  [["s"], "S", "Switch the scale", "scale"],
  [["z", "+", "="], "Z +", "Zoom in", "zoomIn"],
  [["x", "-"], "X −", "Zoom out", "zoomOut"],
  [["0"], "0", "Zoom to 100 %", "zoomOff"],
  [["o"], "O", "Onion skin", "onion"],
  [["g"], "G", "Compare with the golden: off, slider, difference", "golden"],
  [["m"], "M", "Switch reduced motion", "motion"],
  [["c"], "C", "Copy the command", "copy"],
  [["r"], "R", "Play a demo pull", "demonstrate"],
];

/** The note below the list of keyboard shortcuts. */
export const KEYS_NOTE = "When the screen is focused: ↓ and ↑ pull, farther with ⇧; Enter releases, Escape "
  + "cancels. When the frame is focused and zoomed in: the arrow keys move the pixel cursor.";
