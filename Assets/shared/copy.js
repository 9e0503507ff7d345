import {announce, make} from "./dom.js";

/** How long a button shows the result of copying, in milliseconds. */
const RESULT_TIME = 1400;

/** Copies a text. Shows the result on the button and announces it to screen readers. */
export async function copyText(text, button) {
  const result = await isWritten(text) ? "Copied" : "Not copied";
  announce(result);
  const label = button.dataset.label ?? button.textContent;
  button.dataset.label = label;
  button.textContent = result;
  setTimeout(() => { button.textContent = label; }, RESULT_TIME);
}

async function isWritten(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return isCopiedBySelection(text);
  }
}

/**
 * Copies by selecting, where the Clipboard API is not available, such as on plain HTTP from another
 * machine.
 */
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

/** Shows a command whose lines break only between words. */
export function showCommand(box, command) {
  const words = command.split(" ").map((word) => make("span", {}, word));
  box.replaceChildren(...words.flatMap((word, i) => (i ? [" ", word] : [word])));
}

/** Downloads bytes as a file. */
export function saveBlob(blob, name) {
  const link = make("a", {href: URL.createObjectURL(blob), download: name});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
