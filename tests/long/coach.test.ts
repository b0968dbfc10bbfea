import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { coachRoutes } from '@rinkside/contracts/coach';
import { callRoute, sendRoute } from '@rinkside/testkit/client';
import { Screen } from '@rinkside/testkit/screen';
import { until } from '@rinkside/testkit/until';
import { OpenAI } from 'openai';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Installation } from '../faults/installation.js';
import { populate, type Somebody } from '../faults/population.js';

/** People who listen at once, sentences each hears, and how far these are apart, ms. */
const streams = 20;
const sentences = 100;
const apart = 50;
const rounds = 5;

// A sentence carries when it was sent, µs, in letters: an answer's numbers must come from its tools.
const letters = 'bcdfghjklm';
const now = () => performance.timeOrigin + performance.now();
const stamped = () =>
  `Skate ${Math.round(now() * 1000)
    .toString()
    .replace(/\d/g, (digit) => letters[Number(digit)] ?? '')}. `;
const ages = (text: string, heard: number) =>
  [...text.matchAll(/Skate ([b-m]{16})\./g)].map(
    ([, word = '']) => heard - Number(word.replace(/./g, (letter) => String(letters.indexOf(letter)))) / 1000,
  );

/** Speaks as much of the OpenAI protocol as a stream needs. */
const provider = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const say = (delta: object, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'x', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    );
  void (async () => {
    say({ role: 'assistant', content: '' });
    for (let at = 0; at < sentences && !response.closed; at++) {
      say({ content: stamped() });
      await pause(apart);
    }
    say({}, 'stop');
    response.end('data: [DONE]\n\n');
  })();
});

let installation: Installation;
let people: Somebody[];
let url: string;
const lines: string[] = [];
const install = async (given: Record<string, string> = {}) => {
  await installation?.close();
  installation = await Installation.open(inject('postgresUrl'), { jobs: 'reply-as-coach', env: given });
  people = await populate(installation, streams);
  // One of each: two cores are soon taken by processes that only wait.
  await Promise.all(
    (['gateway-2', 'relay-2', 'worker-2'] as const).map((name) => installation.process(name).stop()),
  );
};
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`;
});
afterAll(async () => {
  await installation?.close();
  provider.closeAllConnections();
  provider.close();
  if (lines.length === 5)
    await writeFile(join(import.meta.dirname, '../../docs/coach-speed.md'), report(lines.join('\n')));
});

const report = (rows: string) => `# How fast the coach answers

Written by \`npm run test:long coach\` (\`tests/long/coach.test.ts\`); do not edit. Separate processes on ${cpus().length} cores: a gateway, a relay, a worker, Redis and PostgreSQL. A delta is one sentence; its time runs from the provider's write, or from the question's sending, to the reader's socket. ${streams} readers at once, ${sentences} sentences each, ${apart} ms apart, ${rounds} rounds in turns.

| what | p50 | p99 | bar |
|---|---|---|---|
${rows}
`;

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * share), values.length - 1)] ?? NaN;
const line = (what: string, values: number[], bar = '') =>
  lines.push(
    `| ${what} | ${quantile(values, 0.5).toFixed(2)} ms | ${quantile(values, 0.99).toFixed(2)} ms | ${bar} |`,
  );

/** Straight to a gateway: the tests' own balancer is no part of the product. */
const origin = () => installation.gateways[0] ?? '';
const screenOf = (token: string) => new Screen(origin(), token).open();
const ask = ({ token }: Somebody, text: string) =>
  callRoute(origin(), token, coachRoutes.ask, { body: { text } });

