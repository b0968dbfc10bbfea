import { once } from 'node:events';
import { request } from 'node:http';
import { errorMessages } from '@rinkside/contracts/error';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { playerRoutes } from '@rinkside/contracts/player';
import { Connection, encodeRequest } from '@rinkside/testkit/http-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  user = await app.user();
});
afterAll(() => app?.close());

const headers = () => ({ authorization: `Bearer ${user.token}` });
const me = (init?: RequestInit) => fetch(app.origin() + playerRoutes.me.path, init);
const playPath = liveGameRoutes.append.path.replace(':id', '0198c0de-0000-7000-8000-000000000000');

const refusedCount = async (name: string): Promise<number> => {
  const metrics = await fetch(`http://127.0.0.1:${app.gateways[0]?.metricsPort}/metrics`);
  const line = new RegExp(`^rinkside_requests_refused_total\\{class="${name}".*\\} (\\d+)$`, 'm');
  return Number(line.exec(await metrics.text())?.[1] ?? 0);
};

/** Holds all requests that read a player, for less than their lock timeout. */
const whileRequestsWait = async (during: () => Promise<void>): Promise<void> => {
  const client = await app.pool.connect();
  try {
    await client.query('begin; lock table player in access exclusive mode');
    await during();
  } finally {
    await client.query('rollback');
    client.release();
  }
};

// At first 200 requests may be in progress: 140 while signed out, 250 for plays.
it('refuses requests above the limit: signed-out first, plays of a running game last, health never', async () => {
  await me({ headers: headers() });
  const port = Number(new URL(app.origin()).port);
  // Opened before, so that all requests arrive while the first ones wait.
  const connections = await Promise.all(Array.from({ length: 270 }, () => Connection.open(port)));
  const signedIn = encodeRequest('GET', playerRoutes.me.path, { token: user.token });
  const signedOut = encodeRequest('GET', playerRoutes.me.path);
  const play = encodeRequest('POST', playPath, { token: user.token, body: {} });
  const statuses: number[] = [];
  const send = (count: number, bytes: Buffer) =>
    connections.splice(0, count).map(async (connection) => {
      const { status } = await connection.exchange(bytes);
      statuses.push(status);
      connection.close();
    });
  const sent: Promise<void>[] = [];
  await whileRequestsWait(async () => {
    sent.push(...send(150, signedIn), ...send(10, signedOut), ...send(100, signedIn), ...send(10, play));
    await expect.poll(() => statuses.length, { interval: 10 }).toBe(60);
    expect(new Set(statuses)).toEqual(new Set([503]));
    const refused = await me();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({ statusCode: 503, message: errorMessages.unavailable });
    expect((await fetch(`${app.origin()}/health/live`)).status).toBe(200);
  });
  const counts = await Promise.all(['signedOut', 'signedIn', 'liveGame'].map(refusedCount));
  expect(counts).toEqual([11, 50, 0]);
  await Promise.all(sent);
  expect((await me()).status).toBe(401);
});

it('does not count requests that wait for their body', async () => {
  const open = Array.from({ length: 220 }, () =>
    request(`${app.origin()}/api/posts`, {
      method: 'POST',
      agent: false,
      headers: {
        ...headers(),
        'content-type': 'application/json',
        'content-length': 20,
        expect: '100-continue',
      },
    }).on('error', () => undefined),
  );
  // The gateway has read the headers.
  await Promise.all(
    open.map(async (sent) => {
      sent.flushHeaders();
      await once(sent, 'continue');
    }),
  );
  expect((await me({ headers: headers() })).status).toBe(200);
  for (const sent of open) sent.destroy();
});
