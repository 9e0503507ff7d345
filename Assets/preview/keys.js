/** The keys, as [codes, what they are called, what they do, name of the action]. */
export const KEYS = [
  [[" ", "k"], "Space", "Play or pause", "toggle"],
  [["Shift+ArrowLeft"], "⇧←", "Ten frames back", "farBack"],
  [["Shift+ArrowRight"], "⇧→", "Ten frames on", "farForth"],
  [["ArrowLeft", ","], "← ,", "Frame before", "back"],
  [["ArrowRight", "."], "→ .", "Next frame", "forth"],
  [["Home"], "Home", "First frame", "first"],
  [["End"], "End", "Last frame", "last"],
  [["l"], "L", "Loop", "loop"],
  [["<"], "<", "Slower", "slower"],
  [[">"], ">", "Faster", "faster"],
  [["1"], "1…9", "A state", "state1"],
  ...Array.from({length: 8}, (_, i) => [[String(i + 2)], null, null, `state${i + 2}`]),
  [["["], "[", "Design before", "designBack"],
  [["]"], "]", "Next design", "designForth"],
  [["f"], "F", "Frames", "frames"],
  [["p"], "P", "Pull", "pull"],
  [["a"], "A", "Light, dark or the system's", "appearance"],
  [["b"], "B", "What lies behind", "background"],
  [["s"], "S", "Scale", "scale"],
  [["z", "+", "="], "Z +", "Zoom in", "zoomIn"],
  [["x", "-"], "X −", "Zoom out", "zoomOut"],
  [["0"], "0", "Zoom to one pixel a pixel", "zoomOff"],
  [["o"], "O", "Onion skin", "onion"],
  [["g"], "G", "Golden: off, slider, difference", "golden"],
  [["m"], "M", "Reduced motion", "motion"],
  [["c"], "C", "Copy the command", "copy"],
  [["r"], "R", "Pull by itself", "demonstrate"],
];

/** What the dialog of keys says below their list. */
export const KEYS_NOTE = "On the surface to pull: ↓ and ↑ pull, with ⇧ farther; Enter lets go, Escape cancels. "
  + "On the picture, zoomed in: the arrows move the pixel cursor.";
