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
  /** Low latencies below this are never a reason to shrink, ms. */
  floorMs: number;
  /** The most that the limit shrinks after one window. */
  maxShrink: number;
}

const tuning: Tuning = {
  initial: 200,
  min: 16,
  max: 1000,
  windowMs: 100,
  minSamples: 10,
  tolerance: 3,
  floorMs: 45,
  maxShrink: 0.4,
};

/** A window with fewer requests in progress at once measures the latency without a queue. */
const quietRequests = 4;
/** How fast the quiet latency follows a quiet window, and how fast it rises while no window is quiet. */
const follow = 0.2;
const drift = 1.0004;

/** The tenth percentile, which single slow routes do not raise. */
const lowOf = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)] ?? 0;

/**
 * Bounds the requests in progress. It shrinks while latency is high and at least half of the bound is in use all the time:
 * a burst that the server works off is no overload. It grows while it is used otherwise. There is no maintained package for
 * this: `@fastify/under-pressure` compares the event loop's delay with a constant.
 */
export class ConcurrencyLimit {
  #limit: number;
  #inProgress = 0;
  /** The most and the fewest in progress during the window. */
  #peak = 0;
  #trough = 0;
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
    this.#trough = Math.min(this.#trough, this.#inProgress);
    if (latencyMs === undefined) return;
    this.#latencies.push(latencyMs);
    const { windowMs, minSamples } = this.settings;
    if (this.now() - this.#windowStart >= windowMs && this.#latencies.length >= minSamples) this.#adapt();
  }

  #adapt(): void {
    const { min, max, tolerance, floorMs, maxShrink } = this.settings;
    const low = lowOf(this.#latencies);
    const quietMs = (this.#quietMs ??= low);
    if (this.#peak <= quietRequests || low < quietMs) this.#quietMs = quietMs + follow * (low - quietMs);
    else this.#quietMs = quietMs * drift;
    const share = Math.max(tolerance * quietMs, floorMs) / low;
    if (share < 1 && this.#trough > this.#limit / 2)
      this.#limit = Math.max(min, this.#limit * Math.max(maxShrink, Math.min(share, 0.9)));
    else if (this.#peak > this.#limit / 2) this.#limit = Math.min(max, this.#limit * 1.05 + 1);
    this.#latencies = [];
    this.#peak = this.#inProgress;
    this.#trough = this.#inProgress;
    this.#windowStart = this.now();
  }
}
