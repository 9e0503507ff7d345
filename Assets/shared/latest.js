/**
 * Runs an asynchronous task once at a time. Requests during a run are combined into one more run.
 */
export class Latest {
  /** @param {() => Promise<void>} work must not reject */
  constructor(work) {
    this.work = work;
    this.isDue = false;
    this.running = null;
  }

  /** Requests a run. The promise resolves when no run is pending. */
  run() {
    this.isDue = true;
    this.running ??= this.runAll();
    return this.running;
  }

  async runAll() {
    while (this.isDue) {
      this.isDue = false;
      await this.work();
    }
    this.running = null;
  }
}
