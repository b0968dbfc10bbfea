import { startCrowd } from '../crowd.js';
import { cast, size } from '../data/million.js';
import { readings, round } from '../data/requests.js';
import type { Part } from '../part.js';
import { startProgram } from '../program.js';
import { jobNames } from '@rinkside/contracts/jobs';
import { compare, inTurns, median, quantile, warmUp } from '../rounds.js';
import { flood, pace } from '../wire.js';
import { wishes } from './commands.js';

/** Of twenty: sixteen feeds, two likes, a post or a game, a player. */
const mixed = (feed: () => Buffer, like: () => Buffer, post: () => Buffer, player: () => Buffer) => {
  let at = 0;
  return () => {
    const turn = at++ % 20;
    return turn === 5 || turn === 15 ? like() : turn === 10 ? post() : turn === 19 ? player() : feed();
  };
};

/** P22: what people do at once, with a thousand sockets open and everything behind running. */
export const mix: Part = {
  ids: ['P22'],
  async run(stage, { rounds, seconds }, tell) {
    const fleet = await stage.fleet({ items: size.items });
    const gateway = await fleet.gateway();
    await fleet.workers(1, 'relay');
    await fleet.workers(1, jobNames.join(','));
    const http = await startProgram('http', fleet.env.DATABASE_URL);
    const crowd = await startCrowd();
    const tokens = await Promise.all(
      Array.from({ length: 200 }, (_, at) => fleet.issuer.token(String(1000 + at))),
    );
    await crowd.open({
      port: gateway.port,
      tokens,
      count: 1000,
      atOnce: 50,
      room: `organization:${cast.organization(5)}`,
    });
    const reads = await readings(size.items, fleet.issuer);
    const writes = await wishes(fleet);
    const next = (side: 'floor' | 'product') => {
      const { like, post, game } = writes[side];
      let at = 0;
      return mixed(
        round(reads[side].organization),
        like,
        () => (at++ % 2 ? post() : game()),
        round(reads[side].player),
      );
    };
    const ports = { floor: http.port, product: gateway.port };
    const side = (name: 'floor' | 'product') => {
      const request = next(name);
      return async () => {
        const { rate } = await flood(ports[name], request, { connections: 50, seconds });
        return { rate };
      };
    };
    const found = await inTurns(rounds, { floor: side('floor'), product: side('product') }, warmUp);
    const rate = compare(found.floor, found.product, 'rate');
    tell({
      id: 'P22',
      what: 'mixed calls beside 1,000 open sockets',
      unit: 'requests/s',
      ...rate,
      held: rate.ratio,
      bar: { least: 0.7 },
    });
    const calm = next('product');
    const took: number[] = [];
    for (let at = 0; at < rounds; at++)
      took.push(
        quantile(await pace(gateway.port, calm, { rate: Math.floor(rate.product / 2), seconds }), 0.99),
      );
    tell({
      id: 'P22',
      what: 'the same at half of that rate, p99',
      unit: 'ms',
      product: median(took),
      held: median(took),
      bar: { most: 20 },
    });
  },
};
