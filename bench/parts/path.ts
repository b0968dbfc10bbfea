import { Ear } from '../ear.js';
import { cast, size } from '../data/million.js';
import type { Part } from '../part.js';
import { startProgram } from '../program.js';
import { compare, inTurns, quantile, warmUp } from '../rounds.js';
import { pace, request } from '../wire.js';
import { jobNames } from '@rinkside/contracts/jobs';
import { wishes } from './commands.js';

/** When each like was sent, by its target, until somebody hears of it. */
class Clock {
  readonly #sent = new Map<string, number>();
  took: number[] = [];

  send(target: string, bytes: Buffer): Buffer {
    this.#sent.set(target, performance.now());
    return bytes;
  }
  hear(target: string | undefined) {
    const since = this.#sent.get(target ?? '');
    if (since === undefined) return;
    this.#sent.delete(target ?? '');
    this.took.push(performance.now() - since);
  }
  /** All that was heard of, once nothing is missing any more. @throws when something never came. */
  async all(): Promise<number[]> {
    for (let tries = 0; this.#sent.size > 0; tries++) {
      if (tries > 500) throw new Error(`${this.#sent.size} likes were never heard of`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const { took } = this;
    this.took = [];
    return took;
  }
}

const rate = 300;

/** P6: a like sent to one process until somebody's socket at another one hears of it, all promises kept. */
export const likeToSocket: Part = {
  ids: ['P6'],
  async run(stage, { rounds, seconds }, tell) {
    const fleet = await stage.fleet({ items: size.items });
    const { DATABASE_URL, REDIS_URL } = fleet.env;
    const gateway = await fleet.gateway();
    const second = await fleet.gateway();
    await fleet.workers(1, 'relay');
    await fleet.workers(1, jobNames.join(','));
    const http = await startProgram('http', DATABASE_URL);
    await startProgram('relay', DATABASE_URL, REDIS_URL, 'notify');
    const sockets = await startProgram('relay', DATABASE_URL, REDIS_URL, 'sockets');
    const clocks = { floor: new Clock(), product: new Clock() };

    const leanEar = await Ear.open(sockets.port, (text) =>
      clocks.floor.hear(/"post":\s*(\d+)/.exec(text)?.[1]),
    );
    let post = 0;
    const leanLike = () => {
      const body = { post: ++post, person: 19_000 + (post % 1000), content: '' };
      return clocks.floor.send(String(post), request('POST', '/like', { body }));
    };
    const token = await fleet.issuer.token('100');
    const ear = await Ear.open(
      second.port,
      (text) => text.includes('like.changed') && clocks.product.hear(/"target_id":"([^"]+)"/.exec(text)?.[1]),
      token,
    );
    await ear.watch(`player:${cast.league}`);
    const { like } = (await wishes(fleet)).product;
    const productLike = () => {
      const bytes = like();
      return clocks.product.send(/"target_id":"([^"]+)"/.exec(bytes.toString('latin1'))?.[1] ?? '', bytes);
    };
    const side = (name: keyof typeof clocks, port: number, next: () => Buffer) => async () => {
      await pace(port, next, { rate, seconds });
      const took = await clocks[name].all();
      return { p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
    };
    const found = await inTurns(
      rounds,
      {
        floor: side('floor', http.port, leanLike),
        product: side('product', gateway.port, productLike),
      },
      warmUp,
    );
    leanEar.close();
    ear.close();
    const p50 = compare(found.floor, found.product, 'p50');
    const p99 = compare(found.floor, found.product, 'p99');
    const what = `like to another’s socket at another process, ${rate}/s, 0 missing`;
    tell({ id: 'P6', what: `${what}, p50`, unit: 'ms', ...p50, held: p50.ratio, bar: { most: 2 } });
    tell({ id: 'P6', what: `${what}, p99`, unit: 'ms', ...p99, held: p99.ratio, bar: { most: 3 } });
  },
};
