import { AppError } from './errors.js';

export interface BoundedQueueOptions {
  /** Works at once. */
  concurrency: number;
  maxQueued: number;
  /** Longest wait before the work begins, ms; default: unlimited. */
  maxWaitMs?: number;
  /** Shown to people when the work is refused. */
  message: string;
  /** Whole seconds until a retry may succeed. */
  retryAfter?: number;
}

/** Runs works with limited concurrency, in their order. Refuses them when too many wait or one waits too long. */
export class BoundedQueue {
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(private readonly options: BoundedQueueOptions) {}

  /** @throws AppError `unavailable` if the work did not begin */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.options.concurrency) this.#running++;
    else await this.#waitForTurn();
    try {
      return await work();
    } finally {
      const [next] = this.#waiting;
      if (next) next();
      else this.#running--;
    }
  }

  #waitForTurn(): Promise<void> {
    const { maxQueued, maxWaitMs, message, retryAfter } = this.options;
    const refusal = () => new AppError('unavailable', message, undefined, retryAfter);
    if (this.#waiting.size >= maxQueued) throw refusal();
    return new Promise((resolve, reject) => {
      const begin = () => {
        this.#waiting.delete(begin);
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.add(begin);
      const timer =
        maxWaitMs && setTimeout(() => this.#waiting.delete(begin) && reject(refusal()), maxWaitMs);
    });
  }
}
