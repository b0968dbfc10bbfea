import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { coachRoutes } from '@rinkside/contracts/coach';
import { callRoute, sendRoute } from '@rinkside/testkit/api-client';
import { LiveClient } from '@rinkside/testkit/live-client';
import { waitFor } from '@rinkside/testkit/wait-for';
import { io } from 'socket.io-client';
import type { Fleet } from '../fleet.js';
import type { Scenario } from '../scenario.js';
import { cpuSecondsOf } from '../cpu-usage.js';
import { startBenchProcess } from '../bench-process.js';
import { compare, interleave, quantile, warmUpRounds } from '../rounds.js';

/** Concurrent clients, sentences per reply and time between tokens. */
const clientCount = 20;
const sentenceCount = 100;
const tokenIntervalMs = 10;
const opening = ['Bend', ' your', ' knees', ' low', ' and'];
const tokenCount = clientCount * sentenceCount * (opening.length + 1);

// The last token of a sentence carries its send time in µs, encoded as letters: the coach removes numbers that do not come from
// a tool.
const digitLetters = 'bcdfghjklm';
const now = () => performance.timeOrigin + performance.now();
const timestampToken = () =>
  ` skate ${Math.round(now() * 1000)
    .toString()
    .replace(/\d/g, (digit) => digitLetters[Number(digit)] ?? '')}. `;
/** Returns the latencies of the sentences in `text`, ms. */
const latenciesIn = (text: string, receivedAt: number) =>
  [...text.matchAll(/ skate ([b-m]{16})\./g)].map(
    ([, word = '']) =>
      receivedAt - Number(word.replace(/./g, (letter) => String(digitLetters.indexOf(letter)))) / 1000,
  );

