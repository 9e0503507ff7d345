import {element, make} from "./dom.js";

/** Keys that do something wherever the focus is, and the dialog that lists them. */

/** Controls that need the arrow keys, or all letters, for themselves. */
const ARROWS_TAKEN = "select, input:not(#scrubber), textarea, summary, [data-takes~=arrows]";
const LETTERS_TAKEN = "input:is([type=search], [type=text], [type=number]), textarea, select";
const SPACE_TAKEN =
  "button, a, input:is([type=checkbox], [type=radio]), summary, [data-takes~=space]";

/** The key that opens the dialog of keys. */
const HELP = [["?"], "?", "These keys", "help"];

/**
 * Runs actions by key, unless the focused control has a use of its own for it. The key "?" and the button
 * `help` open a dialog that lists the keys.
 *
 * @param {[string[], string | null, string | null, string][]} ownKeys codes, what they are called,
 * what they do, and the name of the action; a code with "Shift+" before it goes before the one
 * without
 * @param {string} note what the dialog says below the list
 */
export function listenForKeys(ownKeys, ownActions, note = "") {
  const keys = [...ownKeys, HELP];
  const dialog = keyDialog(keys, note);
  document.body.append(dialog);
  const actions = {...ownActions, help: () => dialog.showModal()};
  element("help").addEventListener("click", actions.help);
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

/** Returns a dialog that lists keys, with a note below them. */
function keyDialog(keys, note) {
  const list = make("dl", {id: "key-list"});
  for (const [, name, text] of keys) {
    // Keys that another line stands for have no name.
    if (!name) continue;
    const parts = name.split(" ").map((part) => make("kbd", {}, part));
    list.append(make("dt", {}, ...parts), make("dd", {}, text));
  }
  return make(
    "dialog", {id: "keys", "aria-labelledby": "keys-title"},
    make("h2", {id: "keys-title"}, "Keys"), list, make("p.quiet", {hidden: !note}, note),
    make("form", {method: "dialog"}, make("button", {}, "Close")),
  );
}
