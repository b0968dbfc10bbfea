import type { Log } from './log.js';

type Close = () => unknown;

/**
 * Ordered shutdown on SIGTERM and SIGINT: the resource opened last is closed first, each within a timeout.
 * The code that opens a resource registers its close function here.
 */
export class Shutdown {
  readonly #closes: { name: string; close: Close }[] = [];
  #closing: Promise<void> | undefined;

  constructor(
    private readonly log: Log,
    /** Timeout per resource. */
    private readonly timeoutMs = 10_000,
  ) {}

  add(name: string, close: Close) {
    this.#closes.push({ name, close });
  }

  get isClosing() {
    return this.#closing !== undefined;
  }

  run(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  /** Shuts down and exits on signals and when the parent process exits. A second SIGINT exits immediately. */
  onSignals() {
    const stop = (signal: string) => {
      if (this.isClosing && signal === 'SIGINT') process.exit(1);
      this.log.info({ signal }, 'stopping');
      void this.run().then(() => process.exit(0));
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    process.on('disconnect', () => stop('parent exited'));
  }

  async #closeAll() {
    for (const { name, close } of this.#closes.toReversed()) {
      let timer: NodeJS.Timeout | undefined;
      const timedOut = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`not closed within ${this.timeoutMs} ms`)), this.timeoutMs);
      });
      try {
        await Promise.race([close(), timedOut]);
      } catch (error) {
        this.log.error({ err: error, resource: name }, 'did not close cleanly');
      } finally {
        clearTimeout(timer);
      }
    }
  }
}
