import { seededRandom } from '@rinkside/domain/seed/seeded-random';
import { redisKeyPrefix } from '@rinkside/platform/redis';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { waitFor } from '@rinkside/testkit/wait-for';
import { expect } from 'vitest';
import type { FaultInjector } from '../chaos-run.js';
import { drainBacklogMs, firstJobFinished, expectNoExit } from './kills.js';

/** Publishes every event in the outbox again, in random order. */
export const republishEvents =
  (times: number): FaultInjector =>
  (field) =>
    expectNoExit(field, async () => {
      const random = seededRandom('repeat');
      let republished = 0;
      for (let round = 0; round < times; round++) {
        const rows = await field.installation.rows<{ id: string }>('select id from outbox');
        const shuffled = rows
          .map(({ id }) => ({ id, order: random.next() }))
          .toSorted((one, other) => one.order - other.order);
        for (let at = 0; at < shuffled.length; at += 100) {
          const ids = shuffled.slice(at, at + 100).map(({ id }) => id);
          await field.installation.rows(
            'update outbox set published_at = null where id = any($1::uuid[]) and published_at is not null',
            [ids],
          );
          await drainBacklogMs(field);
        }
        republished += rows.length;
      }
      return [{ what: 'events republished', value: republished }];
    });

/** Adds jobs that always fail; other jobs must not wait for them. */
export const failingJobs =
  (jobs: number): FaultInjector =>
  (field) =>
    expectNoExit(field, async () => {
      const { redisUrl, databaseUrl } = field.installation;
      const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
      const queue = new Queue('create-notifications', { connection, prefix: redisKeyPrefix(databaseUrl) });
      try {
        const opts = { attempts: 5, backoff: { type: 'exponential', delay: 1000 }, removeOnFail: false };
        await queue.addBulk(
          Array.from({ length: jobs }, (_, at) => ({
            name: 'create-notifications',
            data: { poison: at },
            opts,
          })),
        );
        const firstOther = await firstJobFinished(field, ['worker-1', 'worker-2'], 5000);
        await waitFor(
          'all of them have failed permanently',
          async () => (await queue.getFailedCount()) === jobs,
          60_000,
        );
        const failed = await queue.getFailed();
        expect(failed.filter(({ failedReason }) => !failedReason)).toEqual([]);
        const [next] = await field.installation.queues.waitingTimes(['create-notifications']);
        await queue.clean(0, jobs, 'failed');
        return [
          {
            what: 'attempts until a job failed permanently',
            value: Math.max(...failed.map(({ attemptsMade }) => attemptsMade)),
            limit: 5,
          },
          { ...firstOther, what: 'first other job finished, ms' },
          { what: 'age of the next waiting job, s', value: Math.round(next?.seconds ?? 0), limit: 5 },
        ];
      } finally {
        await queue.close();
        connection.disconnect();
      }
    });

/** Maximum time a migration step may block other statements. */
const maxStepMs = 1000;

/** Adds, backfills, indexes and drops a column of the largest table while the product runs. */
export const migrateUnderLoad: FaultInjector = (field) =>
  expectNoExit(field, async () => {
    const client = await field.installation.pool.connect();
    let longestMs = 0;
    const step = async (sql: string) => {
      const startedAt = performance.now();
      await client.query(sql);
      longestMs = Math.max(longestMs, performance.now() - startedAt);
    };
    try {
      await client.query(`set lock_timeout = ${maxStepMs}`);
      await step('alter table item add column probe text');
      for (let at = 0; at < 10; at++)
        await step(
          'update item set probe = $$x$$ where id in (select id from item where probe is null limit 100 for update skip locked)',
        );
      await client.query('create index concurrently item_probe on item (probe)');
      await step('drop index item_probe');
      await step('alter table item drop column probe');
    } finally {
      client.release(true);
    }
    return [{ what: 'longest migration step, ms', value: Math.round(longestMs), limit: maxStepMs }];
  });
