import { statement } from '@rinkside/platform/sql';
import { Gauge, Histogram } from 'prom-client';
import type { Resources } from './resources.js';

const waiting = statement<{ facts: number; age: number }>(
  'outbox.waiting',
  `select count(*)::int as facts, coalesce(extract(epoch from now() - min(occurred_at)), 0)::float as age
   from outbox where published_at is null`,
);
const oldestTransaction = statement<{ age: number }>(
  'database.oldestTransaction',
  `select coalesce(extract(epoch from now() - min(xact_start)), 0)::float as age
   from pg_stat_activity where datname = current_database()`,
);

/** Read when they are scraped. The age of the oldest unpublished fact is *the* alarm. */
export const measure = ({ database, queues, metrics }: Resources) => {
  const oldest = new Gauge({
    name: 'rinkside_outbox_oldest_seconds',
    help: 'Age of the oldest fact not yet published.',
    registers: [],
  });
  const facts = new Gauge({ name: 'rinkside_outbox_facts', help: 'Facts not yet published.', registers: [] });
  metrics.onScrape([oldest, facts], async () => {
    const [row] = await database.sql.rows(waiting, []);
    oldest.set(row?.age ?? 0);
    facts.set(row?.facts ?? 0);
  });
  const transaction = new Gauge({
    name: 'rinkside_oldest_transaction_seconds',
    help: 'Age of the oldest open transaction of the product’s database user; while it is open nothing is vacuumed.',
    registers: [],
  });
  metrics.onScrape([transaction], async () => {
    const [row] = await database.sql.rows(oldestTransaction, []);
    transaction.set(row?.age ?? 0);
  });
  const depth = new Gauge({
    name: 'rinkside_queue_jobs',
    help: 'Jobs by queue and state; failed ones are given up.',
    labelNames: ['queue', 'state'],
    registers: [],
  });
  const next = new Gauge({
    name: 'rinkside_queue_oldest_seconds',
    help: 'How long the next job of a queue has waited.',
    labelNames: ['queue'],
    registers: [],
  });
  metrics.onScrape([depth, next], async () => {
    for (const { queue, state, jobs } of await queues.depths()) depth.set({ queue, state }, jobs);
    for (const { queue, seconds } of await queues.ages()) next.set({ queue }, seconds);
  });
  const seconds = new Histogram({
    name: 'rinkside_job_seconds',
    help: 'Time one try of a job took.',
    labelNames: ['queue', 'outcome'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 15, 60, 300],
    registers: [metrics.registry],
  });
  queues.onEnd((queue, outcome, took) => seconds.observe({ queue, outcome }, took));
};
