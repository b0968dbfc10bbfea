import { liveItems } from '@rinkside/domain/item/item.views';
import type { OutboxEvent, Publish } from '@rinkside/platform/outbox/relay';
import type { Database } from '@rinkside/platform/postgres';
import type { JobToAdd, Queues } from '@rinkside/platform/queues';
import type { LiveMessage, LiveOut } from '@rinkside/platform/sockets';
import { reactTo, showsItem, type Delivery, type Known } from './reactions.js';

const asJob = (event: OutboxEvent, delivery: Delivery, reaction: number): JobToAdd[] =>
  delivery.kind === 'job'
    ? [{ name: delivery.name, payload: delivery.payload, id: `${event.id}_${reaction}` }]
    : [];

/** Jobs that follow from a fact, with the ids they always have: added twice they are one. */
export const jobsOf = (event: OutboxEvent, known: Known): JobToAdd[] =>
  reactTo(event, known).flatMap((delivery, reaction) => asJob(event, delivery, reaction));

/** Hands a batch of facts to queues and sockets; a fact that cannot be reacted to holds up no other. */
export const publisher =
  (database: Database, queues: Queues, live: LiveOut): Publish =>
  async (events) => {
    const ids = events.filter(showsItem).map(({ payload }) => payload.id);
    const known: Known = { items: await liveItems(database.sql, [...new Set(ids)]) };
    const failures = new Map<string, Error>();
    const messages: LiveMessage[] = [];
    const jobs: JobToAdd[] = [];
    for (const event of events) {
      try {
        for (const [reaction, delivery] of reactTo(event, known).entries()) {
          if (delivery.kind === 'job') jobs.push(...asJob(event, delivery, reaction));
          else messages.push(delivery);
        }
      } catch (error) {
        failures.set(event.id, error instanceof Error ? error : new Error(String(error)));
      }
    }
    await Promise.all([messages.length > 0 && live.deliver(messages), jobs.length > 0 && queues.add(jobs)]);
    return failures;
  };
