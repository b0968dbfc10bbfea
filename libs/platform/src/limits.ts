import type { Limit } from '@rinkside/contracts/route';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import { inBatches } from './batch.js';
import type { Env } from './env.js';
import type { Log } from './log.js';
import { openRedis, redisScope } from './redis.js';

interface Taken {
  key: string;
  /** Calls that go through in the time, and the time, ms. */
  points: number;
  ms: number;
}

/** Counts one call of every key; answers for each how long it has to wait, ms, 0 where it may go on. */
const count = `
local waits = {}
for at, key in ipairs(KEYS) do
  local taken = redis.call('incr', key)
  if taken == 1 then redis.call('pexpire', key, ARGV[at * 2]) end
  waits[at] = taken > tonumber(ARGV[at * 2 - 1]) and redis.call('pttl', key) or 0
end
return waits`;

/** Counts calls, across all gateways on Redis; on each one's own memory while Redis is away or absent. */
export class Limits {
  readonly #redis: Redis | undefined;
  readonly #inMemory = new Map<string, RateLimiterMemory>();
  readonly #inRedis = inBatches((taken: Taken[]) => this.#count(taken));

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
  async take(name: string, { max, seconds }: Limit, who: string): Promise<number> {
    const points = Math.ceil(max * this.env.RATE_LIMIT_FACTOR);
    const key = `${redisScope(this.env.DATABASE_URL)}:limit:${name}:${who}`;
    const wait =
      this.#redis?.status === 'ready'
        ? await this.#inRedis({ key, points, ms: seconds * 1000 }).catch(() => undefined)
        : undefined;
    return wait === undefined ? this.#remember(name, points, seconds, who) : Math.ceil(wait / 1000);
  }

  async close() {
    this.#redis?.disconnect();
  }

  async #count(taken: Taken[]): Promise<number[]> {
    const keys = taken.map(({ key }) => key);
    const rules = taken.flatMap(({ points, ms }) => [points, ms]);
    return (await this.#redis?.eval(count, keys.length, ...keys, ...rules)) as number[];
  }

  async #remember(name: string, points: number, duration: number, who: string): Promise<number> {
    let limiter = this.#inMemory.get(name);
    if (!limiter)
      this.#inMemory.set(name, (limiter = new RateLimiterMemory({ keyPrefix: name, points, duration })));
    try {
      await limiter.consume(who);
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw refused;
    }
  }
}
