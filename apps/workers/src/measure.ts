import { statement } from '@rinkside/platform/sql';
import { Gauge } from 'prom-client';
import type { Resources } from './resources.js';

const waiting = statement<{ facts: number; age: number }>(
  'outbox.waiting',
  `select count(*)::int as facts, coalesce(extract(epoch from now() - min(occurred_at)), 0)::float as age
   from outbox where published_at is null`,
);

/** Gauges read when they are scraped. The age of the oldest unpublished fact is *the* alarm. */
export const measure = ({ database, queues, metrics }: Resources) => {
  const registers = [metrics.registry];
  const depth = new Gauge({ name: 'rinkside_outbox_facts', help: 'Facts not yet published.', registers });
  new Gauge({
    name: 'rinkside_outbox_oldest_seconds',
    help: 'Age of the oldest fact not yet published.',
    registers,
    async collect() {
      const [row] = await database.sql.rows(waiting, []);
      this.set(row?.age ?? 0);
      depth.set(row?.facts ?? 0);
    },
  });
  new Gauge({
    name: 'rinkside_queue_jobs',
    help: 'Jobs by queue and state.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      for (const { queue, state, jobs } of await queues.depths()) this.set({ queue, state }, jobs);
    },
  });
};
