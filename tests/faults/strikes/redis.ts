import { setTimeout as pause } from 'node:timers/promises';
import { redisScope } from '@rinkside/platform/redis';
import { until } from '@rinkside/testkit/until';
import { Redis } from 'ioredis';
import type { Strike } from '../field.js';
import { drained, resumed, sameProcesses, timed } from './kills.js';

const workers = ['worker-1', 'worker-2'] as const;

/** Redis is killed and comes back; nothing else is started anew. */
export const redisGone =
  (seconds: number): Strike =>
  (field) =>
    sameProcesses(field, async () => {
      const redis = field.installation.process('redis');
      const { ledger } = field.crowd;
      const before = ledger.acknowledged;
      await redis.kill('SIGKILL');
      await pause(seconds * 1000);
      const meanwhile = ledger.acknowledged - before;
      const waiting = await field.installation.rows<{ count: number }>(
        'select count(*)::int as count from outbox where published_at is null',
      );
      await redis.restart();
      const backlog = waiting[0]?.count ?? 0;
      const ends = resumed(field, workers, 5000);
      return [
        { what: `commands taken in ${seconds} s without Redis`, value: meanwhile },
        {
          what: `backlog of ${backlog} published, ms`,
          value: await drained(field),
          limit: 5000 + backlog / 5,
        },
        await ends,
      ];
    });

/** Redis forgets everything; jobs and the marker come back from PostgreSQL. */
export const redisForgets: Strike = (field) =>
  sameProcesses(field, async () => {
    const { redisUrl, databaseUrl } = field.installation;
    const redis = new Redis(redisUrl);
    try {
      const marker = `${redisScope(databaseUrl)}:remembers`;
      await until('the sweeps know this Redis', () => redis.exists(marker), 20_000);
      await redis.flushall();
      const rebuilt = await timed('jobs are derived again', async () => (await redis.exists(marker)) > 0);
      return [
        { what: 'jobs derived again, ms', value: rebuilt, limit: 60_000 },
        await resumed(field, workers, 60_000),
      ];
    } finally {
      redis.disconnect();
    }
  });

/** Nobody reaches Redis from the gateways, and nobody is told so: packets vanish. */
export const redisPartition =
  (seconds: number): Strike =>
  (field) =>
    sameProcesses(field, async () => {
      const wire = field.installation.wire('gatewaysToRedis');
      const { ledger } = field.crowd;
      const before = ledger.acknowledged;
      wire.change({ held: true });
      await pause(seconds * 1000);
      const meanwhile = ledger.acknowledged - before;
      wire.change({});
      if (meanwhile < seconds)
        throw new Error(`only ${meanwhile} commands were taken while Redis did not answer`);
      return [{ what: `commands taken in ${seconds} s of partition`, value: meanwhile }];
    });

export const badNetwork =
  (seconds: number): Strike =>
  (field) =>
    sameProcesses(field, async () => {
      const wires = (['gatewaysToRedis', 'workersToRedis'] as const).map((name) =>
        field.installation.wire(name),
      );
      for (const wire of wires) wire.change({ delay: 200, loss: 0.05 });
      await pause(seconds * 1000);
      for (const wire of wires) wire.change({});
      return [{ what: 'backlog published, ms', value: await drained(field) }];
    });
