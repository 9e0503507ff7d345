/** Reads and writes the view in the address's fragment, so that links reproduce it. */

/** Returns the fields of the address as strings, or `null` if they are missing. */
export function readAddress() {
  const fields = new URLSearchParams(location.hash.slice(1));
  return {
    name: fields.get("sequence"),
    frame: fields.get("frame"),
    view: fields.get("view"),
  };
}

/** Replaces the address without adding a history entry. */
export function writeAddress(name, frame, view) {
  const fields = new URLSearchParams({sequence: name, frame: String(frame), view});
  try {
    history.replaceState(null, "", `#${fields}`);
  } catch {
    // Some browsers throttle these calls. The next change writes the address.
  }
}
