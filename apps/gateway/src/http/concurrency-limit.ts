/** How the limit follows the measured latency. */
interface Tuning {
  initial: number;
  min: number;
  max: number;
  /** A window ends when this time has passed, ms, and it has enough samples. */
  windowMs: number;
  minSamples: number;
  /** The limit shrinks when the low latency of a window is this many times that of quiet windows. */
  tolerance: number;
  /** Latencies below this are never a reason to shrink, ms. */
  floorMs: number;
}

const tuning: Tuning = {
  initial: 200,
  min: 16,
  max: 1000,
  windowMs: 250,
  minSamples: 10,
  tolerance: 4,
  floorMs: 10,
};

/** A window with fewer requests in progress at once measures the latency without a queue. */
const quietRequests = 4;
/** How fast the quiet latency follows a quiet window, and how fast it rises while no window is quiet. */
const follow = 0.2;
const drift = 1.001;

/** The tenth percentile. It stays low in a burst, which the server soon works off, and rises with a standing queue (as in CoDel). */
const lowOf = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)] ?? 0;

/**
 * Bounds the requests in progress. While at least half of the bound is used, it shrinks by a tenth when latency shows a
 * standing queue, and grows by a twentieth when it does not (AIMD, as in TCP). There is no maintained package for this:
 * `@fastify/under-pressure` compares the event loop's delay with a constant.
 */
export class ConcurrencyLimit {
  #limit: number;
  #inProgress = 0;
  #peak = 0;
  #latencies: number[] = [];
  #windowStart = 0;
  #quietMs: number | undefined;

  constructor(
    private readonly settings: Tuning = tuning,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#limit = settings.initial;
  }

  get limit(): number {
    return Math.floor(this.#limit);
  }

  /** @param share of the limit that such requests may use; above 1 for those refused last. @returns whether it may start */
  enter(share: number): boolean {
    if (this.#inProgress >= this.#limit * share) return false;
    this.#inProgress++;
    this.#peak = Math.max(this.#peak, this.#inProgress);
    return true;
  }

  /** @param latencyMs none when the request was not finished */
  leave(latencyMs?: number): void {
    this.#inProgress--;
    if (latencyMs === undefined) return;
    this.#latencies.push(latencyMs);
    const { windowMs, minSamples } = this.settings;
    if (this.now() - this.#windowStart >= windowMs && this.#latencies.length >= minSamples) this.#adapt();
  }

  #adapt(): void {
    const { min, max, tolerance, floorMs } = this.settings;
    const low = lowOf(this.#latencies);
    const quietMs = (this.#quietMs ??= low);
    if (this.#peak <= quietRequests || low < quietMs) this.#quietMs = quietMs + follow * (low - quietMs);
    else this.#quietMs = quietMs * drift;
    if (this.#peak > this.#limit / 2)
      this.#limit =
        low > tolerance * Math.max(quietMs, floorMs)
          ? Math.max(min, this.#limit * 0.9)
          : Math.min(max, this.#limit * 1.05 + 1);
    this.#latencies = [];
    this.#peak = this.#inProgress;
    this.#windowStart = this.now();
  }
}