it('the built-in coach’s first words are there at once', async () => {
  await install();
  const [somebody] = people;
  if (!somebody) throw new Error('nobody is there');
  const screen = await screenOf(somebody.token);
  const waits: number[] = [];
  let told: (() => void) | undefined;
  screen.on('coach.delta', () => told?.());
  const answers: number[] = [];
  let bytes = 0;
  for (let turn = -100; turn < 200; turn++) {
    const first = new Promise<void>((resolve) => (told = resolve));
    const since = performance.now();
    const asked = sendRoute(origin(), somebody.token, coachRoutes.ask, {
      body: { text: 'How can I improve my skating?' },
    });
    const answer = asked.then(() => performance.now() - since);
    await first;
    const waited = performance.now() - since;
    const response = await asked;
    expect(response.status).toBe(201);
    if (turn >= 0) {
      waits.push(waited);
      answers.push(await answer);
    }
    bytes = (await response.text()).length;
    await screen.hears('coach.replied', ({ message }) => message.content[0].text.value !== '');
    screen.heard.length = 0;
  }
  screen.close();
  line('question sent to first delta, built-in coach', waits, '15; 50');
  line(
    `question sent to its answer by HTTP, the last 100 messages (${Math.round(bytes / 1024)} KB)`,
    answers,
  );
  expect(quantile(waits, 0.5)).toBeLessThan(15);
  expect(quantile(waits, 0.99)).toBeLessThan(50);
}, 120_000);

/** Straight from the SDK in this process. */
const direct = async () => {
  const client = new OpenAI({ apiKey: 'none', baseURL: url });
  const one = async () => {
    const found: number[] = [];
    const chunks = await client.chat.completions.create({
      model: 'x',
      stream: true,
      messages: [{ role: 'user', content: 'Go on.' }],
    });
    for await (const chunk of chunks) found.push(...ages(chunk.choices[0]?.delta.content ?? '', now()));
    return found;
  };
  return (await Promise.all(Array.from({ length: streams }, one))).flat();
};

const program = (role: string) =>
  fork(join(import.meta.dirname, 'bare-relay.ts'), [role, installation.redisUrl, url]);

it('deltas reach their readers as fast as over the bare relay, all of them, in order', async () => {
  await install({ OPENAI_BASE_URL: url, COACH_DAILY_TOKENS: '10000000' });
  const gateway = program('gateway');
  const [port] = (await once(gateway, 'message')) as [number];
  const worker = program('worker');
  await once(worker, 'message');

  const bare = async () => {
    const found: number[] = [];
    const sockets = await Promise.all(
      people.map(async ({ id }) => {
        const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], auth: { room: id } });
        socket.on('delta', (text: string) => found.push(...ages(text, now())));
        await new Promise((resolve) => socket.once('ready', resolve));
        return socket;
      }),
    );
    worker.send(people.map(({ id }) => id));
    await once(worker, 'message');
    await until('all of it is heard', () => found.length === streams * sentences);
    for (const socket of sockets) socket.disconnect();
    return found;
  };

  const product = async () => {
    const found: number[] = [];
    await Promise.all(
      people.map(async (somebody) => {
        const screen = await screenOf(somebody.token);
        const texts: string[] = [];
        screen.on('coach.delta', ({ index, text }) => {
          found.push(...ages(text, now()));
          expect(index).toBe(texts.length);
          texts.push(text);
        });
        await ask(somebody, 'Tell me all about skating.');
        const { message } = await screen.hears('coach.replied', () => true);
        screen.close();
        expect(message.engine).toBe('model');
        expect(texts.join('')).toBe(message.content[0].text.value);
        expect(ages(message.content[0].text.value, 0)).toHaveLength(sentences);
      }),
    );
    return found;
  };

  const taken = { direct: [] as number[], bare: [] as number[], product: [] as number[] };
  await product();
  for (let round = 0; round < rounds; round++) {
    taken.direct.push(...(await direct()));
    taken.bare.push(...(await bare()));
    taken.product.push(...(await product()));
  }
  gateway.kill();
  worker.kill();
  line('a delta straight from the SDK', taken.direct);
  line('a delta over the bare relay', taken.bare);
  const ratio = (share: number) => quantile(taken.product, share) / quantile(taken.bare, share);
  const ratios = [ratio(0.5), ratio(0.99)] as const;
  line(
    `a delta of the product (${ratios[0].toFixed(2)} and ${ratios[1].toFixed(2)} times the bare relay; 0 lost, 0 out of order)`,
    taken.product,
    '2 times; 3 times',
  );
  expect(ratios[0]).toBeLessThan(2);
  expect(ratios[1]).toBeLessThan(3);
}, 300_000);
