/** Keys that do something wherever the focus is, and the list that tells of them. */

/** Controls that need the arrow keys, or all letters, for themselves. */
const ARROWS_TAKEN = "select, input:not(#scrubber), textarea, summary, [data-takes~=arrows]";
const LETTERS_TAKEN = "input:is([type=search], [type=text], [type=number]), textarea, select";
const SPACE_TAKEN =
  "button, a, input:is([type=checkbox], [type=radio]), summary, [data-takes~=space]";

/**
 * Runs actions by key, unless the focused control has a use of its own for it.
 *
 * @param {[string[], string | null, string | null, string][]} keys codes, what they are called,
 * what they do, and the name of the action; a code with "Shift+" before it goes before the one
 * without
 */
export function listenForKeys(keys, actions) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) {
      return;
    }
    const {target, key} = event;
    const isSpecial = key.startsWith("Arrow") || key === "Home" || key === "End";
    if (target.closest(LETTERS_TAKEN) || (isSpecial && target.closest(ARROWS_TAKEN))) return;
    if (key === " " && target.closest(SPACE_TAKEN)) return;
    const code = key.length === 1 ? key.toLowerCase() : key;
    const shifted = event.shiftKey && `Shift+${code}`;
    const entry = keys.find(([codes]) => codes.includes(shifted))
      ?? keys.find(([codes]) => codes.includes(code));
    if (!entry) return;
    event.preventDefault();
    actions[entry[3]]();
  });
}

/** Fills the list of keys. */
export function listKeys(list, keys) {
  for (const [, name, text] of keys) {
    // Keys that another line stands for have no name.
    if (!name) continue;
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
