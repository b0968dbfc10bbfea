import { liveStreamName, maxLiveStreamLength } from '@rinkside/platform/live-publisher';
import { setTimeout as pause } from 'node:timers/promises';
import { loadEnv } from '@rinkside/platform/env';
import { isOutboxEmpty } from '@rinkside/testkit/is-outbox-empty';
import { waitFor } from '@rinkside/testkit/wait-for';
import { Redis } from 'ioredis';
import { reducedItemCount } from '../data/large-dataset.js';
import type { Scenario } from '../scenario.js';
import { cpuSecondsOf } from '../cpu-usage.js';
import { startBenchProcess } from '../bench-process.js';
import { interleave, median, quantile, warmUpRounds } from '../rounds.js';

/**
 * Returns when the relay published the like of each post: the stream entry's id contains Redis's clock, ms since 1970. Read
 * after the run, because a concurrent reader would compete for the same CPU cores.
 */
const publishedAt = async (redis: Redis, stream: string, since: string): Promise<Map<string, number>> => {
  const times = new Map<string, number>();
  for (const [id, fields] of await redis.xrange(stream, `(${since}`, '+')) {
    const post = /"target_id":"([^"]+)"/.exec(fields[fields.indexOf('data') + 1] ?? '')?.[1];
    if (post) times.set(post, times.get(post) ?? Number(id.split('-')[0]));
  }
  return times;
};

/** P5: how much the relay slows down writers, and its latency from commit to stream. */
export const relayWhileWriting: Scenario = {
  ids: ['P5'],
  async run(benchEnv, { rounds, seconds }, record) {
    const fleet = await benchEnv.fleet({ items: reducedItemCount });
    // Players without blocks may like every post.
    const selectIds = async (query: string) =>
      (await fleet.pool.query<{ id: string }>(query)).rows.map(({ id }) => id);
    const postIds = await selectIds(`select id from item where content_type = 'post' and in_feeds`);
    const playerIds = await selectIds(`select id from player
      where id not in (select blocker_id from block union select blocked_id from block) limit 200`);
    const writers = await startBenchProcess('like-writers', fleet.env.DATABASE_URL, fleet.env.REDIS_URL);
    const [relay] = await fleet.workers(1, 'relay');
    const write = () =>
      writers.request<{ rate: number; commits: [string, number][] }>({
        seconds,
        writers: 20,
        playerIds,
        postIds,
      });
    const redis = new Redis(fleet.env.REDIS_URL);
    const stream = liveStreamName(loadEnv(fleet.env));
    const waitForRelay = () => waitFor('the relay has caught up', () => isOutboxEmpty(fleet.pool));
    // The relay is paused, not stopped: V8's warm-up after a restart is not part of its cost.
    const signal = (name: NodeJS.Signals) => process.kill(relay?.pid ?? NaN, name);
    const withoutRelay = async () => {
      signal('SIGSTOP');
      try {
        const { rate } = await write();
        // Remove the backlog, so that it does not burden the next round.
        await fleet.pool.query('delete from outbox where published_at is null');
        return { rate, p50: 0, p99: 0 };
      } finally {
        signal('SIGCONT');
      }
    };
    const withRelay = async () => {
      const [last] = await redis.xrevrange(stream, '+', '-', 'COUNT', 1);
      const { rate, commits } = await write();
      await waitForRelay();
      const times = await publishedAt(redis, stream, last?.[0] ?? '0-0');
      const measured = commits.slice(-maxLiveStreamLength);
      const latenciesMs = measured.map(([post, at]) => Math.max(0, (times.get(post) ?? NaN) - at));
      const lost = latenciesMs.filter(Number.isNaN).length;
      if (lost > 0) throw new Error(`${lost} events were never published`);
      return { rate, p50: quantile(latenciesMs, 0.5), p99: quantile(latenciesMs, 0.99) };
    };
    const samples = await interleave(rounds, { baseline: withoutRelay, product: withRelay }, warmUpRounds);
    redis.disconnect();
    const ratio = median(samples.product.map(({ rate }, at) => rate / (samples.baseline[at]?.rate ?? NaN)));
    const medianOf = (metric: 'rate' | 'p50' | 'p99', side: 'baseline' | 'product' = 'product') =>
      median(samples[side].map((sample) => sample[metric]));
    record({
      id: 'P5', what: '20 writers, with and without the relay', unit: 'commits/s',
      baseline: medianOf('rate', 'baseline'), product: medianOf('rate'), value: ratio, target: { min: 0.8 },
    }); // prettier-ignore
    const p50 = medianOf('p50');
    const p99 = medianOf('p99');
    record({
      id: 'P5',
      what: 'from commit to stream, p50',
      unit: 'ms',
      product: p50,
      value: p50,
      target: { max: 3 },
    });
    record({
      id: 'P5',
      what: 'from commit to stream, p99',
      unit: 'ms',
      product: p99,
      value: p99,
      target: { max: 10 },
    });
  },
};

