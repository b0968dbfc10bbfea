import { once } from 'node:events';
import http from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { isUnavailable } from '../unavailable.js';
import { impatientAgent } from './agent.js';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const listen = async (server: http.Server | ReturnType<typeof createServer>) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  return (server.address() as AddressInfo).port;
};

const ask = (port: number, agent: http.Agent) => {
  const asked = http.get({ port, host: '127.0.0.1', agent });
  ends.push(() => agent.destroy());
  return once(asked, 'response') as Promise<[http.IncomingMessage]>;
};

it('a store that accepts and never answers is given up', async () => {
  const port = await listen(createServer((socket) => void ends.push(() => socket.destroy())));
  const failure = await ask(port, impatientAgent(false, 100)).catch((error: unknown) => error);
  expect(String(failure)).toContain('no answer within 100 ms');
  expect(failure).toSatisfy(isUnavailable);
});

it('one that answers is read at its reader’s pace, and its connection is used again', async () => {
  const peers = new Set<number | undefined>();
  const whole = 'x'.repeat(4_000_000);
  const server = http.createServer((request, response) => {
    peers.add(request.socket.remotePort);
    response.end(whole);
  });
  const port = await listen(server);
  const agent = impatientAgent(false, 100);
  const [slow] = await ask(port, agent);
  slow.socket.setTimeout(0);
  await after(300);
  expect(await text(slow)).toBe(whole);
  const [again] = await ask(port, agent);
  expect(again.socket.timeout).toBe(100);
  expect(await text(again)).toBe(whole);
  expect(peers.size).toBe(1);
});
