import { once } from 'node:events';
import type { RateLimit } from '@rinkside/contracts/route';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { consumePoint } from './consume-point.js';
import type { Env } from './env.js';
import type { Log } from './log.js';
import { openRedis, redisKeyPrefix, type Redis } from './redis.js';

/** A slow Redis must not hold up requests: after this time a call is counted in memory. */
const redisTimeoutMs = 250;
/** A text typed later is a new one. */
const textSeconds = 600;

/** Fixed-window rate limits, counted across all processes in Redis, or in memory while Redis is unavailable or unset. */
export class RateLimiter {
  readonly #redis: Redis | undefined;
  /** One per name of a limit. */
  readonly #limiters = new Map<string, RateLimiterAbstract>();
  /** The last text of each caller in this process. */
  readonly #texts = new LRUCache<string, string>({ max: 10_000 });

  private constructor(
    private readonly env: Env,
    log: Log,
  ) {
    if (env.REDIS_URL)
      this.#redis = openRedis(env.REDIS_URL, log, { failFast: true, commandTimeout: redisTimeoutMs });
  }

  /** Waits for Redis for a moment, because calls that are counted in memory are not counted in Redis later. */
  static async open(env: Env, log: Log): Promise<RateLimiter> {
    const limiter = new RateLimiter(env, log);
    if (limiter.#redis)
      await once(limiter.#redis, 'ready', { signal: AbortSignal.timeout(redisTimeoutMs) }).catch(
        () => undefined,
      );
    return limiter;
  }

  /**
   * Counts a call of `caller` against the limit `name`, as many times as `points` says.
   * @returns 0 when the call is allowed, else the whole seconds until it is
   */
  async consume(name: string, limit: RateLimit, caller: string, points = 1): Promise<number> {
    return consumePoint(this.#limiter(name, limit), caller, points);
  }

  /** Takes a counted call of `caller` back. */
  async takeBack(name: string, limit: RateLimit, caller: string): Promise<void> {
    await this.#limiter(name, limit).reward(caller);
  }

  /**
   * Counts a text of `caller`, unless it only extends the caller's text before: typing on counts once.
   * @returns as {@link consume}
   */
  async consumeText(name: string, limit: RateLimit, caller: string, text: string): Promise<number> {
    const before = await this.#replaceText(`${name}:${caller}`, text);
    const points = before !== null && text.startsWith(before) ? 0 : 1;
    return consumePoint(this.#limiter(name, limit), caller, points);
  }

  /** Stores a text and returns the one before. In memory while Redis is unavailable or unset. */
  async #replaceText(key: string, text: string): Promise<string | null> {
    const before = this.#texts.get(key) ?? null;
    this.#texts.set(key, text);
    const redisKey = `${redisKeyPrefix(this.env.DATABASE_URL, this.env.REDIS_PREFIX)}:text:${key}`;
    const stored = this.#redis?.set(redisKey, text, 'EX', textSeconds, 'GET').catch(() => before);
    return stored ?? before;
  }

  #limiter(name: string, limit: RateLimit): RateLimiterAbstract {
    let limiter = this.#limiters.get(name);
    if (!limiter) this.#limiters.set(name, (limiter = this.#create(name, limit)));
    return limiter;
  }

  /** Health check. @throws while Redis is unavailable; limits are then counted per process. */
  async check() {
    await this.#redis?.ping();
  }

  async close() {
    this.#redis?.disconnect();
  }

  #create(name: string, { max, seconds }: RateLimit): RateLimiterAbstract {
    const options = {
      keyPrefix: `${redisKeyPrefix(this.env.DATABASE_URL, this.env.REDIS_PREFIX)}:limit:${name}`,
      points: Math.ceil(max * this.env.RATE_LIMIT_FACTOR),
      duration: seconds,
    };
    const insuranceLimiter = new RateLimiterMemory(options);
    if (!this.#redis) return insuranceLimiter;
    return new RateLimiterRedis({
      ...options,
      storeClient: this.#redis,
      rejectIfRedisNotReady: true,
      // Callers above the limit are rejected without asking Redis until their window ends.
      inMemoryBlockOnConsumed: options.points + 1,
      insuranceLimiter,
    });
  }
}
