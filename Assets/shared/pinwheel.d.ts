/** An error or a warning, with its position. */
export interface Problem {
  file: string;
  /** The line, from 1, or 0 if the problem is in no line. */
  line: number;
  column: number;
  severity: "error" | "warning";
  message: string;
  hint?: string | null;
  /** The complete problem in one line, as the command line prints it. */
  text: string;
}

export class PinwheelError extends Error { readonly problems: Problem[]; }

export type Appearance = "light" | "dark";
export type Values = Record<string, string | number | boolean | string[]>;

/** Options for drawing. */
export interface Look {
  /** Pixels per point, 0.01 to 64. */
  scale?: number;
  appearance?: Appearance;
  palette?: "ios18" | "ios26";
  /** The background colour, in the syntax of designs. */
  background?: string;
}

export interface Frame extends Look {
  progress?: number;
  /** Seconds. */
  time?: number;
  parameters?: Values;
}

export interface State {
  state: string;
  drive: "progress" | "time";
  frames: number;
  from?: number;
  to?: number;
  /** Seconds. */
  duration?: number;
  intro?: number;
  period?: number;
  loop?: boolean;
}

export interface Parameter {
  name: string;
  type: "number" | "integer" | "color" | "colors" | "choice" | "boolean";
  value: string;
  default: string;
  summary: string;
  range?: [number, number];
  choices?: string[];
}

export interface Picture { width: number; height: number; data: Uint8ClampedArray; }

export interface LoadOptions {
  /** The design's name if the file has none. */
  name?: string;
  /** The file's name in problems. */
  file?: string;
  /** Designs and images that the design refers to, by path. `null` if a file is missing. */
  texts?: Record<string, string | null>;
  images?: Record<string, Picture | null>;
}

export interface Loaded {
  /** `null` if there are problems. */
  indicator: Indicator | null;
  problems: Problem[];
  /** The indicator's warnings. */
  readonly warnings: Problem[];
  /** The paths of the files that the design refers to. */
  asked: string[];
}

export interface Moment {
  time: number;
  offset: number;
  state: string;
  common: string;
  progress: number;
  values: Record<string, number | boolean | number[]>;
  events: { time: number; name: string; strength?: string }[];
}

export type Trace = string | { text: string; file?: string } | { touches: [number, number, 0 | 1][] };

export interface PlayOptions {
  indicator?: Indicator;
  parameters?: Values;
  fixes?: string[];
  /** The duration of the app's work in seconds. */
  work?: number;
  /** The time in seconds after which the work fails. */
  failAfter?: number;
  taps?: [number, "retry" | "dismiss"][];
  view?: "screen" | "indicator";
  width?: number;
  height?: number;
}

export class Indicator {
  readonly name: string;
  readonly title: string;
  readonly canvas: { width: number; height: number };
  /** The pull distance in points for a progress of 1. */
  readonly threshold: number;
  readonly states: State[];
  readonly parameters: Parameter[];
  readonly layers: string[];
  /** Warnings about likely mistakes, computed at the first access. */
  readonly warnings: Problem[];
  readonly text: string;
  /** Returns the design's text with new defaults of its parameters. */
  textWith(parameters: Values): string;
  draw(state: string, frame?: Frame): ImageData;
  /** Draws on a canvas and sets its size. Faster than `draw`. */
  paint(canvas: HTMLCanvasElement | OffscreenCanvas, state: string, frame?: Frame): void;
  hash(state: string, frame?: Frame): string;
  values(state: string, options?: Look & { fps?: number; parameters?: Values }): object;
  release(): void;
}

export class Replay {
  /** Seconds. */
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  readonly states: { state: string; common: string; start: number; end: number }[];
  readonly events: Moment["events"];
  moments(fps?: number): Moment[];
  moment(time: number): Moment;
  draw(time: number, look?: Look): ImageData;
  paint(canvas: HTMLCanvasElement | OffscreenCanvas, time: number, look?: Look): void;
  hash(time: number, look?: Look): string;
  release(): void;
}

export class Pinwheel {
  /** The engine's memory in bytes, at most 64 MB. */
  readonly memory: number;
  load(text: string, options?: LoadOptions): Loaded;
  /** Reads the design at an address and the files that it refers to. */
  loadFrom(address: string | URL): Promise<Loaded>;
  /** Reads a design, and the files that it refers to relative to an address. */
  loadText(text: string, base: string | URL, options?: LoadOptions): Promise<Loaded>;
  lifecycles(): { lifecycles: object[]; traces: string[] };
  builtIns(): Record<string, string>;
  play(lifecycle: string, trace: Trace, options?: PlayOptions): Replay;
}

/**
 * Opens the engine, compressed or not. The default source is pinwheel.wasm.gz next to the module.
 */
export function open(
  source?: string | URL | Response | ArrayBuffer | ArrayBufferView | WebAssembly.Module,
): Promise<Pinwheel>;
