// @module-tag extended
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { loadEnv } from '@rinkside/platform/env';
import { newId } from '@rinkside/platform/id';
import { createLog } from '@rinkside/platform/log';
import { Relay } from '@rinkside/platform/outbox/relay';
import { Queues } from '@rinkside/platform/queues';
import { openRedis, redisKeyPrefix } from '@rinkside/platform/redis';
import { openTestDatabase } from '@rinkside/testkit/test-database';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { Queue } from 'bullmq';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';

const silentLog = createLog('test', 'silent');

/** Sums the samples of a metric that have all of `labels`. */
const sample = (text: string, name: string, ...labels: string[]) =>
  text
    .split('\n')
    .filter((line) => new RegExp(`^${name}[{ ]`).test(line) && labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);

const scrape = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

describe.each([
  { installation: 'separate processes', redisUrl: inject('redisUrl') },
  { installation: 'one process without Redis', redisUrl: '' },
])('metrics and health of $installation', ({ redisUrl }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl });
  });
  afterAll(() => app?.close());

  it('measure a like as a request, a command, a job and a live delivery', async () => {
    const [author, fan] = [await app.user(), await app.user()];
    const { id } = await author.call(postRoutes.create, { body: { content: 'Hello' } });
    await app.settle();
    const client = await author.liveClient();
    await client.watch(`post:${id}`);
    await fan.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
    await client.waitForEvent('like.changed');
    await app.settle();

    const gateway = await scrape(app.gateways[0]!.metricsPort);
    expect(sample(gateway, 'rinkside_http_seconds_count', 'route="/api/likes"', 'status="200"')).toBe(1);
    expect(sample(gateway, 'rinkside_command_seconds_count', 'outcome="done"')).toBeGreaterThan(2);
    expect(sample(gateway, 'rinkside_sockets')).toBe(1);
    expect(sample(gateway, 'rinkside_live_seconds_count')).toBeGreaterThan(0);
    const mean =
      sample(gateway, 'rinkside_live_seconds_sum') / sample(gateway, 'rinkside_live_seconds_count');
    expect(mean).toBeLessThan(5);

    const workers = await scrape(app.workers[0]!.metricsPort);
    expect(
      sample(workers, 'rinkside_job_seconds_count', 'queue="create-notifications"', 'outcome="done"'),
    ).toBe(1);
    expect(workers).toMatch(
      /^rinkside_queue_oldest_seconds{queue="create-notifications",process="workers"} 0$/m,
    );
    expect(sample(workers, 'rinkside_outbox_pending_events')).toBe(0);
  });

  it('count a rejected command as refused, not as failed', async () => {
    const person = await app.user();
    const before = await scrape(app.gateways[0]!.metricsPort);
    const target_id = '0198c0de-0000-7000-8000-00000000000a';
    await expect(
      person.call(likeRoutes.like, { body: { target_type: 'post', target_id } }),
    ).rejects.toThrow();
    const after = await scrape(app.gateways[0]!.metricsPort);
    const refusedCount = (text: string) =>
      sample(text, 'rinkside_command_seconds_count', 'outcome="refused"');
    expect(refusedCount(after)).toBe(refusedCount(before) + 1);
    expect(sample(after, 'rinkside_command_seconds_count', 'outcome="failed"')).toBe(0);
  });

  it.runIf(redisUrl)('report workers as live and ready', async () => {
    for (const name of ['live', 'ready']) {
      const response = await fetch(`http://127.0.0.1:${app.workers[0]!.metricsPort}/health/${name}`);
      expect([response.status, await response.json()]).toMatchObject([
        200,
        { ok: true, parts: { queues: 'ok' } },
      ]);
    }
  });

  it('report workers as not live while their relay publishes nothing although its stores answer', async () => {
    const live = () => fetch(`http://127.0.0.1:${app.workers[0]!.metricsPort}/health/live`);
    const unsuccessful = vi.spyOn(Relay.prototype, 'unsuccessfulMs').mockReturnValue(61_000);
    onTestFinished(() => unsuccessful.mockRestore());
    expect((await live()).status).toBe(200);
    await app.pool.query(
      `insert into outbox (id, name, payload, occurred_at, retry_at)
       values ($1, 'object.orphaned', '{"key":"x"}', now() - interval '61 seconds', 'infinity')`,
      [newId()],
    );
    const response = await live();
    expect([response.status, await response.json()]).toMatchObject([503, { parts: { relay: 'away' } }]);
    await app.pool.query('delete from outbox where retry_at is not null');
    expect((await live()).status).toBe(200);
  });
});

it.runIf(inject('redisUrl'))(
  'Queues.stopped reports a queue whose jobs wait while its worker processes none',
  async () => {
    const database = await openTestDatabase(inject('postgresUrl'));
    const env = loadEnv({ DATABASE_URL: database.url, REDIS_URL: inject('redisUrl') });
    const [queues, otherQueues] = [new Queues(env, silentLog), new Queues(env, silentLog)];
    const connection = openRedis(inject('redisUrl'), silentLog);
    const queue = new Queue('delete-object', { connection, prefix: redisKeyPrefix(env.DATABASE_URL) });
    const add = (key: string) => queues.add([{ name: 'delete-object', payload: { key }, id: key }]);
    const hasWaitingJob = async () => (await queues.waitingTimes(['delete-object']))[0]!.seconds > 0;
    try {
      const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
      queues.startWorker('delete-object', () => blocked, 1);
      await Promise.all([add('first'), add('second')]);
      await waitFor('one job is active', async () => (await queue.getActiveCount()) === 1);
      await waitFor('the other job waits', hasWaitingJob);
      expect(await queues.stuckQueues(0), 'busy with the first job').toEqual([]);
      release();
      await waitFor('both jobs are done', async () => !(await hasWaitingJob()));
      expect(await queues.stuckQueues(0), 'no job waits').toEqual([]);
      // Adds a job without BullMQ's wake-up marker, as if the marker had been lost.
      const scope = `${redisKeyPrefix(env.DATABASE_URL)}:delete-object`;
      await connection.hset(`${scope}:third`, { name: 'x', data: '{}', opts: '{}', timestamp: Date.now() });
      await connection.lpush(`${scope}:wait`, 'third');
      await waitFor('the third job waits', hasWaitingJob);
      expect(await queues.stuckQueues(0)).toEqual(['delete-object']);
      expect(await queues.stuckQueues(), 'not yet for the default minimum age').toEqual([]);
      expect(await otherQueues.stuckQueues(0), 'a process without a worker for the queue').toEqual([]);
      await queue.pause();
      expect(await queues.stuckQueues(0), 'paused by an operator').toEqual([]);
    } finally {
      await queue.obliterate({ force: true });
      await queue.close();
      connection.disconnect();
      await queues.close();
      await otherQueues.close();
      await database.close();
    }
  },
);
