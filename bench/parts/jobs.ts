import type { Part } from '../part.js';
import { startProgram } from '../program.js';
import { compare, inTurns, median, quantile } from '../rounds.js';

/** P9: what the product's queues add to BullMQ for a job that does nothing, and what a job with its transaction reaches. */
export const jobs: Part = {
  ids: ['P9'],
  async run(stage, { rounds, share }, tell) {
    const fleet = await stage.fleet();
    const { DATABASE_URL, REDIS_URL } = fleet.env;
    const bare = await startProgram('jobs', DATABASE_URL, REDIS_URL, 'bare');
    const ours = await startProgram('jobs', DATABASE_URL, REDIS_URL, 'queues');
    const real = await startProgram('jobs', DATABASE_URL, REDIS_URL, 'real');
    const many = Math.max(2000, 10_000 * share);
    const drain = (program: typeof bare) => () => program.ask<{ rate: number; cpu: number }>({ drain: many });
    const found = await inTurns(rounds, { bare: drain(bare), ours: drain(ours), real: drain(real) });
    const rate = compare(found.bare, found.ours, 'rate');
    const full = compare(found.bare, found.real, 'rate');
    tell({
      id: 'P9',
      what: 'a job that does nothing',
      unit: 'jobs/s',
      ...rate,
      held: rate.ratio,
      bar: { least: 0.8 },
    });
    tell({
      id: 'P9',
      what: 'a job with its transaction',
      unit: 'jobs/s',
      ...full,
      held: full.ratio,
      bar: { least: 0.25 },
    });
    const begin = (program: typeof bare) => async () => {
      const waits = await program.ask<number[]>({ starts: Math.max(100, 400 * share) });
      return { p50: quantile(waits, 0.5), p99: quantile(waits, 0.99) };
    };
    const starts = await inTurns(Math.min(rounds, 3), { bare: begin(bare), ours: begin(ours) });
    const p99 = compare(starts.bare, starts.ours, 'p99');
    tell({
      id: 'P9',
      what: 'from the add to the start, p99',
      unit: 'ms',
      ...p99,
      held: p99.ratio,
      bar: { most: 1.5 },
    });
    const p50 = median(starts.ours.map((sample) => sample.p50));
    tell({ id: 'P9', what: 'from the add to the start, p50', unit: 'ms', product: p50, held: p50 });
  },
};
