/** What is wrong or odd, and where. */
export interface Problem {
  file: string;
  /** From 1; 0 where it lies in no line. */
  line: number;
  column: number;
  severity: "error" | "warning";
  message: string;
  hint?: string | null;
  /** All of it in one line, as the command line prints it. */
  text: string;
}

export class PinwheelError extends Error { readonly problems: Problem[]; }

export type Appearance = "light" | "dark";
export type Values = Record<string, string | number | boolean | string[]>;

export interface Look {
  /** Pixels a point, 0.01 to 64. */
  scale?: number;
  appearance?: Appearance;
  palette?: "ios18" | "ios26";
  /** What lies behind, as designs write colours. */
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
  type: "number" | "color" | "colors" | "choice" | "boolean";
  value: string;
  default: string;
  summary: string;
  range?: [number, number];
  choices?: string[];
}

export interface Picture { width: number; height: number; data: Uint8ClampedArray; }

export interface LoadOptions {
  /** The design's name where the file gives none. */
  name?: string;
  /** What problems call the file. */
  file?: string;
  /** Designs and images that lie beside it, by path. */
  texts?: Record<string, string | null>;
  images?: Record<string, Picture | null>;
}

export interface Loaded {
  /** Null where there are problems. */
  indicator: Indicator | null;
  problems: Problem[];
  /** Those of the indicator; none where there is none. */
  readonly warnings: Problem[];
  /** The paths that the design asked for. */
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
  /** Seconds that the app's work takes. */
  work?: number;
  /** Seconds after which it fails. */
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
  /** Points of pull that make progress 1. */
  readonly threshold: number;
  readonly states: State[];
  readonly parameters: Parameter[];
  readonly layers: string[];
  /** What is allowed but hardly meant; found when it is first asked for, as some of it is drawn. */
  readonly warnings: Problem[];
  readonly text: string;
  /** Returns the design's text with other values of parameters as their defaults. */
  textWith(parameters: Values): string;
  draw(state: string, frame?: Frame): ImageData;
  /** Draws into a canvas, which takes the picture's size: quicker than `draw`. */
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
  /** Bytes of memory that the engine has, at most 64 MB. */
  readonly memory: number;
  load(text: string, options?: LoadOptions): Loaded;
  /** Reads a design at an address, with what lies beside it. */
  loadFrom(address: string | URL): Promise<Loaded>;
  /** Reads a design with what lies beside an address. */
  loadText(text: string, base: string | URL, options?: LoadOptions): Promise<Loaded>;
  lifecycles(): { lifecycles: object[]; traces: string[] };
  builtIns(): Record<string, string>;
  play(lifecycle: string, trace: Trace, options?: PlayOptions): Replay;
}

/** Opens the engine, compressed or not; pinwheel.wasm.gz lies beside the module unless it is given. */
export function open(
  source?: string | URL | Response | ArrayBuffer | ArrayBufferView | WebAssembly.Module,
): Promise<Pinwheel>;
