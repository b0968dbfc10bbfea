import { hash } from 'node:crypto';
import type { OutboxEvent, Publisher } from '@rinkside/platform/outbox/relay';
import type { Database } from '@rinkside/platform/postgres';
import type { NewJob, Queues } from '@rinkside/platform/queues';
import type { LiveMessage, LivePublisher } from '@rinkside/platform/live-publisher';
import { LRUCache } from 'lru-cache';
import { emptyContext, loadEventContext, type EventContext } from './event-context.js';
import { effectsOf, type NotificationRequest } from './event-handlers.js';

/** A notification that waits to be batched into a job, with its own id and the event's id and trace. */
type PendingNotification = Pick<NewJob, 'id' | 'trace'> &
  Omit<NotificationRequest, 'kind'> & { eventId: string };

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
    else if (effect.kind === 'notification')
      effects.notifications.push({ ...effect, ...source, eventId: event.id });
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
const notificationJobs = (notifications: PendingNotification[]): { job: NewJob; eventIds: string[] }[] =>
  Array.from({ length: Math.ceil(notifications.length / maxBatchSize) }, (_, at) => {
    const batch = notifications.slice(at * maxBatchSize, (at + 1) * maxBatchSize);
    const job: NewJob = {
      name: 'create-notifications',
      payload: { triggers: batch.map(({ trigger }) => trigger) },
      id: hash('sha256', batch.map(({ id }) => id).join(), 'base64url'),
      trace: batch.find(({ trace }) => trace)?.trace,
    };
    return { job, eventIds: batch.map(({ eventId }) => eventId) };
  });

/** Returns all jobs that follow from events. */
export const jobsFromEvents = (events: OutboxEvent[]): NewJob[] => {
  const effects = events.map((event) => effectsOfEvent(event, emptyContext));
  return [
    ...effects.flatMap(({ jobs }) => jobs),
    ...notificationJobs(effects.flatMap(({ notifications }) => notifications)).map(({ job }) => job),
  ];
};

/** How many events are remembered that sent their live updates before their jobs were added. */
const maxRemembered = 10_000;

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * Publishes domain events to job queues and sockets. A throwing handler does not block other events, and neither does a
 * queue that takes no jobs: its events are reported as failures, and their live updates are not sent again.
 * Notifications are deferred, so that those of several rounds share a job.
 */
export const createOutboxPublisher = (
  database: Database,
  queues: Pick<Queues, 'add'>,
  live: Pick<LivePublisher, 'publish'>,
): Publisher<PendingNotification> => {
  const sentLive = new LRUCache<string, true>({ max: maxRemembered });
  /** Returns errors by event id, for events without added jobs. */
  const addJobs = async (batches: { jobs: NewJob[]; eventIds: string[] }[]) => {
    const failures = new Map<string, Error>();
    await Promise.all(
      batches.map(({ jobs, eventIds }) =>
        queues.add(jobs).catch((error: unknown) => {
          for (const id of eventIds) failures.set(id, asError(error));
        }),
      ),
    );
    return failures;
  };
  /** @param failures of events that already sent their live updates */
  const remember = (failures: Map<string, Error>) => {
    for (const id of failures.keys()) sentLive.set(id, true);
    return failures;
  };
  return {
    async publish(events, deferred) {
      const context = await loadEventContext(database.sql, events);
      const failures = new Map<string, Error>();
      const messages: LiveMessage[] = [];
      const batches: { jobs: NewJob[]; eventIds: string[] }[] = [];
      const notifications: PendingNotification[] = [];
      for (const event of events) {
        try {
          const effects = effectsOfEvent(event, context);
          if (!sentLive.delete(event.id)) messages.push(...effects.messages);
          if (effects.jobs.length > 0) batches.push({ jobs: effects.jobs, eventIds: [event.id] });
          notifications.push(...effects.notifications);
        } catch (error) {
          failures.set(event.id, asError(error));
        }
      }
      const [notAdded] = await Promise.all([addJobs(batches), messages.length > 0 && live.publish(messages)]);
      deferred.push(...notifications.filter(({ eventId }) => !notAdded.has(eventId)));
      return new Map([...failures, ...remember(notAdded)]);
    },
    flushDeferred: async (notifications) =>
      remember(
        await addJobs(
          notificationJobs(notifications).map(({ job, eventIds }) => ({ jobs: [job], eventIds })),
        ),
      ),
  };
};
