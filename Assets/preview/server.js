/** What is asked of the server. */

/** An answer that says what is wrong. */
export class ServerError extends Error {
  constructor({error, hint, problems}) {
    super(error);
    this.hint = hint ?? null;
    this.problems = problems ?? [];
  }
}

/** That nobody answers. */
export class ServerAway extends Error {}

/** Asks, and reads what is wrong where something is. */
async function ask(address, options) {
  const answer = await fetch(address, options).catch((error) => {
    throw new ServerAway(error.message);
  });
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => null);
  throw new ServerError(told ?? {error: `${answer.status} ${answer.statusText}`});
}

/** An address of the server with fields; those that are null or undefined are left out. */
export function addressOf(path, fields = {}) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  return `${path}?${query}`;
}

/** A JSON value. */
export async function askJSON(path, fields) {
  return (await ask(addressOf(path, fields))).json();
}

/** A picture and one of the answer's headers, which is JSON; null where it is missing. */
export async function askPicture(path, fields, header) {
  return pictureOf(await ask(addressOf(path, fields)), header);
}

/** A file's bytes. */
export async function askBytes(path, fields) {
  return new Uint8Array(await (await ask(addressOf(path, fields))).arrayBuffer());
}

/** Sends a JSON value. */
function send(path, body) {
  const headers = {"Content-Type": "application/json"};
  return ask(path, {method: "POST", headers, body: JSON.stringify(body)});
}

/** Sends a JSON value for a picture, not yet decoded, and one of the answer's headers. */
export async function sendForPicture(path, body, header) {
  const answer = await send(path, body);
  return {picture: await answer.blob(), note: JSON.parse(answer.headers.get(header))};
}

/** Decodes a picture. */
export function decode(picture) {
  return createImageBitmap(picture, {colorSpaceConversion: "none"});
}

/** Sends a JSON value for a text and one of the answer's headers. */
export async function sendForText(path, body, header) {
  const answer = await send(path, body);
  return {text: await answer.text(), note: answer.headers.get(header)};
}

async function pictureOf(answer, header) {
  const note = header ? answer.headers.get(header) : null;
  const bitmap = await decode(await answer.blob());
  return {bitmap, note: note ? JSON.parse(note) : null};
}
