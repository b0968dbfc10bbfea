import { setTimeout as pause } from 'node:timers/promises';
import { redisKeyPrefix } from '@rinkside/platform/redis';
import { waitFor } from '@rinkside/testkit/wait-for';
import { Redis } from 'ioredis';
import type { FaultInjector } from '../chaos-run.js';
import { drainBacklogMs, firstJobFinished, expectNoExit, measureUntil } from './kills.js';

const workers = ['worker-1', 'worker-2'] as const;

/** Kills Redis and restarts it after the given time; no other process is restarted. */
export const redisOutage =
  (seconds: number): FaultInjector =>
  (field) =>
    expectNoExit(field, async () => {
      const redis = field.installation.process('redis');
      const { ledger } = field.workload;
      const acknowledgedBefore = ledger.acknowledged;
      await redis.kill('SIGKILL');
      await pause(seconds * 1000);
      const accepted = ledger.acknowledged - acknowledgedBefore;
      const pending = await field.installation.rows<{ count: number }>(
        'select count(*)::int as count from outbox where published_at is null',
      );
      await redis.restart();
      const backlog = pending[0]?.count ?? 0;
      const firstJob = firstJobFinished(field, workers, 5000);
      return [
        { what: `commands accepted in ${seconds} s without Redis`, value: accepted },
        {
          what: `backlog of ${backlog} events published, ms`,
          value: await drainBacklogMs(field),
          limit: 5000 + backlog / 5,
        },
        await firstJob,
      ];
    });

/** Flushes Redis; maintenance rebuilds the jobs from PostgreSQL and sets its marker again. */
export const redisFlush: FaultInjector = (field) =>
  expectNoExit(field, async () => {
    const { redisUrl, databaseUrl } = field.installation;
    const redis = new Redis(redisUrl);
    try {
      const marker = `${redisKeyPrefix(databaseUrl)}:jobs-rebuilt`;
      await waitFor('the maintenance marker is set in Redis', () => redis.exists(marker), 20_000);
      await redis.flushall();
      const rebuildMs = await measureUntil(
        'the jobs are rebuilt',
        async () => (await redis.exists(marker)) > 0,
      );
      return [
        { what: 'jobs rebuilt, ms', value: rebuildMs, limit: 60_000 },
        await firstJobFinished(field, workers, 60_000),
      ];
    } finally {
      redis.disconnect();
    }
  });

/** Drops all packets between gateways and Redis without closing connections. */
export const redisPartition =
  (seconds: number): FaultInjector =>
  (field) =>
    expectNoExit(field, async () => {
      const proxy = field.installation.flakyProxy('gatewaysToRedis');
      const { ledger } = field.workload;
      const acknowledgedBefore = ledger.acknowledged;
      proxy.setConditions({ isPartitioned: true });
      await pause(seconds * 1000);
      const accepted = ledger.acknowledged - acknowledgedBefore;
      proxy.setConditions({});
      if (accepted < seconds)
        throw new Error(`only ${accepted} commands were accepted while Redis was unreachable`);
      return [{ what: `commands accepted in ${seconds} s of partition`, value: accepted }];
    });

/** Adds 200 ms latency and 5 % packet loss to all connections to Redis. */
export const slowRedisNetwork =
  (seconds: number): FaultInjector =>
  (field) =>
    expectNoExit(field, async () => {
      const proxies = (['gatewaysToRedis', 'workersToRedis'] as const).map((name) =>
        field.installation.flakyProxy(name),
      );
      for (const proxy of proxies) proxy.setConditions({ latencyMs: 200, loss: 0.05 });
      await pause(seconds * 1000);
      for (const proxy of proxies) proxy.setConditions({});
      return [{ what: 'backlog published, ms', value: await drainBacklogMs(field) }];
    });
