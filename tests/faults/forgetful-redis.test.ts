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
const jobs = async () => (await installation.queues.depths()).reduce((sum, each) => sum + each.jobs, 0);
const published = () => allPublished(installation.pool);

// @covers F6 R5
it('a Redis that forgets everything gets its jobs again from the outbox, and screens go on', async () => {
  const { origin } = installation;
  const crowd = new Crowd(origin, people, 'forgetful');
  await Promise.all(workers.map((name) => installation.process(name).stop()));
  await crowd.send(200);
  await until('everything is published', published);
  const waiting = await jobs();
  expect(waiting).toBeGreaterThan(3);

  const redis = new Redis(installation.redisUrl);
  try {
    const marker = `${redisScope(installation.databaseUrl)}:remembers`;
    await until('the sweeps know this Redis', () => redis.exists(marker), 20_000);
    expect(await redis.multi().flushall().dbsize().exec()).toEqual([
      [null, 'OK'],
      [null, 0],
    ]);
  } finally {
    redis.disconnect();
  }
  const since = performance.now();
  await Promise.all(workers.map((name) => installation.process(name).restart()));
  const rebuilt = async () => (await storedAvatars(installation)).length === crowd.ledger.avatars.size;
  await until('the forgotten jobs are done', rebuilt, 60_000);
  expect(performance.now() - since).toBeLessThan(60_000);

  await crowd.send(50);
  await installation.settle();
  const { diverged } = await converge(origin, watchers, since);
  expect(diverged).toEqual([]);
  expect(await examine(installation, crowd.ledger)).toEqual({ lost: [], doubled: [], wrong: [] });
}, 120_000);
