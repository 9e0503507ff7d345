/** Elements found and made. */

/** The element of an id. */
export function element(id) {
  return document.getElementById(id);
}

/**
 * A new element.
 *
 * @param {string} name the tag, with classes after dots, such as "span.name"
 * @param {object} properties set as properties, or as attributes where the name has a hyphen
 * @param {(Node | string)[]} children what is in it
 */
export function make(name, properties = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const made = document.createElement(tag);
  if (classes.length) made.className = classes.join(" ");
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes("-") || key === "role" || key === "for") made.setAttribute(key, value);
    else made[key] = value;
  }
  made.append(...children);
  return made;
}

/** Tells a screen reader something. */
export function announce(text) {
  element("live").textContent = text;
}
