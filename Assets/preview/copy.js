import {announce, make} from "./dom.js";

/** How long a button says that something was copied, in milliseconds. */
const THANKS = 1400;

/** Copies a text and says so on the button and to a screen reader. */
export async function copyText(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
  announce("Copied");
  const words = button.dataset.words ?? button.textContent;
  button.dataset.words = words;
  button.textContent = "Copied";
  setTimeout(() => { button.textContent = words; }, THANKS);
}

/** Where a page may not write to the clipboard by itself, as at addresses of other machines. */
function copyBySelection(text) {
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "hidden";
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}

/** Shows a command so that lines break between its words alone. */
export function showCommand(box, command) {
  const words = command.split(" ").map((word) => make("span", {}, word));
  box.replaceChildren(...words.flatMap((word, i) => (i ? [" ", word] : [word])));
}

/** Hands a text to the browser as a file to keep. */
export function saveText(text, name, kind) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], {type: kind}));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
