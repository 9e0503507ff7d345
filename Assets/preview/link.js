/** How long it waits before it asks again for a server that is away, in milliseconds. */
const WAITS = [250, 500, 1000, 2000];

/** After how many tries in vain the server counts as gone. */
const PATIENCE = 4;

/**
 * Hears from the server of designs that change, and notices when it is away.
 *
 * @typedef {{name: string, version: number, problems: object[]}} DesignChange
 */
export class Link {
  /**
   * @param {(change: DesignChange) => void} hear called upon each change of a design
   * @param {(state: "live" | "lost" | "gone") => void} tell called when the link is made or breaks
   */
  constructor(hear, tell) {
    this.hear = hear;
    this.tell = tell;
    this.tries = 0;
    this.open();
    // A page that was put to sleep asks at once.
    addEventListener("online", () => this.open());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.tries > 0) this.open();
    });
  }

  open() {
    clearTimeout(this.timer);
    this.source?.close();
    const source = new EventSource("/events");
    this.source = source;
    source.addEventListener("open", () => {
      this.tries = 0;
      this.tell("live");
    });
    source.addEventListener("designs", (event) => this.hear(JSON.parse(event.data)));
    source.addEventListener("error", () => {
      if (source === this.source) this.wait();
    });
  }

  /** Tries again, rather than leave it to the browser, which may wait for long or give up. */
  wait() {
    this.source.close();
    this.tries += 1;
    this.tell(this.tries > PATIENCE ? "gone" : "lost");
    const wait = WAITS[Math.min(this.tries, WAITS.length) - 1];
    this.timer = setTimeout(() => this.open(), wait);
  }
}
