// @module-tag extended
import { redisKeyPrefix } from '@rinkside/platform/redis';
import { isOutboxEmpty } from '@rinkside/testkit/is-outbox-empty';
import { waitFor } from '@rinkside/testkit/wait-for';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Workload } from './workload.js';
import { Installation } from './installation.js';
import { checkInvariants, listStoredAvatars } from './invariants.js';
import { seedUsers, type SeedUser } from './seed-users.js';
import { waitForConvergence } from './chaos-run.js';
import { Observer } from './observer.js';

let installation: Installation;
let people: SeedUser[];
let watchers: Observer[] = [];
beforeAll(async () => {
  installation = await Installation.open(inject('postgresUrl'));
  people = await seedUsers(installation, 8);
  watchers = people.map((viewer) => new Observer(installation.origin, viewer));
  await Promise.all(watchers.map((watcher) => watcher.open()));
});
afterAll(async () => {
  for (const watcher of watchers) watcher.close();
  await installation?.close();
});

const workers = ['worker-1', 'worker-2'] as const;
const countJobs = async () =>
  (await installation.queues.depths()).reduce((sum, queue) => sum + queue.jobs, 0);
const isPublished = () => isOutboxEmpty(installation.pool);

// @covers F6 R5
it('rebuilds the jobs of a flushed Redis from the outbox and keeps clients up to date', async () => {
  const { origin } = installation;
  const crowd = new Workload(origin, people, 'forgetful');
  await Promise.all(workers.map((name) => installation.process(name).stop()));
  await crowd.send(200);
  await waitFor('the outbox is empty', isPublished);
  expect(await countJobs()).toBeGreaterThan(3);

  const redis = new Redis(installation.redisUrl);
  try {
    const marker = `${redisKeyPrefix(installation.databaseUrl)}:jobs-rebuilt`;
    await waitFor('the maintenance marker is set in Redis', () => redis.exists(marker), 20_000);
    expect(await redis.multi().flushall().dbsize().exec()).toEqual([
      [null, 'OK'],
      [null, 0],
    ]);
  } finally {
    redis.disconnect();
  }
  const startedAt = performance.now();
  await Promise.all(workers.map((name) => installation.process(name).restart()));
  const isRebuilt = async () => (await listStoredAvatars(installation)).length === crowd.ledger.avatars.size;
  await waitFor('the rebuilt jobs are done', isRebuilt, 60_000);
  expect(performance.now() - startedAt).toBeLessThan(60_000);

  await crowd.send(50);
  await installation.settle();
  const { diverged } = await waitForConvergence(origin, watchers, startedAt);
  expect(diverged).toEqual([]);
  expect(await checkInvariants(installation, crowd.ledger)).toEqual({ lost: [], doubled: [], wrong: [] });
}, 120_000);
