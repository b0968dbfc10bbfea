import { hash } from 'node:crypto';
import type { OutboxEvent, Publisher } from '@rinkside/platform/outbox/relay';
import type { Database } from '@rinkside/platform/postgres';
import type { JobToAdd, Queues } from '@rinkside/platform/queues';
import type { LiveMessage, LiveOut } from '@rinkside/platform/sockets';
import { nothingKnown, readKnown, type Known } from './known.js';
import { reactTo, type Notice } from './reactions.js';

/** A notification that waits to be batched into a job, with the event's id and trace. */
type PendingNotification = Pick<JobToAdd, 'id' | 'trace'> & Omit<Notice, 'kind'>;

interface EventEffects {
  messages: LiveMessage[];
  jobs: JobToAdd[];
  notifications: PendingNotification[];
}

/** Returns the effects of an event. Job ids are deterministic, so that a job added twice runs once. */
const effectsOfEvent = (event: OutboxEvent, context: Known): EventEffects => {
  const effects: EventEffects = { messages: [], jobs: [], notifications: [] };
  for (const [effect, handlerIndex] of reactTo(event, context)) {
    const source = { id: `${event.id}_${handlerIndex}`, trace: event.trace };
    if (effect.kind === 'job') effects.jobs.push({ ...effect, ...source });
    else if (effect.kind === 'notification') effects.notifications.push({ ...effect, ...source });
    else effects.messages.push({ ...effect, at: Date.parse(event.occurred_at), trace: event.trace });
  }
  return effects;
};

/** Notifications of one job; its transaction locks the counter row of each recipient. */
const maxBatchSize = 60;

/** Batches notifications into jobs. The same notifications always give the same job ids. */
const notificationJobs = (notifications: PendingNotification[]): JobToAdd[] =>
  Array.from({ length: Math.ceil(notifications.length / maxBatchSize) }, (_, at) => {
    const batch = notifications.slice(at * maxBatchSize, (at + 1) * maxBatchSize);
    return {
      name: 'notify',
      payload: { causes: batch.map(({ cause }) => cause) },
      id: hash('sha256', batch.map(({ id }) => id).join(), 'base64url'),
      trace: batch.find(({ trace }) => trace)?.trace,
    };
  });

/** Returns all jobs that follow from events. */
export const jobsOf = (events: OutboxEvent[]): JobToAdd[] => {
  const effects = events.map((event) => effectsOfEvent(event, nothingKnown));
  return [
    ...effects.flatMap(({ jobs }) => jobs),
    ...notificationJobs(effects.flatMap(({ notifications }) => notifications)),
  ];
};

/**
 * Publishes domain events to job queues and sockets. A throwing handler does not block other events.
 * Notifications are deferred, so that those of several rounds share a job.
 */
export const publisher = (
  database: Database,
  queues: Queues,
  live: LiveOut,
): Publisher<PendingNotification> => ({
  async publish(events, deferred) {
    const context = await readKnown(database.sql, events);
    const failures = new Map<string, Error>();
    const messages: LiveMessage[] = [];
    const jobs: JobToAdd[] = [];
    for (const event of events) {
      try {
        const effects = effectsOfEvent(event, context);
        messages.push(...effects.messages);
        jobs.push(...effects.jobs);
        deferred.push(...effects.notifications);
      } catch (error) {
        failures.set(event.id, error instanceof Error ? error : new Error(String(error)));
      }
    }
    await Promise.all([messages.length > 0 && live.deliver(messages), jobs.length > 0 && queues.add(jobs)]);
    return failures;
  },
  handOver: (notifications) => queues.add(notificationJobs(notifications)),
});
