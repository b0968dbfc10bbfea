// @module-tag extended
import { minIdAt } from '@rinkside/platform/id';
import { createLog } from '@rinkside/platform/log';
import { openRedis, redisKeyPrefix } from '@rinkside/platform/redis';
import { TestApp } from '@rinkside/testkit/test-app';
import { createJobRebuild } from '@rinkside/workers/job-rebuild';
import { openResources } from '@rinkside/workers/resources';
import { Queue } from 'bullmq';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  const env = { METRICS_PORT: '0' };
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    workers: 0,
    gateways: 0,
    env,
  });
});
afterAll(() => app?.close());

const minuteMs = 60_000;
const player_id = minIdAt(0);

/** Stores an event that was published `minutes` ago. */
const publish = (minutes: number) => {
  const at = new Date(Date.now() - minutes * minuteMs);
  const payload = { player_id, issuer: 'i', subject: `${minutes}`, revoked_at: at, kept_session_id: 's' };
  return app.pool.query(
    `insert into outbox (id, name, payload, occurred_at, published_at) values ($1, 'sessions.revoked', $2, $3, $3)`,
    [minIdAt(at.getTime()), payload, at],
  );
};
const jobsWaiting = async () =>
  (await app.queues.depths()).find(({ queue, state }) => queue === 'revoke-sessions' && state === 'waiting')
    ?.jobs;

// @covers F6 R5
it('rebuilds the jobs of the last day, and later only those that may be unfinished', async () => {
  const log = createLog('test', 'silent');
  const resources = await openResources(app.env, log);
  const redis = openRedis(app.env.REDIS_URL ?? '', log, { failFast: false });
  const prefix = redisKeyPrefix(app.env.DATABASE_URL, app.env.REDIS_PREFIX);
  const loseData = async () => {
    const keys = await redis.keys(`${prefix}:*`);
    if (keys.length > 0) await redis.del(keys);
  };
  const finishJobs = async () => {
    await loseData();
    await redis.set(`${prefix}:jobs-rebuilt`, Date.now() - 600 * minuteMs);
  };
  try {
    await once(redis, 'ready');
    for (const minutes of [3000, 1000, 200, 10]) await publish(minutes);
    const rebuild = createJobRebuild(resources, redis);
    await rebuild();
    expect(await jobsWaiting()).toBe(3);

    // Within an hour, jobs of the rebuild may be unfinished.
    await rebuild();
    await loseData();
    await rebuild();
    expect(await jobsWaiting()).toBe(3);

    await finishJobs();
    await rebuild();
    await loseData();
    await rebuild();
    expect(await jobsWaiting()).toBe(1);

    // A job that waits since then is unfinished, however old it is.
    await finishJobs();
    const queue = new Queue('delete-object', { connection: redis, prefix });
    await queue.add('delete-object', { key: 'unused' }, { timestamp: Date.now() - 170 * minuteMs });
    await queue.close();
    await rebuild();
    await loseData();
    await rebuild();
    expect(await jobsWaiting()).toBe(2);
  } finally {
    redis.disconnect();
    await resources.shutdown.run();
  }
});
