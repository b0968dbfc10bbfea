import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { coachRoutes } from '@rinkside/contracts/coach';
import { callRoute, sendRoute } from '@rinkside/testkit/client';
import { Screen } from '@rinkside/testkit/screen';
import { until } from '@rinkside/testkit/until';
import { io } from 'socket.io-client';
import type { Fleet } from '../fleet.js';
import type { Part } from '../part.js';
import { cpuOf } from '../processor.js';
import { startProgram } from '../program.js';
import { compare, inTurns, quantile, warmUp } from '../rounds.js';

/** People who listen at once, sentences each hears, and how far their tokens are apart, ms. */
const streams = 20;
const sentences = 100;
const apart = 10;
const opening = ['Bend', ' your', ' knees', ' low', ' and'];
const tokens = streams * sentences * (opening.length + 1);

// A sentence's last token carries when it was sent, µs, in letters: an answer's numbers must come from its tools.
const letters = 'bcdfghjklm';
const now = () => performance.timeOrigin + performance.now();
const stamped = () =>
  ` skate ${Math.round(now() * 1000)
    .toString()
    .replace(/\d/g, (digit) => letters[Number(digit)] ?? '')}. `;
const ages = (text: string, heard: number) =>
  [...text.matchAll(/ skate ([b-m]{16})\./g)].map(
    ([, word = '']) => heard - Number(word.replace(/./g, (letter) => String(letters.indexOf(letter)))) / 1000,
  );

/** Speaks as much of the OpenAI protocol as a stream needs, a hundred tokens a second. */
const startProvider = async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const say = (delta: object, finish_reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'x', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      );
    void (async () => {
      say({ role: 'assistant', content: '' });
      for (let at = 0; at < sentences && !response.closed; at++) {
        for (const word of opening) {
          say({ content: word });
          await pause(apart);
        }
        say({ content: stamped() });
        await pause(apart);
      }
      say({}, 'stop');
      response.end('data: [DONE]\n\n');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Grown-ups, whom a model may answer. */
const grownUps = async (fleet: Fleet) => {
  const subjects = Array.from({ length: streams }, (_, at) => String(3000 + at));
  await fleet.pool.query(
    `update player set birthdate = '1990-05-04', trusted_birthdate = '1990-05-04', age = '18U' where subject = any($1)`,
    [subjects],
  );
  return Promise.all(subjects.map((subject) => fleet.issuer.token(subject)));
};

const open = async (stage: Parameters<Part['run']>[0], given: Record<string, string> = {}) => {
  const fleet = await stage.fleet({ items: 100_000, given });
  const gateway = await fleet.gateway();
  await fleet.workers(1, 'relay');
  const [worker] = await fleet.workers(1, 'reply-as-coach');
  return { fleet, gateway, worker, origin: gateway.origin, people: await grownUps(fleet) };
};

/**
 * P13: answers on their way from a provider to the screens of twenty who listen. The bare relay passes each token on, the
 * product whole sentences, since it reads them before anybody else may: both are held to the token that ends one.
 */
export const coachPieces: Part = {
  ids: ['P13'],
  async run(stage, { rounds }, tell) {
    const provider = await startProvider();
    try {
      const { fleet, gateway, worker, origin, people } = await open(stage, {
        OPENAI_BASE_URL: provider.url,
        COACH_DAILY_TOKENS: '10000000',
      });
      const bareGateway = await startProgram('coach', '', fleet.env.REDIS_URL, 'gateway', provider.url);
      const bareWorker = await startProgram('coach', '', fleet.env.REDIS_URL, 'worker', provider.url);
      const bare = async () => {
        const before = cpuOf(bareGateway.pid) + cpuOf(bareWorker.pid);
        const found: number[] = [];
        const rooms = people.map((_, at) => `room-${at}`);
        const sockets = await Promise.all(
          rooms.map(async (room) => {
            const socket = io(`http://127.0.0.1:${bareGateway.port}`, {
              transports: ['websocket'],
              auth: { room },
            });
            socket.on('delta', (text: string) => found.push(...ages(text, now())));
            await new Promise((resolve) => socket.once('ready', resolve));
            return socket;
          }),
        );
        await bareWorker.ask(rooms);
        await until('all of it is heard', () => found.length === streams * sentences);
        for (const socket of sockets) socket.disconnect();
        const cpu = ((cpuOf(bareGateway.pid) + cpuOf(bareWorker.pid) - before) * 1e6) / tokens;
        return { p50: quantile(found, 0.5), p99: quantile(found, 0.99), cpu };
      };
      const product = async () => {
        const used = () => cpuOf(gateway.child.pid) + cpuOf(worker?.pid);
        const before = used();
        const found: number[] = [];
        await Promise.all(
          people.map(async (token) => {
            const screen = await new Screen(origin, token).open();
            const texts: string[] = [];
            let ordered = true;
            screen.on('coach.delta', ({ index, text }) => {
              found.push(...ages(text, now()));
              ordered &&= index === texts.length;
              texts.push(text);
            });
            await callRoute(origin, token, coachRoutes.ask, { body: { text: 'Tell me all about skating.' } });
            const { message } = await screen.hears('coach.replied', () => true);
            screen.close();
            const whole = message.content[0].text.value;
            if (!ordered || texts.join('') !== whole || ages(whole, 0).length !== sentences)
              throw new Error('pieces of an answer were lost or out of order');
          }),
        );
        const cpu = ((used() - before) * 1e6) / tokens;
        return { p50: quantile(found, 0.5), p99: quantile(found, 0.99), cpu };
      };
      const found = await inTurns(rounds, { floor: bare, product }, warmUp);
      const what = `the end of a sentence to one of ${streams} who listen, 0 lost, 0 out of order`;
      for (const [figure, most] of [
        ['p50', 2],
        ['p99', 3],
      ] as const) {
        const of = compare(found.floor, found.product, figure);
        tell({ id: 'P13', what: `${what}, ${figure}`, unit: 'ms', ...of, held: of.ratio, bar: { most } });
      }
      const cpu = compare(found.floor, found.product, 'cpu');
      tell({
        id: 'P13',
        what: 'a token, with its share of question and answer',
        unit: 'µs of processor',
        ...cpu,
        held: cpu.ratio,
        bar: { most: 1.5 },
      });
    } finally {
      provider.close();
    }
  },
};

/** P14: a question sent until the built-in coach's first words are heard. */
export const coachFirstWords: Part = {
  ids: ['P14'],
  async run(stage, { share }, tell) {
    const { origin, people: [token = ''] } = await open(stage); // prettier-ignore
    const screen = await new Screen(origin, token).open();
    const waits: number[] = [];
    let told: (() => void) | undefined;
    screen.on('coach.delta', () => told?.());
    for (let turn = -100 * share; turn < 200 * share; turn++) {
      const first = new Promise<void>((resolve) => (told = resolve));
      const since = performance.now();
      const asked = sendRoute(origin, token, coachRoutes.ask, {
        body: { text: 'How can I improve my skating?' },
      });
      await first;
      if (turn >= 0) waits.push(performance.now() - since);
      await (await asked).text();
      await screen.hears('coach.replied', ({ message }) => message.content[0].text.value !== '');
      screen.heard.length = 0;
    }
    screen.close();
    const what = 'a question sent to its first words heard, built-in coach';
    for (const [share, name, most] of [
      [0.5, 'p50', 15],
      [0.99, 'p99', 50],
    ] as const)
      tell({
        id: 'P14',
        what: `${what}, ${name}`,
        unit: 'ms',
        product: quantile(waits, share),
        held: quantile(waits, share),
        bar: { most },
      });
  },
};
