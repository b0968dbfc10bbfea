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

/** P1 and P2: a page of 20 rows with authorization, contract, rate limit, log and metrics, compared with node:http and pg. */
export const reads: Part = {
  ids: ['P1', 'P2'],
  async run(benchEnv, { rounds, seconds }, record) {
    for (const items of [size.items, tenth]) {
      const fleet = await benchEnv.fleet({ items });
      const gateway = await fleet.gateway();
      const baseline = await startProgram('http-server', fleet.env.DATABASE_URL);
      const requests = await readings(items, fleet.issuer);
      const sides = {
        baseline: { ...baseline },
        product: { pid: gateway.child.pid ?? 0, port: gateway.port },
      };
      // Warm-up for all kinds, so that the order of measurement does not matter.
      for (let turn = 0; turn < warmUp; turn++)
        for (const kind of kinds)
          for (const side of ['baseline', 'product'] as const)
            await flood(sides[side].port, round(requests[side][kind]), { connections: 50, seconds });
      const dataset = `${items.toLocaleString('en')} items`;
      for (const kind of kinds) {
        // Fails unless both reply with status 200.
        for (const side of ['baseline', 'product'] as const)
          await askOnce(sides[side].port, requests[side][kind][0] ?? Buffer.alloc(0));
        const side = (name: 'baseline' | 'product') => {
          const next = round(requests[name][kind]);
          const { pid, port } = sides[name];
          return async () => {
            const cpuBefore = cpuOf(pid);
            const { responses, rate } = await flood(port, next, { connections: 50, seconds });
            return { rate, cpu: ((cpuOf(pid) - cpuBefore) * 1e6) / responses };
          };
        };
        const samples = await inTurns(rounds, { baseline: side('baseline'), product: side('product') });
        const rate = compare(samples.baseline, samples.product, 'rate');
        const cpu = compare(samples.baseline, samples.product, 'cpu');
        const what = `${names[kind]} of ${dataset}`;
        record({ id: 'P1', what, unit: 'requests/s', ...rate, value: rate.ratio, target: { min: 0.85 } });
        record({ id: 'P1', what, unit: 'µs of CPU', ...cpu, value: cpu.ratio, target: { max: 1.1 } });

        if (items !== size.items) continue;
        const atConstantRate = (name: 'baseline' | 'product') => {
          const next = round(requests[name][kind]);
          return async () => {
            const latenciesMs = await pace(sides[name].port, next, { rate: 150, seconds });
            return { p50: quantile(latenciesMs, 0.5), p99: quantile(latenciesMs, 0.99) };
          };
        };
        const paced = await inTurns(rounds, {
          baseline: atConstantRate('baseline'),
          product: atConstantRate('product'),
        });
        const p50 = compare(paced.baseline, paced.product, 'p50');
        const p99 = compare(paced.baseline, paced.product, 'p99');
        const what150 = `${names[kind]} at 150/s`;
        record({
          id: 'P2',
          what: `${what150}, p50`,
          unit: 'ms',
          ...p50,
          value: p50.ratio,
          target: { max: 1.25 },
        });
        record({
          id: 'P2',
          what: `${what150}, p99`,
          unit: 'ms',
          ...p99,
          value: p99.ratio,
          target: { max: 1.5 },
        });
      }
      await baseline.stop();
      await benchEnv.clear();
    }
  },
};
