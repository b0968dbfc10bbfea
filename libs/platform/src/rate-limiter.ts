import { once } from 'node:events';
import type { RateLimit } from '@rinkside/contracts/route';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { consumePoint } from './consume-point.js';
import type { Env } from './env.js';
import type { Log } from './log.js';
import { openRedis, redisKeyPrefix } from './redis.js';

/** A slow Redis must not hold up requests: after this time a call is counted in memory. */
const redisTimeoutMs = 250;

/** Fixed-window rate limits, counted across all processes in Redis, or in memory while Redis is unavailable or unset. */
export class RateLimiter {
  readonly #redis: Redis | undefined;
  /** One per name of a limit. */
  readonly #limiters = new Map<string, RateLimiterAbstract>();

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
   * Counts one call of `caller` against the limit `name`.
   * @returns 0 when the call is allowed, else the whole seconds until it is
   */
  async consume(name: string, limit: RateLimit, caller: string): Promise<number> {
    let limiter = this.#limiters.get(name);
    if (!limiter) this.#limiters.set(name, (limiter = this.#create(name, limit)));
    return consumePoint(limiter, caller);
  }

  async close() {
    this.#redis?.disconnect();
  }

  #create(name: string, { max, seconds }: RateLimit): RateLimiterAbstract {
    const options = {
      keyPrefix: `${redisKeyPrefix(this.env.DATABASE_URL)}:limit:${name}`,
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
