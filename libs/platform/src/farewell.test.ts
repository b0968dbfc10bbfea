import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Farewell, keptIdle } from './farewell.js';

it('ends once nobody has asked for a while, and answers end their connections meanwhile', async () => {
  const farewell = new Farewell();
  expect(farewell.leaving).toBe(false);
  const began = performance.now();
  let gone = false;
  const taken = farewell.take().then(() => (gone = true));
  expect(farewell.leaving).toBe(true);
  while (performance.now() - began < 1500) {
    farewell.asked();
    await pause(20);
  }
  expect(gone).toBe(false);
  await taken;
  expect(performance.now() - began).toBeGreaterThan(2000);
});

it('ends although somebody never stops asking', async () => {
  const farewell = new Farewell();
  const asking = setInterval(() => farewell.asked(), 10);
  const began = performance.now();
  await farewell.take();
  clearInterval(asking);
  expect(performance.now() - began).toBeLessThan(7000);
});

it('waits for a client that keeps its connection no longer than it was told', async () => {
  const farewell = new Farewell();
  const server = createServer(keptIdle, (_request, response) => response.end('here'));
  farewell.watch(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get({ port, agent }, (message) => message.resume().once('end', () => resolve(message)));
  });
  expect(answer.headers['keep-alive']).toBe('timeout=5');
  let gone = false;
  const taken = farewell.take().then(() => (gone = true));
  await pause(1500);
  expect(gone).toBe(false);
  agent.destroy();
  await taken;
  server.close();
});

it('ends at once with everything else', async () => {
  const farewell = new Farewell();
  const began = performance.now();
  const taken = farewell.take();
  process.emit('SIGINT');
  await taken;
  expect(performance.now() - began).toBeLessThan(500);
});
