import { startCrowd } from '../crowd.js';
import { cast, size } from '../data/million.js';
import { readings, round } from '../data/requests.js';
import type { Part } from '../part.js';
import { startProgram } from '../program.js';
import { jobNames } from '@rinkside/contracts/jobs';
import { compare, inTurns, median, quantile, warmUp } from '../rounds.js';
import { flood, pace } from '../wire.js';
import { wishes } from './commands.js';

/** Mixes requests: of 20, 16 feeds, 2 likes, 1 post or game, 1 player. */
const mixRequests = (feed: () => Buffer, like: () => Buffer, post: () => Buffer, player: () => Buffer) => {
  let at = 0;
  return () => {
    const turn = at++ % 20;
    return turn === 5 || turn === 15 ? like() : turn === 10 ? post() : turn === 19 ? player() : feed();
  };
};

/** P22: mixed requests with 1,000 open sockets and all workers running. */
export const mix: Part = {
  ids: ['P22'],
  async run(benchEnv, { rounds, seconds }, record) {
    const fleet = await benchEnv.fleet({ items: size.items });
    const gateway = await fleet.gateway();
    await fleet.workers(1, 'relay');
    await fleet.workers(1, jobNames.join(','));
    const http = await startProgram('http-server', fleet.env.DATABASE_URL);
    const loadClients = await startCrowd();
    const tokens = await Promise.all(
      Array.from({ length: 200 }, (_, at) => fleet.issuer.token(String(1000 + at))),
    );
    await loadClients.open({
      port: gateway.port,
      tokens,
      count: 1000,
      concurrency: 50,
      room: `organization:${cast.organization(5)}`,
    });
    const reads = await readings(size.items, fleet.issuer);
    const writes = await wishes(fleet);
    const requestsOf = (side: 'baseline' | 'product') => {
      const { like, post, game } = writes[side];
      let at = 0;
      return mixRequests(
        round(reads[side].organization),
        like,
        () => (at++ % 2 ? post() : game()),
        round(reads[side].player),
      );
    };
    const ports = { baseline: http.port, product: gateway.port };
    const side = (name: 'baseline' | 'product') => {
      const next = requestsOf(name);
      return async () => {
        const { rate } = await flood(ports[name], next, { connections: 50, seconds });
        return { rate };
      };
    };
    const samples = await inTurns(rounds, { baseline: side('baseline'), product: side('product') }, warmUp);
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
        quantile(await pace(gateway.port, next, { rate: Math.floor(rate.product / 2), seconds }), 0.99),
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
