// @module-tag extended
import { coachRoutes, type ChatMessage } from '@rinkside/contracts/coach';
import { redisKeyPrefix } from '@rinkside/platform/redis';
import { callRoute } from '@rinkside/testkit/api-client';
import { FakeOpenAi, fakeReplies } from '@rinkside/testkit/fake-openai';
import { LiveClient } from '@rinkside/testkit/live-client';
import { isOutboxEmpty } from '@rinkside/testkit/is-outbox-empty';
import { waitFor } from '@rinkside/testkit/wait-for';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Installation } from './installation.js';
import { seedUsers, type SeedUser } from './seed-users.js';

/** Streamed word by word, so that the worker can be killed in the middle. */
const advice = [
  'Keep your knees bent.',
  'Push out to the side.',
  'Bring the foot back under you.',
  'Look up while you glide.',
  'Stay low through the turn.',
  'Carry your speed out of the corner.',
].join(' ');
const wordIntervalMs = 60;

let installation: Installation;
let provider: FakeOpenAi;
let people: SeedUser[];
beforeAll(async () => {
  provider = await FakeOpenAi.open();
  provider.defaultReply = fakeReplies.slowText(advice, wordIntervalMs);
  installation = await Installation.open(inject('postgresUrl'), {
    jobs: 'generate-coach-reply',
    env: { OPENAI_BASE_URL: provider.url, COACH_DAILY_TOKENS: '10000000' },
  });
  people = await seedUsers(installation, 4);
});
afterAll(async () => {
  await installation?.close();
  await provider?.close();
});

const textOf = ({ content: [{ text }] }: ChatMessage) => text.value;
const ask = async ({ token }: SeedUser): Promise<string> => {
  const body = { text: 'How do I get faster on my skates?' };
  const { messages } = await callRoute(installation.origin, token, coachRoutes.ask, { body });
  return messages.at(-1)?.id ?? '';
};
const chat = ({ token }: SeedUser) => callRoute(installation.origin, token, coachRoutes.messages);
const screenOf = ({ token }: SeedUser) => new LiveClient(installation.origin, token).open();

/** Joins the deltas a client received for a message; a later run replaces the earlier one. */
const streamedText = (screen: LiveClient, id: string): string => {
  let run = 0;
  let chunks: string[] = [];
  for (const delta of screen.eventsNamed('coach.delta').filter(({ message_id }) => message_id === id)) {
    if (delta.run > run) {
      run = delta.run;
      chunks = [];
    }
    if (delta.run === run) chunks[delta.index] = delta.text;
  }
  return chunks.join('');
};
const waitForAnswer = (user: SeedUser, id: string) =>
  waitFor(
    'the answer is complete',
    async () =>
      (await chat(user)).messages.find((message) => message.id === id && message.role === 'assistant'),
    60_000,
  );

// @covers F3
it('completes an answer once, without repeated text, after its worker is killed or stopped mid-answer', async () => {
  await installation.process('worker-2').stop();
  for (const [at, signal] of (['SIGKILL', 'SIGTERM'] as const).entries()) {
    const user = people[at];
    if (!user) throw new Error('too few users were seeded');
    await installation.settle();
    const screen = await screenOf(user);
    const id = await ask(user);
    await waitFor('part of the answer is streamed', () => streamedText(screen, id).length > 30, 20_000);
    await installation.process('worker-1').kill(signal);
    await installation.process('worker-1').restart();
    const message = await waitForAnswer(user, id);
    expect(textOf(message).trim()).toBe(advice);
    expect(message.stopped).toBe(false);
    expect(streamedText(screen, id).trim()).toBe(advice);
    await screen.waitForEvent('coach.replied', ({ message }) => message.id === id);
    screen.close();
    const { messages } = await chat(user);
    expect(messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
    const events = await installation.rows(
      `select 1 from outbox where name = 'coach.replied' and payload->>'message_id' = $1`,
      [id],
    );
    expect(events).toHaveLength(1);
  }
  await installation.process('worker-2').restart();
}, 180_000);

it('continues the answer of a killed worker on another worker', async () => {
  const [user] = people.slice(2);
  if (!user) throw new Error('too few users were seeded');
  const screen = await screenOf(user);
  const id = await ask(user);
  await waitFor('part of the answer is streamed', () => streamedText(screen, id).length > 30, 20_000);
  // Either worker may hold the job; the other one takes over.
  await installation.process('worker-1').kill('SIGKILL');
  await installation.process('worker-1').restart();
  expect(textOf(await waitForAnswer(user, id)).trim()).toBe(advice);
  expect(streamedText(screen, id).trim()).toBe(advice);
  screen.close();
}, 90_000);

// @covers F6
it('answers a pending question after Redis is flushed', async () => {
  const [user] = people.slice(3);
  if (!user) throw new Error('too few users were seeded');
  const workers = (['worker-1', 'worker-2'] as const).map((name) => installation.process(name));
  await Promise.all(workers.map((worker) => worker.stop()));
  const id = await ask(user);
  await waitFor('the outbox is empty', () => isOutboxEmpty(installation.pool));
  const redis = new Redis(installation.redisUrl);
  try {
    const marker = `${redisKeyPrefix(installation.databaseUrl)}:jobs-rebuilt`;
    await waitFor('the maintenance marker is set in Redis', () => redis.exists(marker), 20_000);
    await redis.flushall();
  } finally {
    redis.disconnect();
  }
  await Promise.all(workers.map((worker) => worker.restart()));
  expect(textOf(await waitForAnswer(user, id)).trim()).toBe(advice);
}, 120_000);
