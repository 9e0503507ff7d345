/** Requests to the preview server. */

/** An error response of the server. */
export class ServerError extends Error {
  constructor({error, hint, problems}) {
    super(error);
    this.hint = hint ?? null;
    this.problems = problems ?? [];
  }
}

/** A server that cannot be reached. */
export class ServerAway extends Error {}

/**
 * Sends a request. Throws `ServerAway` without a response, and `ServerError` for an error response.
 */
async function ask(address, options) {
  const answer = await fetch(address, options).catch((error) => {
    throw new ServerAway(error.message);
  });
  if (answer.ok) return answer;
  const description = await answer.json().catch(() => null);
  throw new ServerError(description ?? {error: `${answer.status} ${answer.statusText}`});
}

/** Returns a path with fields as its query. Omits fields that are `null` or undefined. */
export function addressOf(path, fields = {}) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  return `${path}?${query}`;
}

/** Requests a JSON value. */
export async function askJSON(path, fields) {
  return (await ask(addressOf(path, fields))).json();
}

/** Requests an image. `note` is the JSON value of a response header, or `null` if it is missing. */
export async function askPicture(path, fields, header) {
  return pictureOf(await ask(addressOf(path, fields)), header);
}

/** Requests the bytes of a file. */
export async function askBytes(path, fields) {
  return new Uint8Array(await (await ask(addressOf(path, fields))).arrayBuffer());
}

function send(path, body) {
  const headers = {"Content-Type": "application/json"};
  return ask(path, {method: "POST", headers, body: JSON.stringify(body)});
}

/**
 * Posts a JSON value. Returns the image's undecoded data, and the JSON value of a response header.
 */
export async function sendForPicture(path, body, header) {
  const answer = await send(path, body);
  return {picture: await answer.blob(), note: JSON.parse(answer.headers.get(header))};
}

/** Decodes an image without colour conversion. */
export function decode(picture) {
  return createImageBitmap(picture, {colorSpaceConversion: "none"});
}

/** Posts a JSON value. Returns the response's text and the string of a header. */
export async function sendForText(path, body, header) {
  const answer = await send(path, body);
  return {text: await answer.text(), note: answer.headers.get(header)};
}

async function pictureOf(answer, header) {
  const note = header ? answer.headers.get(header) : null;
  const bitmap = await decode(await answer.blob());
  return {bitmap, note: note ? JSON.parse(note) : null};
}
