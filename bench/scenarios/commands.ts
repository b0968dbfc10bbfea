import { randomUUID } from 'node:crypto';
import { sampleIds, datasetSize } from '../data/large-dataset.js';
import { seededRandom } from '../data/requests.js';
import type { Fleet } from '../fleet.js';
import type { Scenario } from '../scenario.js';
import { cpuSecondsOf } from '../cpu-usage.js';
import { startBenchProcess } from '../bench-process.js';
import { compare, interleave, quantile, warmUpRounds } from '../rounds.js';
import { constantRate, encodeRequest } from '@rinkside/testkit/http-client';

const authors = Array.from({ length: 200 }, (_, at) => 1000 + at);

/** Creates request generators for commands; every request has different content and its own idempotency key. */
export const createCommandRequests = async ({ issuer, pool }: Fleet) => {
  const tokens = await Promise.all(authors.map((number) => issuer.token(String(number))));
  const { rows } = await pool.query<{ id: string }>(
    `select id from item where author_id = $1 and viewable order by id desc limit 20000`,
    [sampleIds.leaguePlayer],
  );
  let requestCount = 0;
  const productRequest = (path: string, body: () => unknown) => () =>
    encodeRequest('POST', path, {
      token: tokens[++requestCount % tokens.length],
      body: body(),
      key: randomUUID(),
    });
  const random = seededRandom(3);
  const content = 'A post from the rink, about as long as most of them are.';
  let likeCount = 0;
  const baselineRequest = (path: string) => () =>
    encodeRequest('POST', path, {
      body: {
        post: 1 + Math.floor(random() * datasetSize.items),
        person: ++likeCount % datasetSize.players,
        content,
      },
    });
  return {
    baseline: {
      like: baselineRequest('/like'),
      post: baselineRequest('/post'),
      game: baselineRequest('/post'),
    },
    product: {
      like: productRequest('/api/likes', () => ({
        target_type: 'post',
        target_id: rows[++likeCount % rows.length]?.id,
      })),
      post: productRequest('/api/posts', () => ({ content })),
      game: productRequest('/api/games', () => ({
        organization_id: sampleIds.organization(2 + Math.floor(random() * 900)),
        date: '2026-02-03',
        our_score: Math.floor(random() * 7),
        their_score: Math.floor(random() * 7),
        goals: 1,
        assists: 2,
      })),
    },
  };
};

/** P4: a command with idempotency key and events, compared with one statement that writes the row and the event. */
export const commands: Scenario = {
  ids: ['P4'],
  async run(benchEnv, { rounds, seconds }, record) {
    const fleet = await benchEnv.fleet({ items: datasetSize.items });
    const gateway = await fleet.gateway();
    const baseline = await startBenchProcess('http-server', fleet.env.DATABASE_URL);
    const requests = await createCommandRequests(fleet);
    const sides = { baseline, product: { pid: gateway.child.pid ?? 0, port: gateway.port } };
    for (const kind of ['like', 'post', 'game'] as const) {
      const side = (name: 'baseline' | 'product') => async () => {
        const cpuBefore = cpuSecondsOf(sides[name].pid);
        const latenciesMs = await constantRate(sides[name].port, requests[name][kind], {
          rate: 300,
          seconds,
        });
        const cpu = ((cpuSecondsOf(sides[name].pid) - cpuBefore) * 1e6) / latenciesMs.length;
        return { p50: quantile(latenciesMs, 0.5), p99: quantile(latenciesMs, 0.99), cpu };
      };
      const samples = await interleave(
        rounds,
        { baseline: side('baseline'), product: side('product') },
        warmUpRounds,
      );
      const p50 = compare(samples.baseline, samples.product, 'p50');
      const p99 = compare(samples.baseline, samples.product, 'p99');
      const cpu = compare(samples.baseline, samples.product, 'cpu');
      record({ id: 'P4', what: `${kind}, p50`, unit: 'ms', ...p50, value: p50.ratio, target: { max: 1.5 } });
      record({ id: 'P4', what: `${kind}, p99`, unit: 'ms', ...p99, value: p99.ratio, target: { max: 2 } });
      record({ id: 'P4', what: kind, unit: 'µs of CPU', ...cpu, value: cpu.ratio, target: { max: 2 } });
    }
  },
};
