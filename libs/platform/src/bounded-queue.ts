import { AppError } from './errors.js';

export interface BoundedQueueOptions {
  /** Works at once. */
  concurrency: number;
  maxQueued: number;
  /** Works of one owner that wait; default: `maxQueued`. */
  maxQueuedPerOwner?: number;
  /** Longest wait before the work begins, ms; default: unlimited. */
  maxWaitMs?: number;
  /** Shown to people when the work is refused. */
  message: string;
  /** Whole seconds until a retry may succeed. */
  retryAfter?: number;
}

interface Waiting {
  owner: string;
  begin: () => void;
}

/** An owner's use is forgotten after this time without work, ms. */
const useForgottenMs = 10 * 60_000;

/**
 * Runs works with limited concurrency. The owner that has used the least time goes first; works of one owner keep their
 * order. Refuses works when too many wait or one waits too long.
 */
export class BoundedQueue {
  readonly #waiting = new Set<Waiting>();
  /** Time that the works of each owner have taken, ms; the owner of the last work is last. */
  readonly #used = new Map<string, { ms: number; at: number }>();
  #running = 0;

  constructor(private readonly options: BoundedQueueOptions) {}

  /** @throws AppError `unavailable` if the work did not begin */
  async run<T>(work: () => Promise<T>, owner = ''): Promise<T> {
    if (this.#running < this.options.concurrency) this.#running++;
    else await this.#waitForTurn(owner);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.#countUse(owner, startedAt);
      const next = this.#next();
      if (next) next.begin();
      else this.#running--;
    }
  }

  #waitForTurn(owner: string): Promise<void> {
    const { maxQueued, maxQueuedPerOwner = maxQueued, maxWaitMs, message, retryAfter } = this.options;
    const refusal = () => new AppError('unavailable', message, undefined, retryAfter);
    const own = [...this.#waiting].filter((other) => other.owner === owner).length;
    if (this.#waiting.size >= maxQueued || own >= maxQueuedPerOwner) throw refusal();
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        owner,
        begin: () => {
          this.#waiting.delete(waiting);
          clearTimeout(timer);
          resolve();
        },
      };
      this.#waiting.add(waiting);
      const timer =
        maxWaitMs && setTimeout(() => this.#waiting.delete(waiting) && reject(refusal()), maxWaitMs);
    });
  }

  #next(): Waiting | undefined {
    const usedMs = ({ owner }: Waiting) => this.#used.get(owner)?.ms ?? 0;
    return [...this.#waiting].toSorted((a, b) => usedMs(a) - usedMs(b))[0];
  }

  #countUse(owner: string, startedAt: number): void {
    const at = performance.now();
    const ms = (this.#used.get(owner)?.ms ?? 0) + at - startedAt;
    this.#used.delete(owner);
    this.#used.set(owner, { ms, at });
    for (const [oldest, use] of this.#used) {
      if (at - use.at < useForgottenMs) break;
      this.#used.delete(oldest);
    }
  }
}
