/** The keys, as [codes, what they are called, what they do, name of the action]. */
export const KEYS = [
  [[" ", "k"], "Space", "Play or pause", "toggle"],
  [["ArrowLeft", ","], "← ,", "Frame before", "back"],
  [["ArrowRight", "."], "→ .", "Next frame", "forth"],
  [["Home"], "Home", "First frame", "first"],
  [["End"], "End", "Last frame", "last"],
  [["p"], "P", "Previous frame that differs", "badBack"],
  [["n"], "N", "Next frame that differs", "badForth"],
  [["<"], "<", "Slower", "slower"],
  [[">"], ">", "Faster", "faster"],
  [["1"], "1", "Side by side", "sides"],
  [["2"], "2", "Slider", "slider"],
  [["3"], "3", "Onion skin", "onion"],
  [["4"], "4", "Blink", "blink"],
  [["5"], "5", "Difference", "difference"],
  [["["], "[", "Mix: more of the expected", "mixLess"],
  [["]"], "]", "Mix: more of the actual", "mixMore"],
  [["z", "+", "="], "Z +", "Zoom in", "zoomIn"],
  [["x", "-"], "X −", "Zoom out", "zoomOut"],
  [["0"], "0", "Fit", "zoomFit"],
  [["w"], "W", "Pixel cursor to the worst pixel", "worst"],
  [["b"], "B", "What lies behind", "backdrop"],
  [["u"], "U", "Sequence before", "listBack"],
  [["j"], "J", "Next sequence", "listForth"],
  [["f"], "F", "Failures only", "failures"],
  [["/"], "/", "Find a sequence", "search"],
  [["t"], "T", "Light, dark or the system's theme", "theme"],
  [["?"], "?", "These keys", "help"],
];

/** Controls that need the arrow keys, or all letters, for themselves. */
const ARROWS_TAKEN = "select, input:not(#scrubber), .stage, summary";
const LETTERS_TAKEN = "input[type=search], select";

/** Runs actions by key, unless the focused control has a use of its own for it. */
export function listenForKeys(actions) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) {
      return;
    }
    const {target, key} = event;
    const isSpecial = key.startsWith("Arrow") || key === "Home" || key === "End";
    if (target.closest(LETTERS_TAKEN) || (isSpecial && target.closest(ARROWS_TAKEN))) return;
    if (key === " " && target.closest("button, input[type=checkbox], input[type=radio], summary")) {
      return;
    }
    const code = key.length === 1 ? key.toLowerCase() : key;
    const entry = KEYS.find(([codes]) => codes.includes(code));
    if (!entry) return;
    event.preventDefault();
    actions[entry[3]]();
  });
}

/** Fills the list of keys. */
export function listKeys(list) {
  for (const [, name, text] of KEYS) {
    const term = document.createElement("dt");
    for (const part of name.split(" ")) {
      const key = document.createElement("kbd");
      key.textContent = part;
      term.append(key);
    }
    const meaning = document.createElement("dd");
    meaning.textContent = text;
    list.append(term, meaning);
  }
}
