import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ConnectionDrainer, keepAliveOptions } from './connection-draining.js';

it('drains until no request has come for a while', async () => {
  const drainer = new ConnectionDrainer();
  expect(drainer.isDraining).toBe(false);
  const startedAt = performance.now();
  let isDrained = false;
  const drained = drainer.drain().then(() => (isDrained = true));
  expect(drainer.isDraining).toBe(true);
  while (performance.now() - startedAt < 1500) {
    drainer.noteRequest();
    await pause(20);
  }
  expect(isDrained).toBe(false);
  await drained;
  expect(performance.now() - startedAt).toBeGreaterThan(2000);
});

it('stops draining after the maximum time even if requests keep coming', { tags: ['extended'] }, async () => {
  const drainer = new ConnectionDrainer();
  const requests = setInterval(() => drainer.noteRequest(), 10);
  const startedAt = performance.now();
  await drainer.drain();
  clearInterval(requests);
  expect(performance.now() - startedAt).toBeLessThan(7000);
});

it('waits for a client that keeps its connection open within the advertised keep-alive timeout', async () => {
  const drainer = new ConnectionDrainer();
  const server = createServer(keepAliveOptions, (_request, response) => response.end('ok'));
  drainer.trackConnections(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const firstResponse = await new Promise<IncomingMessage>((resolve) => {
    get({ port, agent }, (message) => message.resume().once('end', () => resolve(message)));
  });
  expect(firstResponse.headers['keep-alive']).toBe('timeout=5');
  let isDrained = false;
  const drained = drainer.drain().then(() => (isDrained = true));
  await pause(1500);
  expect(isDrained).toBe(false);
  agent.destroy();
  await drained;
  server.close();
});

it('stops draining immediately on SIGINT', async () => {
  const drainer = new ConnectionDrainer();
  const startedAt = performance.now();
  const drained = drainer.drain();
  process.emit('SIGINT');
  await drained;
  expect(performance.now() - startedAt).toBeLessThan(500);
});