const backlogSize = 100_000;

/** P10: throughput on a backlog. */
export const relayBacklog: Scenario = {
  ids: ['P10'],
  async run(benchEnv, { rounds, scale }, record) {
    const eventCount = backlogSize * scale;
    const fleet = await benchEnv.fleet({ items: 100_000 });
    const [relay] = await fleet.workers(1, 'relay');
    await relay?.stop();
    const baselineRelay = await startBenchProcess(
      'outbox-relay',
      fleet.env.DATABASE_URL,
      fleet.env.REDIS_URL,
      'drain',
    );
    const baseline = async () => {
      await fleet.pool.query(`truncate lean.outbox; insert into lean.outbox (name, payload)
        select 'like', jsonb_build_object('post', n, 'person', n, 'likes', n) from generate_series(1, ${eventCount}) n`);
      await fleet.pool.query('vacuum analyze lean.outbox');
      const cpuBefore = cpuSecondsOf(baselineRelay.pid);
      const { seconds, published } = await baselineRelay.request<{ seconds: number; published: number }>(
        'drain',
      );
      return {
        rate: published / seconds,
        cpu: ((cpuSecondsOf(baselineRelay.pid) - cpuBefore) * 1e6) / published,
      };
    };
    const product = async () => {
      await fleet.pool.query(`truncate outbox; insert into outbox (id, name, payload, occurred_at)
        select ('00000000-0000-7000-f000-' || lpad(to_hex(n), 12, '0'))::uuid, 'like.changed', jsonb_build_object('content_type', 'post',
          'id', i.id, 'author_id', i.author_id, 'organization_id', i.organization_id, 'in_feeds', true, 'version', n, 'likesCount', 1,
          'actor_id', i.author_id, 'liked', true), now()
        from generate_series(1, ${eventCount}) n join lateral (select * from item where id = ('00000000-0000-7000-a000-' || lpad(to_hex(n % 90000 + 1), 12, '0'))::uuid) i on true`);
      await fleet.pool.query('vacuum analyze outbox');
      await relay?.restart();
      const readProgress = async () =>
        (
          await fleet.pool.query<{ pending: number; seconds: number; published: number }>(
            `select count(*) filter (where published_at is null)::int as pending, count(published_at)::int as published,
               extract(epoch from max(published_at) - min(published_at))::float as seconds from outbox`,
          )
        ).rows[0] ?? { pending: 1, seconds: 0, published: 0 };
      let progress = await readProgress();
      const start = { cpu: cpuSecondsOf(relay?.pid), published: progress.published };
      for (; progress.pending > 0; progress = await readProgress()) await pause(200);
      const cpu = (cpuSecondsOf(relay?.pid) - start.cpu) * 1e6;
      await relay?.stop();
      return {
        rate: progress.published / progress.seconds,
        cpu: cpu / (progress.published - start.published),
      };
    };
    const samples = await interleave(Math.min(rounds, 3), { baseline, product });
    const rates = {
      baseline: samples.baseline.map(({ rate }) => rate),
      product: samples.product.map(({ rate }) => rate),
    };
    const ratio = median(rates.product.map((rate, at) => rate / (rates.baseline[at] ?? NaN)));
    record({
      id: 'P10',
      what: `backlog of ${eventCount.toLocaleString('en')} events`,
      unit: 'events/s',
      baseline: median(rates.baseline),
      product: median(rates.product),
      value: ratio,
      target: { min: 0.7 },
    });
    record({
      id: 'P10',
      what: 'the same, absolute',
      unit: 'events/s',
      product: median(rates.product),
      value: median(rates.product),
      target: { min: 8000 },
    });
  },
};
