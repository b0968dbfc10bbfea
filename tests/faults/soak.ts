import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Field, type FieldOptions, type Outcome, type Strike } from './field.js';
import { productProcesses, sameProcesses } from './strikes/kills.js';
import { quantile } from './traffic.js';

/** What the processes hold. */
interface Look {
  /** Minutes since the beginning. */
  at: number;
  /** MB, of all processes. */
  memory: number;
  handles: number;
  keys: number;
}

/** What a value gains in ten minutes, % of its mean: the slope of the line that fits best. */
const growth = (looks: readonly Look[], of: (look: Look) => number): number => {
  const mean = (value: (look: Look) => number) =>
    looks.reduce((sum, look) => sum + value(look), 0) / looks.length;
  const [time, level] = [mean(({ at }) => at), mean(of)];
  const slope = mean((look) => (look.at - time) * (of(look) - level)) / mean(({ at }) => (at - time) ** 2);
  return Math.round((1000 * 100 * slope) / level) / 100;
};

const hundredths = (value: number) => Math.round(100 * value) / 100;

/** Nothing but time: what the product holds is looked at once in a while, from when caches are full and code is warm. */
const time =
  (minutes: number): Strike =>
  (field) =>
    sameProcesses(field, async () => {
      const { installation, crowd } = field;
      const redis = new Redis(installation.redisUrl);
      const began = performance.now();
      const since = () => (performance.now() - began) / 60_000;
      const look = async (): Promise<Look> => {
        const sum = async (name: string) => {
          const values = await Promise.all(productProcesses.map((each) => installation.metric(each, name)));
          return values.reduce((total, value) => total + value, 0);
        };
        return {
          at: since(),
          memory: (await sum('process_resident_memory_bytes')) / 2 ** 20,
          handles: await sum('process_open_fds'),
          keys: await redis.dbsize(),
        };
      };
      /** p99 of the commands that began then, ms. */
      const tail = (from: number, to: number) =>
        quantile(
          crowd.ledger.tries
            .filter(({ at }) => at >= began + from * 60_000 && at < began + to * 60_000)
            .map(({ took }) => took),
          0.99,
        );
      try {
        const warm = minutes / 6;
        const looks: Look[] = [];
        while (since() < minutes) {
          await pause(minutes * 500);
          if (since() >= warm) looks.push(await look());
        }
        const [first, last] = [looks[0], looks.at(-1)];
        if (!first || !last) throw new Error('nobody looked');
        return [
          { what: 'minutes', value: minutes },
          { what: 'memory of all processes at first, MB', value: Math.round(first.memory) },
          // @covers R14
          { what: 'memory gained in ten minutes, %', value: growth(looks, ({ memory }) => memory), limit: 3 },
          { what: 'handles at first', value: first.handles },
          { what: 'and in the end', value: last.handles, limit: first.handles + 20 },
          { what: 'keys of Redis at first', value: first.keys },
          { what: 'keys gained in ten minutes, %', value: growth(looks, ({ keys }) => keys), limit: 3 },
          {
            what: 'p99 of the last twelfth over that of the first after the warm-up',
            value: hundredths(tail(minutes - minutes / 12, Infinity) / tail(warm, warm + minutes / 12)),
          },
        ];
      } finally {
        redis.disconnect();
      }
    });

/** Everyday load for so long, held to what every fault is held to. */
export const soak = async (postgresUrl: string, minutes: number, size: FieldOptions): Promise<Outcome> => {
  const field = await Field.open(postgresUrl, size);
  try {
    await field.play([time(minutes)], size.people);
    return await field.judgeAll();
  } finally {
    await field.close();
  }
};
