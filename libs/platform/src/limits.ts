import type { Limit } from '@rinkside/contracts/route';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import type { Env } from './env.js';
import type { Log } from './log.js';
import { openRedis, redisScope } from './redis.js';

/** Counts calls, across all gateways on Redis; on each one's own memory while Redis is away or absent. */
export class Limits {
  readonly #redis: Redis | undefined;
  readonly #limiters = new Map<string, RateLimiterRedis | RateLimiterMemory>();

  constructor(
    private readonly env: Env,
    log: Log,
  ) {
    if (env.REDIS_URL) this.#redis = openRedis(env.REDIS_URL, log, { failFast: true });
  }

  /**
   * Counts one call of `who` against `name`.
   * @returns 0 when it may go on, else the whole seconds to wait.
   */
  async take(name: string, limit: Limit, who: string): Promise<number> {
    try {
      await this.#limiter(name, limit).consume(who);
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw refused;
    }
  }

  async close() {
    this.#redis?.disconnect();
  }

  #limiter(name: string, { max, seconds }: Limit) {
    const known = this.#limiters.get(name);
    if (known) return known;
    const rule = {
      keyPrefix: `${redisScope(this.env.DATABASE_URL)}:limit:${name}`,
      points: Math.ceil(max * this.env.RATE_LIMIT_FACTOR),
      duration: seconds,
    };
    const inMemory = new RateLimiterMemory(rule);
    const limiter = this.#redis
      ? new RateLimiterRedis({
          ...rule,
          storeClient: this.#redis,
          insuranceLimiter: inMemory,
          inMemoryBlockOnConsumed: rule.points,
        })
      : inMemory;
    this.#limiters.set(name, limiter);
    return limiter;
  }
}
