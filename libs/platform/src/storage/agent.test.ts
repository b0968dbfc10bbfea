import { once } from 'node:events';
import http from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { isUnavailable } from '../is-unavailable.js';
import { agentWithIdleTimeout } from './agent.js';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

const listen = async (server: http.Server | ReturnType<typeof createServer>) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => server.close());
  return (server.address() as AddressInfo).port;
};

const request = (port: number, agent: http.Agent) => {
  const sent = http.get({ port, host: '127.0.0.1', agent });
  cleanups.push(() => agent.destroy());
  return once(sent, 'response') as Promise<[http.IncomingMessage]>;
};

it('fails with ETIMEDOUT when the store accepts a connection but never answers', async () => {
  const port = await listen(createServer((socket) => void cleanups.push(() => socket.destroy())));
  const failure = await request(port, agentWithIdleTimeout(false, 100)).catch((error: unknown) => error);
  expect(String(failure)).toContain('no answer within 100 ms');
  expect(failure).toSatisfy(isUnavailable);
});

it('lets a slow reader finish and reuses the connection', async () => {
  const clientPorts = new Set<number | undefined>();
  const body = 'x'.repeat(4_000_000);
  const server = http.createServer((incoming, response) => {
    clientPorts.add(incoming.socket.remotePort);
    response.end(body);
  });
  const port = await listen(server);
  const idleTimeoutMs = 500;
  const agent = agentWithIdleTimeout(false, idleTimeoutMs);
  const [slowResponse] = await request(port, agent);
  slowResponse.socket.setTimeout(0);
  await pause(2 * idleTimeoutMs);
  expect(await text(slowResponse)).toBe(body);
  const [secondResponse] = await request(port, agent);
  expect(secondResponse.socket.timeout).toBe(idleTimeoutMs);
  expect(await text(secondResponse)).toBe(body);
  expect(clientPorts.size).toBe(1);
});
