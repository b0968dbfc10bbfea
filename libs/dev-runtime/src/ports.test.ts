import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, portIsFree } from './ports.js';

test('returns distinct ports above the ports fetch blocks and below the ephemeral range', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(ports).size).toBe(50);
  expect(Math.min(...ports)).toBeGreaterThan(10_080);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test.each(['127.0.0.1', '0.0.0.0', '::'])('reports a port in use on %s as not free', async (host) => {
  const port = await freePort();
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  expect(await portIsFree(port)).toBe(false);
  server.close();
  await once(server, 'close');
  expect(await portIsFree(port)).toBe(true);
});
