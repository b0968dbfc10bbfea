// @module-tag extended
import { coachRoutes, type ChatMessage } from '@rinkside/contracts/coach';
import { redisScope } from '@rinkside/platform/redis';
import { callRoute } from '@rinkside/testkit/client';
import { Provider, scripts } from '@rinkside/testkit/provider';
import { Screen } from '@rinkside/testkit/screen';
import { allPublished } from '@rinkside/testkit/outbox';
import { until } from '@rinkside/testkit/until';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Installation } from './installation.js';
import { populate, type Somebody } from './population.js';

/** Long enough to be killed in, a word every so many ms. */
const advice = [
  'Keep your knees bent.',
  'Push out to the side.',
  'Bring the foot back under you.',
  'Look up while you glide.',
  'Stay low through the turn.',
  'Carry your speed out of the corner.',
].join(' ');
const every = 60;

let installation: Installation;
let provider: Provider;
let people: Somebody[];
beforeAll(async () => {
  provider = await Provider.open();
  provider.otherwise = scripts.slowly(advice, every);
  installation = await Installation.open(inject('postgresUrl'), {
    jobs: 'reply-as-coach',
    env: { OPENAI_BASE_URL: provider.url, COACH_DAILY_TOKENS: '10000000' },
  });
  people = await populate(installation, 4);
});
afterAll(async () => {
  await installation?.close();
  await provider?.close();
});

const textOf = ({ content: [{ text }] }: ChatMessage) => text.value;
const ask = async ({ token }: Somebody): Promise<string> => {
  const body = { text: 'How do I get faster on my skates?' };
  const { messages } = await callRoute(installation.origin, token, coachRoutes.ask, { body });
  return messages.at(-1)?.id ?? '';
};
const chat = ({ token }: Somebody) => callRoute(installation.origin, token, coachRoutes.messages);
const screenOf = ({ token }: Somebody) => new Screen(installation.origin, token).open();

/** What a reader's screen shows in the end of what it heard: a later run begins anew. */
const shown = (screen: Screen, id: string): string => {
  let run = 0;
  let pieces: string[] = [];
  for (const delta of screen.all('coach.delta').filter(({ message_id }) => message_id === id)) {
    if (delta.run > run) {
      run = delta.run;
      pieces = [];
    }
    if (delta.run === run) pieces[delta.index] = delta.text;
  }
  return pieces.join('');
};
const answered = (somebody: Somebody, id: string) =>
  until(
    'the answer is whole',
    async () => (await chat(somebody)).messages.find((one) => one.id === id && one.role === 'assistant'),
    60_000,
  );

// @covers F3
it('a worker killed or stopped in mid-answer: the answer completes once, no text doubled', async () => {
  await installation.process('worker-2').stop();
  for (const [at, signal] of (['SIGKILL', 'SIGTERM'] as const).entries()) {
    const somebody = people[at];
    if (!somebody) throw new Error('nobody is there');
    await installation.settle();
    const screen = await screenOf(somebody);
    const id = await ask(somebody);
    await until('some of it is heard', () => shown(screen, id).length > 30, 20_000);
    await installation.process('worker-1').kill(signal);
    await installation.process('worker-1').restart();
    const kept = await answered(somebody, id);
    expect(textOf(kept).trim()).toBe(advice);
    expect(kept.stopped).toBe(false);
    expect(shown(screen, id).trim()).toBe(advice);
    await screen.hears('coach.replied', ({ message }) => message.id === id);
    screen.close();
    const { messages } = await chat(somebody);
    expect(messages.filter(({ role }) => role === 'assistant')).toHaveLength(1);
    const facts = await installation.rows(
      `select 1 from outbox where name = 'coach.replied' and payload->>'message_id' = $1`,
      [id],
    );
    expect(facts).toHaveLength(1);
  }
  await installation.process('worker-2').restart();
}, 180_000);

it('another worker goes on with the answer of a killed one', async () => {
  const [somebody] = people.slice(2);
  if (!somebody) throw new Error('nobody is there');
  const screen = await screenOf(somebody);
  const id = await ask(somebody);
  await until('some of it is heard', () => shown(screen, id).length > 30, 20_000);
  // Whoever of the two writes it; the other takes over.
  await installation.process('worker-1').kill('SIGKILL');
  await installation.process('worker-1').restart();
  expect(textOf(await answered(somebody, id)).trim()).toBe(advice);
  expect(shown(screen, id).trim()).toBe(advice);
  screen.close();
}, 90_000);

// @covers F6
it('a Redis that forgets everything in mid-question: the answer comes all the same', async () => {
  const [somebody] = people.slice(3);
  if (!somebody) throw new Error('nobody is there');
  const workers = (['worker-1', 'worker-2'] as const).map((name) => installation.process(name));
  await Promise.all(workers.map((worker) => worker.stop()));
  const id = await ask(somebody);
  await until('it is published', () => allPublished(installation.pool));
  const redis = new Redis(installation.redisUrl);
  try {
    const marker = `${redisScope(installation.databaseUrl)}:remembers`;
    await until('the sweeps know this Redis', () => redis.exists(marker), 20_000);
    await redis.flushall();
  } finally {
    redis.disconnect();
  }
  await Promise.all(workers.map((worker) => worker.restart()));
  expect(textOf(await answered(somebody, id)).trim()).toBe(advice);
}, 120_000);
