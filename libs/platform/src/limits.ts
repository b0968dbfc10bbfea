import type { Limit } from '@rinkside/contracts/route';
import type { Redis } from 'ioredis';
import { inBatches } from './batch.js';
import type { Env } from './env.js';
import type { Log } from './log.js';
import { openRedis, redisScope } from './redis.js';

/** Calls of one caller in one time, as far as this process knows. */
interface Count {
  key: string;
  ms: number;
  /** Counted in Redis when it was last asked, by all processes. */
  known: number;
  /** Counted here since, and of these those Redis is being told of. */
  untold: number;
  flying: number;
  /** When the time is over, on the clock that nobody sets. */
  ends: number;
}

const taken = ({ known, untold, flying }: Count) => known + untold + flying;

/** How long calls that are far from their limit wait until Redis hears of them, ms. */
const tellEvery = 100;
const sweepEvery = 30_000;

/** Adds to the count of every key; answers each new count and how long it lasts, ms. */
const add = `
local counts = {}
for at, key in ipairs(KEYS) do
  local count = redis.call('incrby', key, ARGV[at * 2 - 1])
  if count == tonumber(ARGV[at * 2 - 1]) then redis.call('pexpire', key, ARGV[at * 2]) end
  counts[at * 2 - 1] = count
  counts[at * 2] = redis.call('pttl', key)
end
return counts`;

/**
 * Counts calls across all processes on Redis; on each one's own memory while Redis is away or absent. As long as a
 * caller is known to be below half of a limit nobody waits for Redis: it is told soon after, of many at once.
 */
export class Limits {
  readonly #redis: Redis | undefined;
  readonly #counts = new Map<string, Count>();
  readonly #waiting = new Set<Count>();
  readonly #tell = inBatches((counts: Count[]) => this.#add(counts));
  readonly #timers: NodeJS.Timeout[];

  constructor(
    private readonly env: Env,
    log: Log,
  ) {
    if (env.REDIS_URL) this.#redis = openRedis(env.REDIS_URL, log, { failFast: true });
    this.#timers = [
      setInterval(() => this.#tellAll(), tellEvery),
      setInterval(() => this.#sweep(), sweepEvery),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /**
   * Counts one call of `who` against `name`.
   * @returns 0 when it may go on, else the whole seconds to wait.
   */
  async take(name: string, { max, seconds }: Limit, who: string): Promise<number> {
    const points = Math.ceil(max * this.env.RATE_LIMIT_FACTOR);
    const count = this.#countOf(`${name}:${who}`, seconds * 1000);
    count.untold++;
    if (taken(count) <= points / 2) this.#waiting.add(count);
    else await this.#tell(count).catch(() => undefined);
    if (taken(count) <= points) return 0;
    return Math.max(1, Math.ceil((count.ends - performance.now()) / 1000));
  }

  async close() {
    for (const timer of this.#timers) clearInterval(timer);
    this.#redis?.disconnect();
  }

  #countOf(key: string, ms: number): Count {
    const found = this.#counts.get(key);
    if (found && found.ends > performance.now()) return found;
    const count = { key, ms, known: 0, untold: 0, flying: 0, ends: performance.now() + ms };
    this.#counts.set(key, count);
    return count;
  }

  /** What Redis could not be told of stays counted here. */
  async #add(asked: Count[]): Promise<void[]> {
    const told = [...new Set(asked)].filter(({ untold }) => untold > 0);
    if (this.#redis?.status !== 'ready' || told.length === 0) return asked.map(() => undefined);
    const added = told.map(({ untold }) => untold);
    for (const count of told) {
      count.flying += count.untold;
      count.untold = 0;
    }
    const scope = `${redisScope(this.env.DATABASE_URL)}:limit:`;
    const keys = told.map(({ key }) => scope + key);
    const rules = told.flatMap(({ ms }, at) => [added[at] ?? 0, ms]);
    try {
      const answer = (await this.#redis.eval(add, keys.length, ...keys, ...rules)) as number[];
      told.forEach((count, at) => {
        count.flying -= added[at] ?? 0;
        count.known = answer[at * 2] ?? 0;
        count.ends = performance.now() + (answer[at * 2 + 1] ?? 0);
      });
    } catch (error) {
      told.forEach((count, at) => {
        count.flying -= added[at] ?? 0;
        count.untold += added[at] ?? 0;
      });
      throw error;
    }
    return asked.map(() => undefined);
  }

  #tellAll() {
    const counts = [...this.#waiting];
    this.#waiting.clear();
    if (counts.length > 0) this.#add(counts).catch(() => undefined);
  }

  #sweep() {
    const now = performance.now();
    for (const [key, { ends }] of this.#counts) if (ends <= now) this.#counts.delete(key);
  }
}
