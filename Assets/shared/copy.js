import {announce, make} from "./dom.js";

/** How long a button says that something was copied, in milliseconds. */
const THANKS = 1400;

/** Copies a text and says so on the button and to a screen reader, or that it could not be copied. */
export async function copyText(text, button) {
  const told = await isWritten(text) ? "Copied" : "Not copied";
  announce(told);
  const words = button.dataset.words ?? button.textContent;
  button.dataset.words = words;
  button.textContent = told;
  setTimeout(() => { button.textContent = words; }, THANKS);
}

async function isWritten(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return isCopiedBySelection(text);
  }
}

/** Where a page may not write to the clipboard by itself, as at addresses of other machines. */
function isCopiedBySelection(text) {
  const focused = document.activeElement;
  const area = make("textarea.hidden", {value: text});
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  focused?.focus();
  return isCopied;
}

/** Shows a command so that lines break between its words alone. */
export function showCommand(box, command) {
  const words = command.split(" ").map((word) => make("span", {}, word));
  box.replaceChildren(...words.flatMap((word, i) => (i ? [" ", word] : [word])));
}

/** Hands bytes to the browser as a file to keep. */
export function saveBlob(blob, name) {
  const link = make("a", {href: URL.createObjectURL(blob), download: name});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
