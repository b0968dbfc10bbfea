import { diceOf } from '@rinkside/domain/seed/dice';
import { redisScope } from '@rinkside/platform/redis';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { until } from '@rinkside/testkit/until';
import { expect } from 'vitest';
import type { Strike } from '../field.js';
import { drained, resumed, sameProcesses } from './kills.js';

/** Every fact of the last minutes is published again, out of its order. */
export const repeatEverything =
  (times: number): Strike =>
  (field) =>
    sameProcesses(field, async () => {
      const dice = diceOf('repeat');
      let repeated = 0;
      for (let time = 0; time < times; time++) {
        const rows = await field.installation.rows<{ id: string }>('select id from outbox');
        const shuffled = rows
          .map(({ id }) => ({ id, place: dice.roll() }))
          .toSorted((one, other) => one.place - other.place);
        for (let at = 0; at < shuffled.length; at += 100) {
          const ids = shuffled.slice(at, at + 100).map(({ id }) => id);
          await field.installation.rows(
            'update outbox set published_at = null where id = any($1::uuid[]) and published_at is not null',
            [ids],
          );
          await drained(field);
        }
        repeated += rows.length;
      }
      return [{ what: 'facts published again', value: repeated }];
    });

/** Jobs that can only fail, before and among the others. */
export const poison =
  (jobs: number): Strike =>
  (field) =>
    sameProcesses(field, async () => {
      const { redisUrl, databaseUrl } = field.installation;
      const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
      const queue = new Queue('notify', { connection, prefix: redisScope(databaseUrl) });
      try {
        const opts = { attempts: 5, backoff: { type: 'exponential', delay: 1000 }, removeOnFail: false };
        await queue.addBulk(
          Array.from({ length: jobs }, (_, at) => ({ name: 'notify', data: { poison: at }, opts })),
        );
        const others = await resumed(field, ['worker-1', 'worker-2'], 5000);
        await until('they are given up', async () => (await queue.getFailedCount()) === jobs, 60_000);
        const failed = await queue.getFailed();
        expect(failed.filter(({ failedReason }) => !failedReason)).toEqual([]);
        const [next] = await field.installation.queues.ages(['notify']);
        await queue.clean(0, jobs, 'failed');
        return [
          {
            what: 'tries until given up',
            value: Math.max(...failed.map(({ attemptsMade }) => attemptsMade)),
            limit: 5,
          },
          { ...others, what: 'other jobs go on, ms' },
          { what: 'the next of others waited, s', value: Math.round(next?.seconds ?? 0), limit: 5 },
        ];
      } finally {
        await queue.close();
        connection.disconnect();
      }
    });

/** Longest any step of a migration may hold up others, ms. */
const patience = 1000;

/** Widens, fills and narrows the largest table while the product runs on it, as two versions at once do. */
export const migrateMeanwhile: Strike = (field) =>
  sameProcesses(field, async () => {
    const client = await field.installation.pool.connect();
    let longest = 0;
    const step = async (sql: string) => {
      const began = performance.now();
      await client.query(sql);
      longest = Math.max(longest, performance.now() - began);
    };
    try {
      await client.query(`set lock_timeout = ${patience}`);
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
    return [{ what: 'longest step under lock, ms', value: Math.round(longest), limit: patience }];
  });
