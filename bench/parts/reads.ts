import { readings, round, type Reading } from '../data/requests.js';
import { size, tenth } from '../data/million.js';
import type { Part } from '../part.js';
import { cpuOf } from '../processor.js';
import { startProgram } from '../program.js';
import { compare, inTurns, quantile, warmUp } from '../rounds.js';
import { askOnce, flood, pace } from '../wire.js';

const names: Record<Reading, string> = {
  organization: 'organization feed',
  following: 'following feed',
  player: 'public player',
};
const kinds = Object.keys(names) as Reading[];

/** P1 and P2: a page of 20 rows through guard, contract, limits, log and metrics, beside node:http and rows of pg. */
export const reads: Part = {
  ids: ['P1', 'P2'],
  async run(stage, { rounds, seconds }, tell) {
    for (const items of [size.items, tenth]) {
      const fleet = await stage.fleet({ items });
      const gateway = await fleet.gateway();
      const floor = await startProgram('http', fleet.env.DATABASE_URL);
      const asked = await readings(items, fleet.issuer);
      const sides = { floor: { ...floor }, product: { pid: gateway.child.pid ?? 0, port: gateway.port } };
      // A gateway that has served for a while, whichever kind is measured first.
      for (let turn = 0; turn < warmUp; turn++)
        for (const kind of kinds)
          for (const side of ['floor', 'product'] as const)
            await flood(sides[side].port, round(asked[side][kind]), { connections: 50, seconds });
      const among = `${items.toLocaleString('en')} items`;
      for (const kind of kinds) {
        // Both must answer with a page, or the figures compare nothing.
        for (const side of ['floor', 'product'] as const)
          await askOnce(sides[side].port, asked[side][kind][0] ?? Buffer.alloc(0));
        const side = (name: 'floor' | 'product') => {
          const next = round(asked[name][kind]);
          const { pid, port } = sides[name];
          return async () => {
            const before = cpuOf(pid);
            const { answers, rate } = await flood(port, next, { connections: 50, seconds });
            return { rate, cpu: ((cpuOf(pid) - before) * 1e6) / answers };
          };
        };
        const found = await inTurns(rounds, { floor: side('floor'), product: side('product') });
        const rate = compare(found.floor, found.product, 'rate');
        const cpu = compare(found.floor, found.product, 'cpu');
        const what = `${names[kind]} of ${among}`;
        tell({ id: 'P1', what, unit: 'requests/s', ...rate, held: rate.ratio, bar: { least: 0.85 } });
        tell({ id: 'P1', what, unit: 'µs of processor', ...cpu, held: cpu.ratio, bar: { most: 1.1 } });

        if (items !== size.items) continue;
        const paced = (name: 'floor' | 'product') => {
          const next = round(asked[name][kind]);
          return async () => {
            const took = await pace(sides[name].port, next, { rate: 150, seconds });
            return { p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
          };
        };
        const slow = await inTurns(rounds, { floor: paced('floor'), product: paced('product') });
        const p50 = compare(slow.floor, slow.product, 'p50');
        const p99 = compare(slow.floor, slow.product, 'p99');
        const calm = `${names[kind]} at 150/s`;
        tell({ id: 'P2', what: `${calm}, p50`, unit: 'ms', ...p50, held: p50.ratio, bar: { most: 1.25 } });
        tell({ id: 'P2', what: `${calm}, p99`, unit: 'ms', ...p99, held: p99.ratio, bar: { most: 1.5 } });
      }
      await floor.stop();
      await stage.clear();
    }
  },
};
