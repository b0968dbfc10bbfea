import { startLoadClients } from '../load-clients.js';
import { sampleIds, datasetSize } from '../data/large-dataset.js';
import { createReadRequests, cycle } from '../data/requests.js';
import type { Scenario } from '../scenario.js';
import { startBenchProcess } from '../bench-process.js';
import { jobNames } from '@rinkside/contracts/jobs.schema';
import { compare, interleave, median, quantile, warmUpRounds } from '../rounds.js';
import { saturate, constantRate } from '@rinkside/testkit/http-client';
import { createCommandRequests } from './commands.js';

/** Mixes requests: of 20, 16 feeds, 2 likes, 1 post or game, 1 player. */
const mixRequests = (feed: () => Buffer, like: () => Buffer, post: () => Buffer, player: () => Buffer) => {
  let at = 0;
  return () => {
    const turn = at++ % 20;
    return turn === 5 || turn === 15 ? like() : turn === 10 ? post() : turn === 19 ? player() : feed();
  };
};

/** P22: mixed requests with 1,000 open sockets and all workers running. */
export const mixedLoad: Scenario = {
  ids: ['P22'],
  async run(benchEnv, { rounds, seconds }, record) {
    const fleet = await benchEnv.fleet({ items: datasetSize.items });
    const gateway = await fleet.gateway();
    await fleet.workers(1, 'relay');
    await fleet.workers(1, jobNames.join(','));
    const http = await startBenchProcess('http-server', fleet.env.DATABASE_URL);
    const loadClients = await startLoadClients();
    const tokens = await Promise.all(
      Array.from({ length: 200 }, (_, at) => fleet.issuer.token(String(1000 + at))),
    );
    await loadClients.open({
      port: gateway.port,
      tokens,
      count: 1000,
      concurrency: 50,
      room: `organization:${sampleIds.organization(5)}`,
    });
    const reads = await createReadRequests(datasetSize.items, fleet.issuer);
    const writes = await createCommandRequests(fleet);
    const requestsOf = (side: 'baseline' | 'product') => {
      const { like, post, game } = writes[side];
      let at = 0;
      return mixRequests(
        cycle(reads[side].organization),
        like,
        () => (at++ % 2 ? post() : game()),
        cycle(reads[side].player),
      );
    };
    const ports = { baseline: http.port, product: gateway.port };
    const side = (name: 'baseline' | 'product') => {
      const next = requestsOf(name);
      return async () => {
        const { rate } = await saturate(ports[name], next, { connections: 50, seconds });
        return { rate };
      };
    };
    const samples = await interleave(
      rounds,
      { baseline: side('baseline'), product: side('product') },
      warmUpRounds,
    );
    const rate = compare(samples.baseline, samples.product, 'rate');
    record({
      id: 'P22',
      what: 'mixed requests with 1,000 open sockets',
      unit: 'requests/s',
      ...rate,
      value: rate.ratio,
      target: { min: 0.7 },
    });
    const next = requestsOf('product');
    const p99sMs: number[] = [];
    for (let at = 0; at < rounds; at++)
      p99sMs.push(
        quantile(
          await constantRate(gateway.port, next, { rate: Math.floor(rate.product / 2), seconds }),
          0.99,
        ),
      );
    record({
      id: 'P22',
      what: 'mixed requests at half that rate, p99',
      unit: 'ms',
      product: median(p99sMs),
      value: median(p99sMs),
      target: { max: 20 },
    });
  },
};
