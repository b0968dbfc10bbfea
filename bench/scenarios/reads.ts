import { createReadRequests, cycle, type ReadKind } from '../data/requests.js';
import { datasetSize, reducedItemCount } from '../data/large-dataset.js';
import type { Scenario } from '../scenario.js';
import { cpuSecondsOf } from '../cpu-usage.js';
import { startBenchProcess } from '../bench-process.js';
import { compare, interleave, quantile, warmUpRounds } from '../rounds.js';
import { requestOnce, saturate, constantRate } from '@rinkside/testkit/http-client';

const names: Record<ReadKind, string> = {
  organization: 'organization feed',
  following: 'following feed',
  player: 'public player',
};
const kinds = Object.keys(names) as ReadKind[];

/** P1 and P2: a page of 20 rows with authorization, contract, rate limit, log and metrics, compared with node:http and pg. */
export const reads: Scenario = {
  ids: ['P1', 'P2'],
  async run(benchEnv, { rounds, seconds }, record) {
    for (const items of [datasetSize.items, reducedItemCount]) {
      const fleet = await benchEnv.fleet({ items });
      const gateway = await fleet.gateway();
      const baseline = await startBenchProcess('http-server', fleet.env.DATABASE_URL);
      const requests = await createReadRequests(items, fleet.issuer);
      const sides = {
        baseline: { ...baseline },
        product: { pid: gateway.child.pid ?? 0, port: gateway.port },
      };
      // Warm-up for all kinds, so that the order of measurement does not matter.
      for (let turn = 0; turn < warmUpRounds; turn++)
        for (const kind of kinds)
          for (const side of ['baseline', 'product'] as const)
            await saturate(sides[side].port, cycle(requests[side][kind]), { connections: 50, seconds });
      const dataset = `${items.toLocaleString('en')} items`;
      for (const kind of kinds) {
        // Fails unless both reply with status 200.
        for (const side of ['baseline', 'product'] as const)
          await requestOnce(sides[side].port, requests[side][kind][0] ?? Buffer.alloc(0));
        const side = (name: 'baseline' | 'product') => {
          const next = cycle(requests[name][kind]);
          const { pid, port } = sides[name];
          return async () => {
            const cpuBefore = cpuSecondsOf(pid);
            const { responses, rate } = await saturate(port, next, { connections: 50, seconds });
            return { rate, cpu: ((cpuSecondsOf(pid) - cpuBefore) * 1e6) / responses };
          };
        };
        const samples = await interleave(rounds, { baseline: side('baseline'), product: side('product') });
        const rate = compare(samples.baseline, samples.product, 'rate');
        const cpu = compare(samples.baseline, samples.product, 'cpu');
        const what = `${names[kind]} of ${dataset}`;
        record({ id: 'P1', what, unit: 'requests/s', ...rate, value: rate.ratio, target: { min: 0.85 } });
        record({ id: 'P1', what, unit: 'µs of CPU', ...cpu, value: cpu.ratio, target: { max: 1.1 } });

        if (items !== datasetSize.items) continue;
        const atConstantRate = (name: 'baseline' | 'product') => {
          const next = cycle(requests[name][kind]);
          return async () => {
            const latenciesMs = await constantRate(sides[name].port, next, { rate: 150, seconds });
            return { p50: quantile(latenciesMs, 0.5), p99: quantile(latenciesMs, 0.99) };
          };
        };
        const paced = await interleave(rounds, {
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
      await benchEnv.closeFleets();
    }
  },
};
