/** Finds and creates elements. */

/** Returns the element with an ID. */
export function element(id) {
  return document.getElementById(id);
}

/**
 * Creates an element.
 *
 * @param {string} name the tag name, with classes after dots, such as "span.name"
 * @param {object} properties properties, or attributes if the name contains a hyphen
 * @param {(Node | string)[]} children the content
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

/** Announces a text to screen readers. */
export function announce(text) {
  element("live").textContent = text;
}
