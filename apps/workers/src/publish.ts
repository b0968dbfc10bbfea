import type { OutboxEvent, Publish } from '@rinkside/platform/outbox/relay';
import type { Database } from '@rinkside/platform/postgres';
import type { JobToAdd, Queues } from '@rinkside/platform/queues';
import type { LiveMessage, LiveOut } from '@rinkside/platform/sockets';
import { nothingKnown, readKnown } from './known.js';
import { reactTo, type Delivery } from './reactions.js';

const asJob = (event: OutboxEvent, delivery: Delivery, reaction: number): JobToAdd[] =>
  delivery.kind === 'job'
    ? [{ name: delivery.name, payload: delivery.payload, id: `${event.id}_${reaction}`, trace: event.trace }]
    : [];

/** Jobs that follow from a fact, with the ids they always have: added twice they are one. */
export const jobsOf = (event: OutboxEvent): JobToAdd[] =>
  reactTo(event, nothingKnown).flatMap(([delivery, reaction]) => asJob(event, delivery, reaction));

/** Hands a batch of facts to queues and sockets; a fact that cannot be reacted to holds up no other. */
export const publisher =
  (database: Database, queues: Queues, live: LiveOut): Publish =>
  async (events) => {
    const known = await readKnown(database.sql, events);
    const failures = new Map<string, Error>();
    const messages: LiveMessage[] = [];
    const jobs: JobToAdd[] = [];
    for (const event of events) {
      try {
        for (const [delivery, reaction] of reactTo(event, known)) {
          if (delivery.kind === 'job') jobs.push(...asJob(event, delivery, reaction));
          else messages.push({ ...delivery, at: Date.parse(event.occurred_at), trace: event.trace });
        }
      } catch (error) {
        failures.set(event.id, error instanceof Error ? error : new Error(String(error)));
      }
    }
    await Promise.all([messages.length > 0 && live.deliver(messages), jobs.length > 0 && queues.add(jobs)]);
    return failures;
  };
