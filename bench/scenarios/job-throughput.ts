import type { Scenario } from '../scenario.js';
import { startBenchProcess } from '../bench-process.js';
import { compare, interleave, median, quantile } from '../rounds.js';

/** P9: overhead of the product's queues over BullMQ for an empty job, and throughput of a job with its transaction. */
export const jobThroughput: Scenario = {
  ids: ['P9'],
  async run(benchEnv, { rounds, scale }, record) {
    const fleet = await benchEnv.fleet();
    const { DATABASE_URL, REDIS_URL } = fleet.env;
    const bare = await startBenchProcess('job-worker', DATABASE_URL, REDIS_URL, 'bare');
    const product = await startBenchProcess('job-worker', DATABASE_URL, REDIS_URL, 'queues');
    const withTransaction = await startBenchProcess('job-worker', DATABASE_URL, REDIS_URL, 'real');
    const jobCount = Math.max(2000, 10_000 * scale);
    const drain = (worker: typeof bare) => () =>
      worker.request<{ rate: number; cpu: number }>({ drain: jobCount });
    const samples = await interleave(rounds, {
      bare: drain(bare),
      product: drain(product),
      withTransaction: drain(withTransaction),
    });
    const rate = compare(samples.bare, samples.product, 'rate');
    const full = compare(samples.bare, samples.withTransaction, 'rate');
    record({
      id: 'P9',
      what: 'empty job',
      unit: 'jobs/s',
      ...rate,
      value: rate.ratio,
      target: { min: 0.8 },
    });
    record({
      id: 'P9',
      what: 'job with its transaction',
      unit: 'jobs/s',
      ...full,
      value: full.ratio,
      target: { min: 0.25 },
    });
    const measureStarts = (worker: typeof bare) => async () => {
      const delaysMs = await worker.request<number[]>({ starts: Math.max(100, 400 * scale) });
      return { p50: quantile(delaysMs, 0.5), p99: quantile(delaysMs, 0.99) };
    };
    const starts = await interleave(Math.min(rounds, 3), {
      bare: measureStarts(bare),
      product: measureStarts(product),
    });
    const p99 = compare(starts.bare, starts.product, 'p99');
    record({
      id: 'P9',
      what: 'from add to start, p99',
      unit: 'ms',
      ...p99,
      value: p99.ratio,
      target: { max: 1.5 },
    });
    const p50 = median(starts.product.map((sample) => sample.p50));
    record({ id: 'P9', what: 'from add to start, p50', unit: 'ms', product: p50, value: p50 });
  },
};
