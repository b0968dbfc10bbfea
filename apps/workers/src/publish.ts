import { hash } from 'node:crypto';
import type { OutboxEvent, Publisher } from '@rinkside/platform/outbox/relay';
import type { Database } from '@rinkside/platform/postgres';
import type { JobToAdd, Queues } from '@rinkside/platform/queues';
import type { LiveMessage, LiveOut } from '@rinkside/platform/sockets';
import { nothingKnown, readKnown, type Known } from './known.js';
import { reactTo, type Notice } from './reactions.js';

/** What rings a bell, with an id of its own and what it goes on with. */
type Ring = Pick<JobToAdd, 'id' | 'trace'> & Pick<Notice, 'cause'>;

interface Followed {
  messages: LiveMessage[];
  jobs: JobToAdd[];
  rings: Ring[];
}

/** What follows from a fact. Jobs have the ids they always have: added twice they are one. */
const follow = (event: OutboxEvent, known: Known): Followed => {
  const followed: Followed = { messages: [], jobs: [], rings: [] };
  for (const [delivery, reaction] of reactTo(event, known)) {
    const from = { id: `${event.id}_${reaction}`, trace: event.trace };
    if (delivery.kind === 'job') followed.jobs.push({ ...delivery, ...from });
    else if (delivery.kind === 'notice') followed.rings.push({ ...delivery, ...from });
    else followed.messages.push({ ...delivery, at: Date.parse(event.occurred_at), trace: event.trace });
  }
  return followed;
};

/** Most causes of one job: its transaction locks their boxes. */
const atOnce = 60;

/** One job for as many of them as may be, so that a rink that cheers costs few; alike for the same ones. */
const notifyOf = (rings: Ring[]): JobToAdd[] =>
  Array.from({ length: Math.ceil(rings.length / atOnce) }, (_, at) => {
    const some = rings.slice(at * atOnce, (at + 1) * atOnce);
    return {
      name: 'notify',
      payload: { causes: some.map(({ cause }) => cause) },
      id: hash('sha256', some.map(({ id }) => id).join(), 'base64url'),
      trace: some.find(({ trace }) => trace)?.trace,
    };
  });

/** Jobs that follow from facts. */
export const jobsOf = (events: OutboxEvent[]): JobToAdd[] => {
  const followed = events.map((event) => follow(event, nothingKnown));
  return [...followed.flatMap(({ jobs }) => jobs), ...notifyOf(followed.flatMap(({ rings }) => rings))];
};

/** Hands facts to queues and sockets; a fact that cannot be reacted to holds up no other. Bells ring a moment later. */
export const publisher = (database: Database, queues: Queues, live: LiveOut): Publisher<Ring> => ({
  async publish(events, later) {
    const known = await readKnown(database.sql, events);
    const failures = new Map<string, Error>();
    const messages: LiveMessage[] = [];
    const jobs: JobToAdd[] = [];
    for (const event of events) {
      try {
        const followed = follow(event, known);
        messages.push(...followed.messages);
        jobs.push(...followed.jobs);
        later.push(...followed.rings);
      } catch (error) {
        failures.set(event.id, error instanceof Error ? error : new Error(String(error)));
      }
    }
    await Promise.all([messages.length > 0 && live.deliver(messages), jobs.length > 0 && queues.add(jobs)]);
    return failures;
  },
  handOver: (later) => queues.add(notifyOf(later)),
});
