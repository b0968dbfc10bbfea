import { statement } from '@rinkside/platform/sql';
import { Gauge } from 'prom-client';
import type { Resources } from './resources.js';

const waiting = statement<{ facts: number; age: number }>(
  'outbox.waiting',
  `select count(*)::int as facts, coalesce(extract(epoch from now() - min(occurred_at)), 0)::float as age
   from outbox where published_at is null`,
);

/** Read when they are scraped. The age of the oldest unpublished fact is *the* alarm. */
export const measure = ({ database, queues, metrics }: Resources) => {
  const oldest = new Gauge({
    name: 'rinkside_outbox_oldest_seconds',
    help: 'Age of the oldest fact not yet published.',
    registers: [],
  });
  const facts = new Gauge({ name: 'rinkside_outbox_facts', help: 'Facts not yet published.', registers: [] });
  const depth = new Gauge({
    name: 'rinkside_queue_jobs',
    help: 'Jobs by queue and state.',
    labelNames: ['queue', 'state'],
    registers: [],
  });
  metrics.onScrape([oldest, facts, depth], async () => {
    const [row] = await database.sql.rows(waiting, []);
    oldest.set(row?.age ?? 0);
    facts.set(row?.facts ?? 0);
    for (const { queue, state, jobs } of await queues.depths()) depth.set({ queue, state }, jobs);
  });
};