/** Starts a minimal OpenAI-compatible server that streams 100 tokens per second. */
const startProvider = async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const sendDelta = (delta: object, finish_reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'x', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      );
    void (async () => {
      sendDelta({ role: 'assistant', content: '' });
      for (let at = 0; at < sentenceCount && !response.closed; at++) {
        for (const word of opening) {
          sendDelta({ content: word });
          await pause(tokenIntervalMs);
        }
        sendDelta({ content: timestampToken() });
        await pause(tokenIntervalMs);
      }
      sendDelta({}, 'stop');
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

/** Returns tokens of adults, who may get model replies. */
const adultTokens = async (fleet: Fleet) => {
  const subjects = Array.from({ length: clientCount }, (_, at) => String(3000 + at));
  await fleet.pool.query(
    `update player set birthdate = '1990-05-04', trusted_birthdate = '1990-05-04', age = '18U' where subject = any($1)`,
    [subjects],
  );
  return Promise.all(subjects.map((subject) => fleet.issuer.token(subject)));
};

const openFleet = async (benchEnv: Parameters<Scenario['run']>[0], env: Record<string, string> = {}) => {
  const fleet = await benchEnv.fleet({ items: 100_000, env });
  const gateway = await fleet.gateway();
  await fleet.workers(1, 'relay');
  const [worker] = await fleet.workers(1, 'generate-coach-reply');
  return { fleet, gateway, worker, origin: gateway.origin, userTokens: await adultTokens(fleet) };
};

/**
 * P13: streaming from a provider to 20 clients. The baseline forwards every token; the product forwards whole sentences,
 * because it checks them first. Both are measured at the last token of a sentence.
 */
export const coachStreaming: Scenario = {
  ids: ['P13'],
  async run(benchEnv, { rounds }, record) {
    const provider = await startProvider();
    try {
      const { fleet, gateway, worker, origin, userTokens } = await openFleet(benchEnv, {
        OPENAI_BASE_URL: provider.url,
        COACH_DAILY_TOKENS: '10000000',
      });
      const bareGateway = await startBenchProcess(
        'coach-stream',
        '',
        fleet.env.REDIS_URL,
        'gateway',
        provider.url,
      );
      const bareWorker = await startBenchProcess(
        'coach-stream',
        '',
        fleet.env.REDIS_URL,
        'worker',
        provider.url,
      );
      const baseline = async () => {
        const cpuBefore = cpuSecondsOf(bareGateway.pid) + cpuSecondsOf(bareWorker.pid);
        const latenciesMs: number[] = [];
        const rooms = userTokens.map((_, at) => `room-${at}`);
        const sockets = await Promise.all(
          rooms.map(async (room) => {
            const socket = io(`http://127.0.0.1:${bareGateway.port}`, {
              transports: ['websocket'],
              auth: { room },
            });
            socket.on('delta', (text: string) => latenciesMs.push(...latenciesIn(text, now())));
            await new Promise((resolve) => socket.once('ready', resolve));
            return socket;
          }),
        );
        await bareWorker.request(rooms);
        await waitFor('all sentences are received', () => latenciesMs.length === clientCount * sentenceCount);
        for (const socket of sockets) socket.disconnect();
        const cpu =
          ((cpuSecondsOf(bareGateway.pid) + cpuSecondsOf(bareWorker.pid) - cpuBefore) * 1e6) / tokenCount;
        return { p50: quantile(latenciesMs, 0.5), p99: quantile(latenciesMs, 0.99), cpu };
      };
      const product = async () => {
        const cpuUsed = () => cpuSecondsOf(gateway.child.pid) + cpuSecondsOf(worker?.pid);
        const cpuBefore = cpuUsed();
        const latenciesMs: number[] = [];
        await Promise.all(
          userTokens.map(async (token) => {
            const client = await new LiveClient(origin, token).open();
            const texts: string[] = [];
            let isOrdered = true;
            client.on('coach.delta', ({ index, text }) => {
              latenciesMs.push(...latenciesIn(text, now()));
              isOrdered &&= index === texts.length;
              texts.push(text);
            });
            await callRoute(origin, token, coachRoutes.ask, { body: { text: 'Tell me all about skating.' } });
            const { message } = await client.waitForEvent('coach.replied', () => true);
            client.close();
            const fullText = message.content[0].text.value;
            if (
              !isOrdered ||
              texts.join('') !== fullText ||
              latenciesIn(fullText, 0).length !== sentenceCount
            )
              throw new Error('sentences of a reply were lost or out of order');
          }),
        );
        const cpu = ((cpuUsed() - cpuBefore) * 1e6) / tokenCount;
        return { p50: quantile(latenciesMs, 0.5), p99: quantile(latenciesMs, 0.99), cpu };
      };
      const samples = await interleave(rounds, { baseline, product }, warmUpRounds);
      const what = `latency of a sentence end to one of ${clientCount} clients, 0 lost, 0 out of order`;
      for (const [metric, max] of [
        ['p50', 2],
        ['p99', 3],
      ] as const) {
        const latency = compare(samples.baseline, samples.product, metric);
        record({
          id: 'P13',
          what: `${what}, ${metric}`,
          unit: 'ms',
          ...latency,
          value: latency.ratio,
          target: { max },
        });
      }
      const cpu = compare(samples.baseline, samples.product, 'cpu');
      record({
        id: 'P13',
        what: 'CPU time per token, including request and reply',
        unit: 'µs of CPU',
        ...cpu,
        value: cpu.ratio,
        target: { max: 1.5 },
      });
    } finally {
      provider.close();
    }
  },
};

/** P14: from sending a question to the first words of the built-in coach. */
export const coachFirstWords: Scenario = {
  ids: ['P14'],
  async run(benchEnv, { scale }, record) {
    const { origin, userTokens: [token = ''] } = await openFleet(benchEnv); // prettier-ignore
    const client = await new LiveClient(origin, token).open();
    const latenciesMs: number[] = [];
    let onDelta: (() => void) | undefined;
    client.on('coach.delta', () => onDelta?.());
    for (let turn = -100 * scale; turn < 200 * scale; turn++) {
      const firstDelta = new Promise<void>((resolve) => (onDelta = resolve));
      const sentAt = performance.now();
      const response = sendRoute(origin, token, coachRoutes.ask, {
        body: { text: 'How can I improve my skating?' },
      });
      await firstDelta;
      if (turn >= 0) latenciesMs.push(performance.now() - sentAt);
      await (await response).text();
      await client.waitForEvent('coach.replied', ({ message }) => message.content[0].text.value !== '');
      client.received.length = 0;
    }
    client.close();
    const what = 'from question to first words, built-in coach';
    for (const [fraction, name, max] of [
      [0.5, 'p50', 40],
      [0.99, 'p99', 120],
    ] as const)
      record({
        id: 'P14',
        what: `${what}, ${name}`,
        unit: 'ms',
        product: quantile(latenciesMs, fraction),
        value: quantile(latenciesMs, fraction),
        target: { max },
      });
  },
};
