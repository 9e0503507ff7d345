/** The delays before reconnecting, in milliseconds: one for each attempt, then the last. */
const RETRY_DELAYS = [250, 500, 1000, 2000];

/** The number of failed attempts after which the server counts as stopped. */
const MAX_ATTEMPTS = 4;

/**
 * The connection for the server's events. It reports changed designs, and reconnects when it
 * breaks.
 *
 * @typedef {{name: string, version: number, problems: object[]}} DesignChange
 */
export class Link {
  /**
   * @param {(change: DesignChange) => void} onChange called when a design changes
   * @param {(state: "live" | "lost" | "gone") => void} onState called when the connection opens or
   *   breaks
   */
  constructor(onChange, onState) {
    this.onChange = onChange;
    this.onState = onState;
    this.attempts = 0;
    this.open();
    // Reconnect at once when the device wakes up.
    addEventListener("online", () => this.open());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.attempts > 0) this.open();
    });
  }

  open() {
    clearTimeout(this.timer);
    this.source?.close();
    const source = new EventSource("/events");
    this.source = source;
    source.addEventListener("open", () => {
      this.attempts = 0;
      this.onState("live");
    });
    source.addEventListener("designs", (event) => this.onChange(JSON.parse(event.data)));
    source.addEventListener("error", () => {
      if (source === this.source) this.wait();
    });
  }

  /** Schedules a reconnection. The browser's own may take long or stop. */
  wait() {
    this.source.close();
    this.attempts += 1;
    this.onState(this.attempts > MAX_ATTEMPTS ? "gone" : "lost");
    const wait = RETRY_DELAYS[Math.min(this.attempts, RETRY_DELAYS.length) - 1];
    this.timer = setTimeout(() => this.open(), wait);
  }
}
