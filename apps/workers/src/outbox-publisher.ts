import { hash } from 'node:crypto';
import type { OutboxEvent, Publisher } from '@rinkside/platform/outbox/relay';
import type { Database } from '@rinkside/platform/postgres';
import type { NewJob, Queues } from '@rinkside/platform/queues';
import type { LiveMessage, LivePublisher } from '@rinkside/platform/live-publisher';
import { emptyContext, loadEventContext, type EventContext } from './event-context.js';
import { effectsOf, type NotificationRequest } from './event-handlers.js';

/** A notification that waits to be batched into a job, with the event's id and trace. */
type PendingNotification = Pick<NewJob, 'id' | 'trace'> & Omit<NotificationRequest, 'kind'>;

interface EventEffects {
  messages: LiveMessage[];
  jobs: NewJob[];
  notifications: PendingNotification[];
}

/** Returns the effects of an event. Job ids are deterministic, so that a job added twice runs once. */
const effectsOfEvent = (event: OutboxEvent, context: EventContext): EventEffects => {
  const effects: EventEffects = { messages: [], jobs: [], notifications: [] };
  for (const [effect, handlerIndex] of effectsOf(event, context)) {
    const source = { id: `${event.id}_${handlerIndex}`, trace: event.traceparent };
    if (effect.kind === 'job') effects.jobs.push({ ...effect, ...source });
    else if (effect.kind === 'notification') effects.notifications.push({ ...effect, ...source });
    else
      effects.messages.push({
        ...effect,
        occurredAt: Date.parse(event.occurred_at),
        trace: event.traceparent,
      });
  }
  return effects;
};

/** Notifications of one job; its transaction locks the counter row of each recipient. */
const maxBatchSize = 60;

/** Batches notifications into jobs. The same notifications always give the same job ids. */
const notificationJobs = (notifications: PendingNotification[]): NewJob[] =>
  Array.from({ length: Math.ceil(notifications.length / maxBatchSize) }, (_, at) => {
    const batch = notifications.slice(at * maxBatchSize, (at + 1) * maxBatchSize);
    return {
      name: 'create-notifications',
      payload: { triggers: batch.map(({ trigger }) => trigger) },
      id: hash('sha256', batch.map(({ id }) => id).join(), 'base64url'),
      trace: batch.find(({ trace }) => trace)?.trace,
    };
  });

/** Returns all jobs that follow from events. */
export const jobsFromEvents = (events: OutboxEvent[]): NewJob[] => {
  const effects = events.map((event) => effectsOfEvent(event, emptyContext));
  return [
    ...effects.flatMap(({ jobs }) => jobs),
    ...notificationJobs(effects.flatMap(({ notifications }) => notifications)),
  ];
};

/**
 * Publishes domain events to job queues and sockets. A throwing handler does not block other events.
 * Notifications are deferred, so that those of several rounds share a job.
 */
export const createOutboxPublisher = (
  database: Database,
  queues: Queues,
  live: LivePublisher,
): Publisher<PendingNotification> => ({
  async publish(events, deferred) {
    const context = await loadEventContext(database.sql, events);
    const failures = new Map<string, Error>();
    const messages: LiveMessage[] = [];
    const jobs: NewJob[] = [];
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
    await Promise.all([messages.length > 0 && live.publish(messages), jobs.length > 0 && queues.add(jobs)]);
    return failures;
  },
  flushDeferred: (notifications) => queues.add(notificationJobs(notifications)),
});
