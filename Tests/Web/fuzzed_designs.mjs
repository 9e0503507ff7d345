// Generates random layers from the format's schema, so that new features of the format are covered.

/** Generates numbers from a seed with Marsaglia's 32-bit xorshift. */
export function* numbers(seed) {
  let state = seed | 1;
  for (;;) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    yield (state >>> 0) / 4294967296;
  }
}

/** Keys that need other files or parameters, or do not affect pixels. */
const EXCLUDED = new Set(["image", "use", "with", "font", "name", "title"]);
const PATHS = ["M-12 -8 C-4 -20 9 3 14 12 L-9 16 Z", "M-15 0 A15 9 30 1 1 6 12 Q0 0 -6 9", "M0 -14 L12 10 L-13 -4 H13 L-11 11 Z"];
const NAMES = ["indigo", "orange", "primary", "teal", "clear", "white"];
/** The maximum nesting depth of layers. */
const DEPTH = 2;

/** Generates layers that both the schema and the reader accept. */
export class LayerMaker {
  /**
   * `isGood` returns whether a layer can be drawn. The schema does not contain ranges and
   * conflicts.
   */
  constructor(schema, seed, isGood) {
    this.definitions = schema.$defs;
    this.random = numbers(seed);
    this.isGood = isGood;
    this.repeats = 0;
  }

  next() { return this.random.next().value; }
  pick(list) { return list[Math.floor(this.next() * list.length)]; }

  /** Returns a layer that can be drawn, extended key by key. */
  layer() {
    const {properties, oneOf} = this.definitions.layer.anyOf[0];
    const kinds = oneOf.map((choice) => choice.required[0]).filter((name) => isUsed(name, 0));
    for (;;) {
      const kind = this.pick(kinds);
      const inner = this.value(properties[kind], kind, 0);
      const layer = [{}, {fill: "teal"}, {stroke: {width: 3}}]
        .map((paint) => ({[kind]: inner, ...paint})).find((each) => this.isGood(each));
      if (layer) return this.extend(layer, properties, kinds);
    }
  }

  extend(layer, properties, kinds) {
    const names = Object.keys(properties).filter((name) => isUsed(name, 0) && !kinds.includes(name));
    for (const name of names.filter(() => this.next() < 0.3)) {
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const richer = {...layer, [name]: this.value(properties[name], name, 0)};
        if (!this.isGood(richer)) continue;
        layer = richer;
        break;
      }
    }
    return layer;
  }

  number() {
    const [choice, sign] = [this.next(), this.next() < 0.1 ? -1 : 1];
    const value = choice < 0.5 ? this.next() : sign * (1 + 30 * this.next());
    return Math.round(value * 1000) / 1000;
  }

  color() {
    if (this.next() < 0.3) return this.pick(NAMES);
    const digits = Array.from({length: 8}, () => Math.floor(16 * this.next()).toString(16)).join("");
    return `#${digits.slice(0, this.next() < 0.5 ? 6 : 8)}`;
  }

  /** Returns a value that matches a schema. `key` is the property's name. */
  value(schema, key, depth) {
    if (schema.$ref) {
      const name = schema.$ref.split("/").pop();
      if (name === "color") return this.color();
      return this.value(this.definitions[name], key, depth + (name === "layer" ? 1 : 0));
    }
    if ("const" in schema) return schema.const;
    if (schema.enum) return this.pick(schema.enum);
    if (schema.anyOf) {
      const choices = schema.anyOf.filter((choice) => isPlainValue(choice)
        && (this.repeats > 0 || !choice.properties?.each));
      return this.value(this.pick(choices), key, depth);
    }
    switch (schema.type) {
      case "number": return this.number();
      case "integer": return 1 + Math.floor(6 * this.next());
      case "boolean": return this.next() < 0.5;
      case "string": return key === "data" ? this.pick(PATHS) : "0:59";
      case "array": return this.list(schema, key, depth);
      default: return this.object(schema, key, depth);
    }
  }

  list({items, minItems = 1, maxItems = 3}, key, depth) {
    const length = Math.max(minItems, Math.min(maxItems, 1 + Math.floor(3 * this.next())));
    return Array.from({length}, () => this.value(items, key, depth));
  }

  object(schema, key, depth) {
    const object = {};
    const isRepeat = key === "repeat";
    if (isRepeat) this.repeats += 1;
    const {properties = {}, patternProperties = {}, required = [], oneOf = []} = schema;
    const choices = oneOf.map((choice) => choice.required[0]).filter((name) => isUsed(name, depth));
    const chosen = choices.length > 0 ? this.pick(choices) : null;
    for (const [name, value] of Object.entries(properties)) {
      const isOneOf = oneOf.some((choice) => choice.required.includes(name));
      const isThere = isOneOf ? name === chosen : required.includes(name) || this.next() < 0.2;
      if (isThere && isUsed(name, depth)) object[name] = this.value(value, name, depth);
    }
    const [keyed] = Object.values(patternProperties);
    for (const at of keyed ? ["0.0", `0.${1 + Math.floor(8 * this.next())}`, "1.0"] : []) {
      object[at] = this.value(keyed, key, depth);
    }
    // Without both, nothing would be drawn.
    if (properties.stroke && properties.fill && !("stroke" in object || "fill" in object)) {
      const paint = this.next() < 0.5 ? "stroke" : "fill";
      object[paint] = this.value(properties[paint], paint, depth);
    }
    if (isRepeat) this.repeats -= 1;
    return object;
  }
}

/** Whether a choice of a schema is a plain value, not a reference to a parameter. */
function isPlainValue({pattern = "", patternProperties = {}}) {
  return !pattern.startsWith("^\\$") && !("^\\$" in patternProperties) && !pattern.startsWith("^cubic");
}

function isUsed(name, depth) {
  return !EXCLUDED.has(name) && (depth < DEPTH || !["group", "repeat", "mask"].includes(name));
}
