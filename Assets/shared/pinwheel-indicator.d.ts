import type { Appearance, Indicator, Pinwheel, Problem, Values, open } from "./pinwheel.js";

/** Sets where the engine is, before the first element is shown; otherwise it lies beside this file. */
export function useEngine(
  source: Pinwheel | Parameters<typeof open>[0] | Promise<Pinwheel | Parameters<typeof open>[0]>,
): void;

export interface PinwheelIndicatorEvents extends Omit<HTMLElementEventMap, "load" | "error"> {
  load: CustomEvent<null>;
  /** Cancel it to keep the problems out of the console. */
  error: CustomEvent<{ problems: Problem[] }>;
  statechange: CustomEvent<{ state: string; previous: string | null }>;
  /** A state that ends has been played, in sight or not. */
  stateend: CustomEvent<{ state: string }>;
}

/** Properties are attributes of the same name, unless it is said. */
export class PinwheelIndicator extends HTMLElement {
  /** The address of a design. */
  src: string | null;
  /** The state's name; without one, the first that follows the clock. */
  state: string | null;
  /** Where a state is that follows the pull; armed goes beyond 1. */
  progress: number | null;
  /** As an attribute they are JSON. */
  parameters: Values | null;
  /** Without it, as the page around the element is. */
  appearance: Appearance | null;
  palette: "ios18" | "ios26" | null;
  paused: boolean;
  /** What screen readers say, in place of the design's title. */
  label: string | null;
  /** The design; a property alone, in place of `src`. */
  indicator: Indicator | null;
  /** How long the state has been shown; a property alone. */
  seconds: number;
  /** What is wrong; a property alone. */
  readonly problems: Problem[];
  addEventListener<K extends keyof PinwheelIndicatorEvents>(
    type: K,
    listener: (this: PinwheelIndicator, event: PinwheelIndicatorEvents[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "pinwheel-indicator": PinwheelIndicator;
  }
}
