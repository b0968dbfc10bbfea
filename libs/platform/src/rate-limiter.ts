import type { RateLimit } from '@rinkside/contracts/route';
import type { Redis } from 'ioredis';
import { createBatcher } from './coalescing-batcher.js';
import type { Env } from './env.js';
import type { Log } from './log.js';
import { openRedis, redisKeyPrefix } from './redis.js';

/** Calls of one caller in one window. */
interface Counter {
  key: string;
  windowMs: number;
  /** Calls of all processes, as of the last reply from Redis. */
  remote: number;
  /** Calls of this process not yet sent to Redis. */
  pending: number;
  /** Calls of this process being sent. */
  inFlight: number;
  /** End of the window, by `performance.now()`. */
  endsAt: number;
}

const totalOf = ({ remote, pending, inFlight }: Counter) => remote + pending + inFlight;

/** Flush interval for counters that are far below their limit. */
const flushIntervalMs = 100;
const sweepIntervalMs = 30_000;

/** Lua: increments every key; returns per key the new count and the remaining window in ms. */
const incrementScript = `
local counts = {}
for at, key in ipairs(KEYS) do
  local count = redis.call('incrby', key, ARGV[at * 2 - 1])
  if count == tonumber(ARGV[at * 2 - 1]) then redis.call('pexpire', key, ARGV[at * 2]) end
  counts[at * 2 - 1] = count
  counts[at * 2] = redis.call('pttl', key)
end
return counts`;

/**
 * Fixed-window rate limiter. Counts across all processes in Redis, or in memory while Redis is unavailable or not
 * configured. Below half of a limit a call does not wait for Redis; its count is flushed in a batch within 100 ms.
 */
export class RateLimiter {
  readonly #redis: Redis | undefined;
  readonly #counters = new Map<string, Counter>();
  readonly #unflushed = new Set<Counter>();
  readonly #flush = createBatcher((counters: Counter[]) => this.#increment(counters));
  readonly #timers: NodeJS.Timeout[];

  constructor(
    private readonly env: Env,
    log: Log,
  ) {
    if (env.REDIS_URL) this.#redis = openRedis(env.REDIS_URL, log, { failFast: true });
    this.#timers = [
      setInterval(() => this.#flushAll(), flushIntervalMs),
      setInterval(() => this.#sweep(), sweepIntervalMs),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /**
   * Counts one call of `caller` against the limit `name`.
   * @returns 0 when the call is allowed, else the whole seconds until it is
   */
  async consume(name: string, { max, seconds }: RateLimit, caller: string): Promise<number> {
    const maxCalls = Math.ceil(max * this.env.RATE_LIMIT_FACTOR);
    const counter = this.#counterOf(`${name}:${caller}`, seconds * 1000);
    counter.pending++;
    if (totalOf(counter) <= maxCalls / 2) this.#unflushed.add(counter);
    else await this.#flush(counter).catch(() => undefined);
    if (totalOf(counter) <= maxCalls) return 0;
    return Math.max(1, Math.ceil((counter.endsAt - performance.now()) / 1000));
  }

  async close() {
    for (const timer of this.#timers) clearInterval(timer);
    this.#redis?.disconnect();
  }

  #counterOf(key: string, windowMs: number): Counter {
    const existing = this.#counters.get(key);
    if (existing && existing.endsAt > performance.now()) return existing;
    const counter = {
      key,
      windowMs,
      remote: 0,
      pending: 0,
      inFlight: 0,
      endsAt: performance.now() + windowMs,
    };
    this.#counters.set(key, counter);
    return counter;
  }

  /** Sends pending calls to Redis. On failure they stay counted in this process. */
  async #increment(counters: Counter[]): Promise<void[]> {
    const sent = [...new Set(counters)].filter(({ pending }) => pending > 0);
    if (this.#redis?.status !== 'ready' || sent.length === 0) return counters.map(() => undefined);
    const increments = sent.map(({ pending }) => pending);
    for (const counter of sent) {
      counter.inFlight += counter.pending;
      counter.pending = 0;
    }
    const scope = `${redisKeyPrefix(this.env.DATABASE_URL)}:limit:`;
    const keys = sent.map(({ key }) => scope + key);
    const args = sent.flatMap(({ windowMs }, at) => [increments[at] ?? 0, windowMs]);
    try {
      const reply = (await this.#redis.eval(incrementScript, keys.length, ...keys, ...args)) as number[];
      sent.forEach((counter, at) => {
        counter.inFlight -= increments[at] ?? 0;
        counter.remote = reply[at * 2] ?? 0;
        counter.endsAt = performance.now() + (reply[at * 2 + 1] ?? 0);
      });
    } catch (error) {
      sent.forEach((counter, at) => {
        counter.inFlight -= increments[at] ?? 0;
        counter.pending += increments[at] ?? 0;
      });
      throw error;
    }
    return counters.map(() => undefined);
  }

  #flushAll() {
    const counters = [...this.#unflushed];
    this.#unflushed.clear();
    if (counters.length > 0) this.#increment(counters).catch(() => undefined);
  }

  #sweep() {
    const now = performance.now();
    for (const [key, { endsAt }] of this.#counters) if (endsAt <= now) this.#counters.delete(key);
  }
}
