// @module-tag extended
import { Commands } from '@rinkside/platform/command';
import { newId } from '@rinkside/platform/id';
import type { LiveMessage } from '@rinkside/platform/live-publisher';
import { createLog } from '@rinkside/platform/log';
import { Relay } from '@rinkside/platform/outbox/relay';
import { assertRelayWorks } from '@rinkside/platform/outbox/relay-health';
import type { Database } from '@rinkside/platform/postgres';
import { QueueUnavailableError, type NewJob } from '@rinkside/platform/queues';
import { openTestDatabase } from '@rinkside/testkit/test-database';
import { waitFor } from '@rinkside/testkit/wait-for';
import { createOutboxPublisher } from '@rinkside/workers/outbox-publisher';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';

const log = createLog('test', 'silent');
const actor = { id: newId() };
const notifier = { notify: () => undefined, subscribe: () => undefined, close: async () => undefined };

let database: Database;
let commands: Commands;
let added: NewJob[];
let sent: LiveMessage[];
let awayQueues: string[];
let relay: ReturnType<typeof startRelay>;

const startRelay = () => {
  const queues = {
    add: async (jobs: NewJob[]) => {
      for (const { name } of jobs)
        if (awayQueues.includes(name)) throw new QueueUnavailableError(name, new Error('cut'));
      added.push(...jobs);
    },
  };
  const live = { publish: async (messages: LiveMessage[]) => void sent.push(...messages) };
  const started = new Relay(database, createOutboxPublisher(database, queues, live), notifier, log);
  started.start();
  return started;
};

beforeEach(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
  commands = new Commands(database, notifier);
  [added, sent, awayQueues] = [[], [], []];
  relay = startRelay();
});
afterEach(async () => {
  await relay.stop();
  await database.close();
});

const pending = async () => {
  const { rows } = await database.pool.query<{ name: string; last_error: string }>(
    'select name, last_error from outbox where published_at is null order by name',
  );
  return rows;
};
/** Returns the names of the live updates that were sent. */
const sentEvents = () => sent.map((message) => (message.kind === 'emit' ? message.event : message.kind));
const addedJobs = () => added.map(({ name }) => name).toSorted();

it('publishes the other events, and no live update twice, while a queue takes no jobs', async () => {
  awayQueues = ['generate-coach-reply', 'create-notifications'];
  await commands.run(actor, async ({ emit }) => {
    const user_id = newId();
    emit('coach.asked', { player_id: user_id, message_id: newId() });
    emit('award.granted', {
      user_id,
      award: {
        id: newId(),
        award: { name: 'Hat trick', description: 'Three goals in one game.', image_url: '/x.svg' },
        source: null,
        created_at: new Date().toISOString(),
        version: 1,
      },
      version: 1,
    });
    emit('profile.changed', { user_id, version: 2 });
    emit('object.orphaned', { key: 'avatars/x.webp' });
  });
  await waitFor('the others are published', () => added.length > 0);
  await waitFor('the events of these queues were tried three times', async () => {
    const { rows } = await database.pool.query(
      'select from outbox where published_at is null and attempts >= 3',
    );
    return rows.length === 2;
  });
  expect((await pending()).map(({ name }) => name)).toEqual(['award.granted', 'coach.asked']);
  expect((await pending()).map(({ last_error }) => last_error)).toEqual([
    'create-notifications: cut',
    'generate-coach-reply: cut',
  ]);
  expect(addedJobs()).toEqual(['delete-object']);
  expect(sentEvents()).toEqual(['award.granted', 'profile.changed']);

  awayQueues = [];
  await waitFor('all events are published', async () => (await pending()).length === 0);
  expect(addedJobs()).toEqual(['create-notifications', 'delete-object', 'generate-coach-reply']);
  expect(sentEvents()).toEqual(['award.granted', 'profile.changed']);
});

it('reports for how long it has tried and published nothing', async () => {
  awayQueues = ['generate-coach-reply'];
  const ask = () =>
    commands.run(actor, async ({ emit }) => emit('coach.asked', { player_id: newId(), message_id: newId() }));
  await ask();
  await waitFor('the relay has tried for a second', () => relay.unsuccessfulMs() > 1000);
  await commands.run(actor, async ({ emit }) => emit('object.orphaned', { key: 'avatars/x.webp' }));
  await waitFor('another event is published', () => added.length === 1);
  await waitFor('the relay works', () => relay.unsuccessfulMs() === 0);
  await waitFor('the relay tries again', () => relay.unsuccessfulMs() > 0);
  awayQueues = [];
  await waitFor('the relay works', () => relay.unsuccessfulMs() === 0);
});

it('is stalled when events wait for over a minute although its stores answer', async () => {
  awayQueues = ['generate-coach-reply'];
  await commands.run(actor, async ({ emit }) =>
    emit('coach.asked', { player_id: newId(), message_id: newId() }),
  );
  const stores = { DATABASE_URL: database.url, REDIS_URL: inject('redisUrl') || undefined };
  const unreachable = 'redis://127.0.0.1:1';
  const [trying, starting] = [{ unsuccessfulMs: () => 60_001 }, { unsuccessfulMs: () => 59_999 }];
  await expect(assertRelayWorks(stores, log, trying)).resolves.toBeUndefined();
  await database.pool.query(`update outbox set occurred_at = now() - interval '61 seconds'`);
  await expect(assertRelayWorks(stores, log, trying)).rejects.toThrow('publishes nothing');
  await expect(assertRelayWorks(stores, log, starting)).resolves.toBeUndefined();
  await expect(assertRelayWorks({ ...stores, REDIS_URL: unreachable }, log, trying)).resolves.toBeUndefined();
  const noDatabase = 'postgres://user:password@127.0.0.1:1/none';
  await expect(
    assertRelayWorks({ ...stores, DATABASE_URL: noDatabase }, log, trying),
  ).resolves.toBeUndefined();
});
