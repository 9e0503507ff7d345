import type { Appearance, Indicator, Pinwheel, Problem, Values, open } from "./pinwheel.js";

/**
 * Sets the engine's source. Call it before the first element is shown. The default is the file next
 * to this module.
 */
export function useEngine(
  source: Pinwheel | Parameters<typeof open>[0] | Promise<Pinwheel | Parameters<typeof open>[0]>,
): void;

export interface PinwheelIndicatorEvents extends Omit<HTMLElementEventMap, "load" | "error"> {
  load: CustomEvent<null>;
  /** Cancel it to suppress the message in the console. */
  error: CustomEvent<{ problems: Problem[] }>;
  statechange: CustomEvent<{ state: string; previous: string | null }>;
  /** Sent when a state that ends has been played, whether the element is visible or not. */
  stateend: CustomEvent<{ state: string }>;
}

/** Properties reflect the attributes of the same name, unless noted otherwise. */
export class PinwheelIndicator extends HTMLElement {
  /** The address of a design. */
  src: string | null;
  /** The state's name. The default is the first state that follows the clock. */
  state: string | null;
  /** The progress of a state that follows the pull, from 0 to 1. `armed` allows more than 1. */
  progress: number | null;
  /** Values of the design's parameters. The attribute is JSON. */
  parameters: Values | null;
  /** The default is the appearance of the surrounding page. */
  appearance: Appearance | null;
  palette: "ios18" | "ios26" | null;
  paused: boolean;
  /** The accessible name. The default is the design's title. */
  label: string | null;
  /** The design. Setting it overrides `src`. Not an attribute. */
  indicator: Indicator | null;
  /** The time for which the state has been shown, in seconds. Not an attribute. */
  seconds: number;
  /** The current problems. Not an attribute. */
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
