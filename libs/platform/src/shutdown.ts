import type { Log } from './log.js';

type Close = () => unknown;

/**
 * Ordered, bounded shutdown: what was opened last closes first, on SIGTERM and SIGINT.
 * Whoever opens a resource registers its close; nobody else closes it.
 */
export class Shutdown {
  readonly #closes: { name: string; close: Close }[] = [];
  #closing: Promise<void> | undefined;

  constructor(
    private readonly log: Log,
    /** The longest one step may take, ms. */
    private readonly patience = 10_000,
  ) {}

  add(name: string, close: Close) {
    this.#closes.push({ name, close });
  }

  get closing() {
    return this.#closing !== undefined;
  }

  run(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  /** Ends the process once everything is closed, also when its parent is gone; a second signal ends it at once. */
  onSignals() {
    const stop = (signal: string) => {
      if (this.closing && signal === 'SIGINT') process.exit(1);
      this.log.info({ signal }, 'stopping');
      void this.run().then(() => process.exit(0));
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    process.on('disconnect', () => stop('parent is gone'));
  }

  async #closeAll() {
    for (const { name, close } of this.#closes.toReversed()) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`not closed within ${this.patience} ms`)), this.patience);
      });
      try {
        await Promise.race([close(), late]);
      } catch (error) {
        this.log.error({ err: error, resource: name }, 'did not close cleanly');
      } finally {
        clearTimeout(timer);
      }
    }
  }
}
