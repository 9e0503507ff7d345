/** Work of which one piece runs at a time. Of those asked for in the meantime only the last one runs. */
export class Latest {
  /** @param {() => Promise<void>} work never rejects */
  constructor(work) {
    this.work = work;
    this.isDue = false;
    this.running = null;
  }

  /** Asks for the work. The promise is kept when nothing is left to do. */
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
