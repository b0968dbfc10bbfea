// @module-tag extended
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedRoutes } from '@rinkside/contracts/feed';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { postRoutes } from '@rinkside/contracts/post';
import { freePort } from '@rinkside/dev-runtime/ports';
import { ProcessRegistry } from '@rinkside/dev-runtime/process-registry';
import { gatewayProcess } from '@rinkside/dev-runtime/process-specs';
import { childEnv } from '@rinkside/platform/env';
import { callRoute } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { io, type Socket as ClientSocket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';

const limits = { files: 1100, memoryMb: 512, replyMs: 1000 };

let app: TestApp;
let user: TestUser;
let home: string;
let processes: ProcessRegistry;
let port: number;
let pid: number;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  user = await app.user();
  home = await mkdtemp(join(tmpdir(), 'rinkside-flood-'));
  processes = await ProcessRegistry.open(home);
  port = await freePort();
  const env = {
    ...childEnv(),
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--max-old-space-size=${limits.memoryMb / 2}`,
    RINKSIDE_HOME: home,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATABASE_URL: app.env.DATABASE_URL,
    REDIS_URL: app.env.REDIS_URL ?? '',
    OIDC_ISSUER: app.env.OIDC_ISSUER,
    OIDC_AUDIENCE: app.env.OIDC_AUDIENCE,
  };
  const gateway = gatewayProcess('gateway', port, env);
  const shell = ['-c', `ulimit -n ${limits.files}; exec "$0" "$@"`, gateway.command, ...gateway.args];
  const child = await processes.start({ ...gateway, command: 'sh', args: shell });
  pid = child.pid ?? 0;
});
afterAll(async () => {
  await processes?.stop();
  await rm(home, { recursive: true, force: true });
  await app?.close();
});

const sockets: ClientSocket[] = [];
const flooders: Socket[] = [];
let isFlooding = false;
beforeEach(() => {
  isFlooding = true;
});
afterEach(() => {
  isFlooding = false;
  for (const socket of sockets.splice(0)) socket.close();
  for (const socket of flooders.splice(0)) socket.destroy();
});

/** Opens a connection that sends a head and then a byte a second; opens another when it is closed. */
const flood = (head: string) => {
  const socket = connect(port, '127.0.0.1');
  flooders.push(socket);
  const timer = setInterval(() => socket.write('x'), 1000);
  socket.on('error', () => undefined).resume();
  socket.once('close', () => {
    clearInterval(timer);
    setTimeout(() => isFlooding && flood(head), 100);
  });
  socket.write(head.replaceAll('\n', '\r\n'));
};
const requestHead = (path: string, headers: string) =>
  `POST ${path} HTTP/1.1\nHost: 127.0.0.1\n${headers}\n\n`;

/** The slowest of ten replies, ms. */
const slowestMs = async (request: () => Promise<unknown>) => {
  let slowest = 0;
  for (let at = 0; at < 10; at++) {
    const startedAt = performance.now();
    await request();
    slowest = Math.max(slowest, performance.now() - startedAt);
  }
  return slowest;
};

// @covers S4 V2.4.1
it('answers others in a second while one address holds every connection it can', async () => {
  const origin = `http://127.0.0.1:${port}`;
  const form = 'Content-Type: multipart/form-data; boundary=x\nContent-Length: 400000000';
  for (let at = 0; at < 1200; at++) flood(requestHead(highlightRoutes.create.path, form));
  const json = 'Content-Type: application/json\nContent-Length: 60000\nAuthorization: Bearer x';
  for (let at = 0; at < 200; at++) flood(requestHead(postRoutes.create.path, json));
  for (let at = 0; at < 200; at++) flood('POST / HTTP/1.1\n');
  for (let at = 0; at < 200; at++) {
    const auth = { token: at % 2 ? user.token : 'bad' };
    sockets.push(io(origin, { transports: ['websocket'], forceNew: true, reconnectionDelayMax: 500, auth }));
  }
  await waitFor('the burst is accepted, closed connections return', () => flooders.length > 4000, 60_000);

  const pages = {
    health: () => fetch(`${origin}/health/ready`).then(({ status }) => expect(status).toBe(200)),
    page: () => fetch(`${origin}/`).then((response) => response.text()),
    feed: () => callRoute(origin, user.token, feedRoutes.following),
  };
  for (const [name, request] of Object.entries(pages)) {
    const ms = await slowestMs(request);
    expect({ name, ms }).toEqual({ name, ms: expect.toSatisfy((value: number) => value < limits.replyMs) });
  }
  const [, residentKb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  expect(Number(residentKb) / 1024).toBeLessThan(limits.memoryMb);
  expect(sockets.filter(({ connected }) => connected).length).toBeLessThanOrEqual(20);
}, 180_000);
