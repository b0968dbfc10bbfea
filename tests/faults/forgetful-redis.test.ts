// @module-tag extended
import { redisScope } from '@rinkside/platform/redis';
import { allPublished } from '@rinkside/testkit/outbox';
import { until } from '@rinkside/testkit/until';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Crowd } from './crowd.js';
import { Installation } from './installation.js';
import { examine, storedAvatars } from './invariants.js';
import { populate, type Somebody } from './population.js';
import { converge } from './field.js';
import { Watcher } from './watcher.js';

let installation: Installation;
let people: Somebody[];
let watchers: Watcher[] = [];
beforeAll(async () => {
  installation = await Installation.open(inject('postgresUrl'));
  people = await populate(installation, 8);
  watchers = people.map((viewer) => new Watcher(installation.origin, viewer));
  await Promise.all(watchers.map((watcher) => watcher.open()));
});
afterAll(async () => {
  for (const watcher of watchers) watcher.close();
  await installation?.close();
});

const workers = ['worker-1', 'worker-2'] as const;
const countJobs = async () =>
  (await installation.queues.depths()).reduce((sum, queue) => sum + queue.jobs, 0);
const isPublished = () => allPublished(installation.pool);

// @covers F6 R5
it('rebuilds the jobs of a flushed Redis from the outbox and keeps clients up to date', async () => {
  const { origin } = installation;
  const crowd = new Crowd(origin, people, 'forgetful');
  await Promise.all(workers.map((name) => installation.process(name).stop()));
  await crowd.send(200);
  await until('the outbox is empty', isPublished);
  expect(await countJobs()).toBeGreaterThan(3);

  const redis = new Redis(installation.redisUrl);
  try {
    const marker = `${redisScope(installation.databaseUrl)}:remembers`;
    await until('the maintenance marker is set in Redis', () => redis.exists(marker), 20_000);
    expect(await redis.multi().flushall().dbsize().exec()).toEqual([
      [null, 'OK'],
      [null, 0],
    ]);
  } finally {
    redis.disconnect();
  }
  const startedAt = performance.now();
  await Promise.all(workers.map((name) => installation.process(name).restart()));
  const isRebuilt = async () => (await storedAvatars(installation)).length === crowd.ledger.avatars.size;
  await until('the rebuilt jobs are done', isRebuilt, 60_000);
  expect(performance.now() - startedAt).toBeLessThan(60_000);

  await crowd.send(50);
  await installation.settle();
  const { diverged } = await converge(origin, watchers, startedAt);
  expect(diverged).toEqual([]);
  expect(await examine(installation, crowd.ledger)).toEqual({ lost: [], doubled: [], wrong: [] });
}, 120_000);
