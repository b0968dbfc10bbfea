import type { Metrics } from '@rinkside/platform/metrics';
import type { Queues } from '@rinkside/platform/queues';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import { Gauge, Histogram } from 'prom-client';
import { neededPods } from './needed-pods.js';
import type { Resources } from './resources.js';

const outboxBacklog = statement(
  'outbox.backlog',
  `select count(*)::int as pending_events,
     coalesce(extract(epoch from now() - min(occurred_at)), 0)::float as oldest_seconds
   from outbox where published_at is null`,
  z.object({ pending_events: z.number(), oldest_seconds: z.number() }),
);
const oldestTransaction = statement(
  'database.oldestTransaction',
  `select coalesce(extract(epoch from now() - min(xact_start)), 0)::float as age_seconds
   from pg_stat_activity where datname = current_database()`,
  z.object({ age_seconds: z.number() }),
);

/** Registers gauges of all queues. `rinkside_queue_pods` is what their workers are scaled by. */
export const registerQueueMetrics = (queues: Queues, metrics: Pick<Metrics, 'onScrape'>) => {
  const queueDepth = new Gauge({
    name: 'rinkside_queue_jobs',
    help: 'Jobs by queue and state. Failed jobs have no attempts left.',
    labelNames: ['queue', 'state'],
    registers: [],
  });
  const oldestJob = new Gauge({
    name: 'rinkside_queue_oldest_seconds',
    help: 'How long the next job of a queue could have run; a retry counts from the start of its last attempt.',
    labelNames: ['queue'],
    registers: [],
  });
  const pods = new Gauge({
    name: 'rinkside_queue_pods',
    help: 'Pods that the work of a queue needs; a paused queue needs them for running jobs only.',
    labelNames: ['queue'],
    registers: [],
  });
  metrics.onScrape([queueDepth, oldestJob, pods], async () => {
    for (const { queue, state, jobs } of await queues.depths()) queueDepth.set({ queue, state }, jobs);
    for (const work of await queues.work()) {
      oldestJob.set({ queue: work.queue }, work.waitingSeconds);
      pods.set({ queue: work.queue }, neededPods(work));
    }
  });
};

/**
 * Registers the metrics of a worker process; gauges are read on scrape. The most important one is the age of the oldest
 * unpublished event.
 */
export const registerMetrics = ({ database, queues, metrics }: Resources) => {
  const oldestEvent = new Gauge({
    name: 'rinkside_outbox_oldest_seconds',
    help: 'Age of the oldest unpublished domain event.',
    registers: [],
  });
  const pendingEvents = new Gauge({
    name: 'rinkside_outbox_pending_events',
    help: 'Unpublished domain events.',
    registers: [],
  });
  metrics.onScrape([oldestEvent, pendingEvents], async () => {
    const [row] = await database.sql.rows(outboxBacklog, []);
    oldestEvent.set(row?.oldest_seconds ?? 0);
    pendingEvents.set(row?.pending_events ?? 0);
  });
  const oldestOpenTransaction = new Gauge({
    name: 'rinkside_oldest_transaction_seconds',
    help: 'Age of the oldest open transaction of this database user. An open transaction holds back vacuum.',
    registers: [],
  });
  metrics.onScrape([oldestOpenTransaction], async () => {
    const [row] = await database.sql.rows(oldestTransaction, []);
    oldestOpenTransaction.set(row?.age_seconds ?? 0);
  });
  registerQueueMetrics(queues, metrics);
  const jobSeconds = new Histogram({
    name: 'rinkside_job_seconds',
    help: 'Duration of one attempt of a job.',
    labelNames: ['queue', 'outcome'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 15, 60, 300],
    registers: [metrics.registry],
  });
  queues.onAttemptFinished((queue, outcome, durationSeconds) =>
    jobSeconds.observe({ queue, outcome }, durationSeconds),
  );
};
