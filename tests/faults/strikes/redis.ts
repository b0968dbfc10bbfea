import { setTimeout as pause } from 'node:timers/promises';
import { redisScope } from '@rinkside/platform/redis';
import { until } from '@rinkside/testkit/until';
import { Redis } from 'ioredis';
import type { Strike } from '../field.js';
import { drained, resumed, sameProcesses, timed } from './kills.js';

const workers = ['worker-1', 'worker-2'] as const;

/** Kills Redis and restarts it after the given time; no other process is restarted. */
export const redisGone =
  (seconds: number): Strike =>
  (field) =>
    sameProcesses(field, async () => {
      const redis = field.installation.process('redis');
      const { ledger } = field.crowd;
      const acknowledgedBefore = ledger.acknowledged;
      await redis.kill('SIGKILL');
      await pause(seconds * 1000);
      const accepted = ledger.acknowledged - acknowledgedBefore;
      const pending = await field.installation.rows<{ count: number }>(
        'select count(*)::int as count from outbox where published_at is null',
      );
      await redis.restart();
      const backlog = pending[0]?.count ?? 0;
      const firstJob = resumed(field, workers, 5000);
      return [
        { what: `commands accepted in ${seconds} s without Redis`, value: accepted },
        {
          what: `backlog of ${backlog} events published, ms`,
          value: await drained(field),
          limit: 5000 + backlog / 5,
        },
        await firstJob,
      ];
    });

/** Flushes Redis; maintenance rebuilds the jobs from PostgreSQL and sets its marker again. */
export const redisForgets: Strike = (field) =>
  sameProcesses(field, async () => {
    const { redisUrl, databaseUrl } = field.installation;
    const redis = new Redis(redisUrl);
    try {
      const marker = `${redisScope(databaseUrl)}:remembers`;
      await until('the maintenance marker is set in Redis', () => redis.exists(marker), 20_000);
      await redis.flushall();
      const rebuildMs = await timed('the jobs are rebuilt', async () => (await redis.exists(marker)) > 0);
      return [
        { what: 'jobs rebuilt, ms', value: rebuildMs, limit: 60_000 },
        await resumed(field, workers, 60_000),
      ];
    } finally {
      redis.disconnect();
    }
  });

/** Drops all packets between gateways and Redis without closing connections. */
export const redisPartition =
  (seconds: number): Strike =>
  (field) =>
    sameProcesses(field, async () => {
      const proxy = field.installation.wire('gatewaysToRedis');
      const { ledger } = field.crowd;
      const acknowledgedBefore = ledger.acknowledged;
      proxy.change({ isPartitioned: true });
      await pause(seconds * 1000);
      const accepted = ledger.acknowledged - acknowledgedBefore;
      proxy.change({});
      if (accepted < seconds)
        throw new Error(`only ${accepted} commands were accepted while Redis was unreachable`);
      return [{ what: `commands accepted in ${seconds} s of partition`, value: accepted }];
    });

/** Adds 200 ms latency and 5 % packet loss to all connections to Redis. */
export const badNetwork =
  (seconds: number): Strike =>
  (field) =>
    sameProcesses(field, async () => {
      const proxies = (['gatewaysToRedis', 'workersToRedis'] as const).map((name) =>
        field.installation.wire(name),
      );
      for (const proxy of proxies) proxy.change({ latencyMs: 200, loss: 0.05 });
      await pause(seconds * 1000);
      for (const proxy of proxies) proxy.change({});
      return [{ what: 'backlog published, ms', value: await drained(field) }];
    });
