import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { serveMetrics } from './metrics.js';
import { listenOn } from './listen.js';

const addressesOf = (internal: boolean) =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.internal === internal && !address.address.startsWith('fe80'))
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
const statusOf = (host: string, port: number) =>
  fetch(`http://${host}:${port}/metrics`, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => 'unreachable',
  );

test('listens on several addresses at one port, and leaves out addresses that the machine does not have', async () => {
  const server = createServer((_request, response) => response.end());
  const { port, close } = await listenOn(server, 0, ['127.0.0.1', '::1', '2001:db8::1']);
  onTestFinished(() => {
    close();
    server.close();
  });
  for (const host of addressesOf(true)) expect([host, await statusOf(host, port)]).toEqual([host, 200]);
  for (const host of addressesOf(false))
    expect([host, await statusOf(host, port)]).toEqual([host, 'unreachable']);
  close();
  expect(await statusOf('[::1]', port)).toBe('unreachable');
  expect(await statusOf('127.0.0.1', port)).toBe(200);
});

test('rejects when the address is taken', async () => {
  const taken = createServer();
  const { port } = await listenOn(taken, 0, ['127.0.0.1']);
  onTestFinished(() => void taken.close());
  await expect(listenOn(createServer(), port, ['127.0.0.1'])).rejects.toThrow('EADDRINUSE');
});

test('serves metrics on the given addresses only', async () => {
  const metrics = await serveMetrics('test', 0, ['127.0.0.1']);
  onTestFinished(() => metrics.close());
  expect(await statusOf('127.0.0.1', metrics.port)).toBe(200);
  for (const host of addressesOf(false)) expect(await statusOf(host, metrics.port)).toBe('unreachable');
});
