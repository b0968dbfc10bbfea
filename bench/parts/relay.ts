import { liveStream, liveStreamLength } from '@rinkside/platform/sockets';
import { setTimeout as pause } from 'node:timers/promises';
import { loadEnv } from '@rinkside/platform/env';
import { allPublished } from '@rinkside/testkit/outbox';
import { until } from '@rinkside/testkit/until';
import { Redis } from 'ioredis';
import { tenth } from '../data/million.js';
import type { Part } from '../part.js';
import { cpuOf } from '../processor.js';
import { startProgram } from '../program.js';
import { inTurns, median, quantile, warmUp } from '../rounds.js';

/**
 * When the like of each post came out of the relay: Redis's own clock, ms since 1970, is in an entry's id. Read when
 * all is over, since who reads beside the relay takes of the same two cores.
 */
const cameAt = async (redis: Redis, stream: string, since: string): Promise<Map<string, number>> => {
  const came = new Map<string, number>();
  for (const [id, fields] of await redis.xrange(stream, `(${since}`, '+')) {
    const post = /"target_id":"([^"]+)"/.exec(fields[fields.indexOf('data') + 1] ?? '')?.[1];
    if (post) came.set(post, came.get(post) ?? Number(id.split('-')[0]));
  }
  return came;
};

/** P5: what the relay takes from those who write, and how soon it has what they committed. */
export const relayWhileWriting: Part = {
  ids: ['P5'],
  async run(stage, { rounds, seconds }, tell) {
    const fleet = await stage.fleet({ items: tenth });
    // Whoever likes sees all of them: nobody here has a block.
    const ids = async (query: string) =>
      (await fleet.pool.query<{ id: string }>(query)).rows.map(({ id }) => id);
    const posts = await ids(`select id from item where content_type = 'post' and listed`);
    const people = await ids(`select id from player
      where id not in (select blocker_id from block union select blocked_id from block) limit 200`);
    const writers = await startProgram('writers', fleet.env.DATABASE_URL, fleet.env.REDIS_URL);
    const [relay] = await fleet.workers(1, 'relay');
    const write = () =>
      writers.ask<{ rate: number; commits: [string, number][] }>({ seconds, writers: 20, people, posts });
    const redis = new Redis(fleet.env.REDIS_URL);
    const stream = liveStream(loadEnv(fleet.env));
    const published = () => until('the relay has caught up', () => allPublished(fleet.pool));
    // It is held still, not ended: relays run for days, and what V8 compiles and grows while they begin is not their cost.
    const signal = (name: NodeJS.Signals) => process.kill(relay?.pid ?? NaN, name);
    const alone = async () => {
      signal('SIGSTOP');
      try {
        const { rate } = await write();
        // Nor is the backlog of a rest its cost, here.
        await fleet.pool.query('delete from outbox where published_at is null');
        return { rate, p50: 0, p99: 0 };
      } finally {
        signal('SIGCONT');
      }
    };
    const together = async () => {
      const [last] = await redis.xrevrange(stream, '+', '-', 'COUNT', 1);
      const { rate, commits } = await write();
      await published();
      const came = await cameAt(redis, stream, last?.[0] ?? '0-0');
      const kept = commits.slice(-liveStreamLength);
      const took = kept.map(([post, at]) => Math.max(0, (came.get(post) ?? NaN) - at));
      if (took.some(Number.isNaN)) throw new Error(`${took.filter(Number.isNaN).length} facts never came`);
      return { rate, p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
    };
    const found = await inTurns(rounds, { floor: alone, product: together }, warmUp);
    redis.disconnect();
    const kept = median(found.product.map(({ rate }, at) => rate / (found.floor[at]?.rate ?? NaN)));
    const of = (figure: 'rate' | 'p50' | 'p99', side: 'floor' | 'product' = 'product') =>
      median(found[side].map((sample) => sample[figure]));
    tell({
      id: 'P5', what: '20 writers with the relay and without', unit: 'commits/s',
      floor: of('rate', 'floor'), product: of('rate'), held: kept, bar: { least: 0.8 },
    }); // prettier-ignore
    const p50 = of('p50');
    const p99 = of('p99');
    tell({
      id: 'P5',
      what: 'commit to the stream, p50',
      unit: 'ms',
      product: p50,
      held: p50,
      bar: { most: 3 },
    });
    tell({
      id: 'P5',
      what: 'commit to the stream, p99',
      unit: 'ms',
      product: p99,
      held: p99,
      bar: { most: 10 },
    });
  },
};

const backlog = 100_000;

/** P10: what waits while no relay runs, and how soon it is gone. */
export const relayBacklog: Part = {
  ids: ['P10'],
  async run(stage, { rounds, share }, tell) {
    const facts = backlog * share;
    const fleet = await stage.fleet({ items: 100_000 });
    const [relay] = await fleet.workers(1, 'relay');
    await relay?.stop();
    const lean = await startProgram('relay', fleet.env.DATABASE_URL, fleet.env.REDIS_URL, 'drain');
    const floor = async () => {
      await fleet.pool.query(`truncate lean.outbox; insert into lean.outbox (name, payload)
        select 'like', jsonb_build_object('post', n, 'person', n, 'likes', n) from generate_series(1, ${facts}) n`);
      await fleet.pool.query('vacuum analyze lean.outbox');
      const before = cpuOf(lean.pid);
      const { seconds, published } = await lean.ask<{ seconds: number; published: number }>('drain');
      return { rate: published / seconds, cpu: ((cpuOf(lean.pid) - before) * 1e6) / published };
    };
    const product = async () => {
      await fleet.pool.query(`truncate outbox; insert into outbox (id, name, payload, occurred_at)
        select ('00000000-0000-7000-f000-' || lpad(to_hex(n), 12, '0'))::uuid, 'like.changed', jsonb_build_object('content_type', 'post',
          'id', i.id, 'author_id', i.author_id, 'organization_id', i.organization_id, 'listed', true, 'version', n, 'likesCount', 1,
          'actor_id', i.author_id, 'liked', true), now()
        from generate_series(1, ${facts}) n join lateral (select * from item where id = ('00000000-0000-7000-a000-' || lpad(to_hex(n % 90000 + 1), 12, '0'))::uuid) i on true`);
      await fleet.pool.query('vacuum analyze outbox');
      await relay?.restart();
      const row = async () =>
        (
          await fleet.pool.query<{ left: number; seconds: number; done: number }>(
            `select count(*) filter (where published_at is null)::int as left, count(published_at)::int as done,
               extract(epoch from max(published_at) - min(published_at))::float as seconds from outbox`,
          )
        ).rows[0] ?? { left: 1, seconds: 0, done: 0 };
      let now = await row();
      const from = { cpu: cpuOf(relay?.pid), done: now.done };
      for (; now.left > 0; now = await row()) await pause(200);
      const cpu = (cpuOf(relay?.pid) - from.cpu) * 1e6;
      await relay?.stop();
      return { rate: now.done / now.seconds, cpu: cpu / (now.done - from.done) };
    };
    const found = await inTurns(Math.min(rounds, 3), { floor, product });
    const rates = {
      floor: found.floor.map(({ rate }) => rate),
      product: found.product.map(({ rate }) => rate),
    };
    const held = median(rates.product.map((rate, at) => rate / (rates.floor[at] ?? NaN)));
    tell({
      id: 'P10',
      what: `backlog of ${facts.toLocaleString('en')} facts`,
      unit: 'facts/s',
      floor: median(rates.floor),
      product: median(rates.product),
      held,
      bar: { least: 0.7 },
    });
    tell({
      id: 'P10',
      what: 'the same by itself',
      unit: 'facts/s',
      product: median(rates.product),
      held: median(rates.product),
      bar: { least: 8000 },
    });
  },
};
