import {element, make} from "./dom.js";

/** Keyboard shortcuts of a page, and the dialog that lists them. */

/** Controls that use the arrow keys, letters, or the space bar themselves. */
const ARROWS_TAKEN = "select, input:not(#scrubber), textarea, summary, [data-takes~=arrows]";
const LETTERS_TAKEN = "input:is([type=search], [type=text], [type=number]), textarea, select";
const SPACE_TAKEN =
  "button, a, input:is([type=checkbox], [type=radio]), summary, [data-takes~=space]";

/** The shortcut that opens the dialog. */
const HELP = [["?"], "?", "Show keyboard shortcuts", "help"];

/**
 * Runs an action when its key is pressed, unless the focused control uses the key itself. The key
 * "?" and the button `help` open a dialog that lists the shortcuts.
 *
 * @param {[string[], string | null, string | null, string][]} ownKeys key codes, label, description
 *   and action name; "Shift+" before a code takes precedence over the code alone
 * @param {string} note text below the list in the dialog
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

/** Returns a dialog that lists keyboard shortcuts, with a note below them. */
function keyDialog(keys, note) {
  const list = make("dl", {id: "key-list"});
  for (const [, name, text] of keys) {
    // Keys without a label are covered by another entry.
    if (!name) continue;
    const parts = name.split(" ").map((part) => make("kbd", {}, part));
    list.append(make("dt", {}, ...parts), make("dd", {}, text));
  }
  return make(
    "dialog", {id: "keys", "aria-labelledby": "keys-title"},
    make("h2", {id: "keys-title"}, "Keyboard shortcuts"), list, make("p.quiet", {hidden: !note}, note),
    make("form", {method: "dialog"}, make("button", {}, "Close")),
  );
}
