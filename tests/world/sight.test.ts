// @module-tag extended
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { Queues } from '@rinkside/platform/queues';
import { openRedis, redisScope } from '@rinkside/platform/redis';
import { openTestDatabase } from '@rinkside/testkit/database';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { Queue } from 'bullmq';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const silent = createLog('test', 'silent');

/** The sum of a metric's samples whose line holds all of `labels`. */
const sample = (text: string, name: string, ...labels: string[]) =>
  text
    .split('\n')
    .filter((line) => new RegExp(`^${name}[{ ]`).test(line) && labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);

const scrape = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

describe.each([
  { installation: 'separate processes', redisUrl: inject('redisUrl') },
  { installation: 'one process without Redis', redisUrl: '' },
])('what operators see of $installation', ({ redisUrl }) => {
  let world: World;
  beforeAll(async () => {
    world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl });
  });
  afterAll(() => world?.close());

  it('a like is seen as a request, a command, a job and a delivery, each with how long it took', async () => {
    const [author, fan] = [await world.person(), await world.person()];
    const { id } = await author.call(postRoutes.create, { body: { content: 'Hello' } });
    await world.settle();
    const screen = await author.screen();
    await screen.watch(`post:${id}`);
    await fan.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
    await screen.hears('like.changed');
    await world.settle();

    const gateway = await scrape(world.gateways[0]!.metricsPort);
    expect(sample(gateway, 'rinkside_http_seconds_count', 'route="/api/likes"', 'status="200"')).toBe(1);
    expect(sample(gateway, 'rinkside_command_seconds_count', 'outcome="done"')).toBeGreaterThan(2);
    expect(sample(gateway, 'rinkside_sockets')).toBe(1);
    expect(sample(gateway, 'rinkside_live_seconds_count')).toBeGreaterThan(0);
    const mean =
      sample(gateway, 'rinkside_live_seconds_sum') / sample(gateway, 'rinkside_live_seconds_count');
    expect(mean).toBeLessThan(5);

    const workers = await scrape(world.workers[0]!.metricsPort);
    expect(sample(workers, 'rinkside_job_seconds_count', 'queue="notify"', 'outcome="done"')).toBe(1);
    expect(workers).toMatch(/^rinkside_queue_oldest_seconds{queue="notify",process="workers"} 0$/m);
    expect(sample(workers, 'rinkside_outbox_facts')).toBe(0);
  });

  it('a refused command is no failed one', async () => {
    const person = await world.person();
    const before = await scrape(world.gateways[0]!.metricsPort);
    const target_id = '0198c0de-0000-7000-8000-00000000000a';
    await expect(
      person.call(likeRoutes.like, { body: { target_type: 'post', target_id } }),
    ).rejects.toThrow();
    const after = await scrape(world.gateways[0]!.metricsPort);
    const refused = (text: string) => sample(text, 'rinkside_command_seconds_count', 'outcome="refused"');
    expect(refused(after)).toBe(refused(before) + 1);
    expect(sample(after, 'rinkside_command_seconds_count', 'outcome="failed"')).toBe(0);
  });

  it.runIf(redisUrl)('workers say that they live and are ready', async () => {
    for (const name of ['live', 'ready']) {
      const answer = await fetch(`http://127.0.0.1:${world.workers[0]!.metricsPort}/health/${name}`);
      expect([answer.status, await answer.json()]).toMatchObject([
        200,
        { ok: true, parts: { queues: 'ok' } },
      ]);
    }
  });
});

it.runIf(inject('redisUrl'))(
  'a queue whose jobs wait while nobody does anything about it has stopped',
  async () => {
    const database = await openTestDatabase(inject('postgresUrl'));
    const env = loadEnv({ DATABASE_URL: database.url, REDIS_URL: inject('redisUrl') });
    const [here, elsewhere] = [new Queues(env, silent), new Queues(env, silent)];
    const connection = openRedis(inject('redisUrl'), silent);
    const queue = new Queue('remove-object', { connection, prefix: redisScope(env.DATABASE_URL) });
    const add = (key: string) => here.add([{ name: 'remove-object', payload: { key }, id: key }]);
    const waits = async () => (await here.ages(['remove-object']))[0]!.seconds > 0;
    try {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      here.work('remove-object', () => held, 1);
      await Promise.all([add('first'), add('second')]);
      await until('one is worked on', async () => (await queue.getActiveCount()) === 1);
      await until('the other waits', waits);
      expect(await here.stopped(0), 'busy with the first').toEqual([]);
      release();
      await until('both are done', async () => !(await waits()));
      expect(await here.stopped(0), 'nothing waits').toEqual([]);
      // Added without the word that wakes workers, as if theirs had been lost.
      const scope = `${redisScope(env.DATABASE_URL)}:remove-object`;
      await connection.hset(`${scope}:third`, { name: 'x', data: '{}', opts: '{}', timestamp: Date.now() });
      await connection.lpush(`${scope}:wait`, 'third');
      await until('it waits', waits);
      expect(await here.stopped(0)).toEqual(['remove-object']);
      expect(await here.stopped(), 'but not for long').toEqual([]);
      expect(await elsewhere.stopped(0), 'others do not work on it').toEqual([]);
      await queue.pause();
      expect(await here.stopped(0), 'paused by an operator').toEqual([]);
    } finally {
      await queue.obliterate({ force: true });
      await queue.close();
      connection.disconnect();
      await here.close();
      await elsewhere.close();
      await database.close();
    }
  },
);
