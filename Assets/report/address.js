/** The part of the page's address that says what is shown, so that a link can be sent. */

/** What the address asks for; texts, or null for what it leaves open. */
export function readAddress() {
  const fields = new URLSearchParams(location.hash.slice(1));
  return {
    name: fields.get("sequence"),
    frame: fields.get("frame"),
    view: fields.get("view"),
  };
}

/** Writes the address without a step in the history. */
export function writeAddress(name, frame, view) {
  const fields = new URLSearchParams({sequence: name, frame: String(frame), view});
  try {
    history.replaceState(null, "", `#${fields}`);
  } catch {
    // Some browsers allow only so many changes a second; the next one will do.
  }
}
