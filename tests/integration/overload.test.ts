import { once } from 'node:events';
import { request } from 'node:http';
import { errorMessages } from '@rinkside/contracts/error';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { playerRoutes } from '@rinkside/contracts/player';
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

const call = (path: string, { token, method = 'GET' }: { token?: string; method?: string } = {}) =>
  fetch(app.origin() + path, {
    method,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
const signedIn = () => call(playerRoutes.me.path, { token: user.token });
const signedOut = () => call(playerRoutes.me.path);
const play = () => {
  const path = liveGameRoutes.append.path.replace(':id', '0198c0de-0000-7000-8000-000000000000');
  return call(path, { token: user.token, method: 'POST' });
};
const refusedCount = async (name: string): Promise<number> => {
  const metrics = await fetch(`http://127.0.0.1:${app.gateways[0]?.metricsPort}/metrics`);
  const line = new RegExp(`^rinkside_requests_refused_total\\{class="${name}".*\\} (\\d+)$`, 'm');
  return Number(line.exec(await metrics.text())?.[1] ?? 0);
};

/** Holds all requests that read a player, while `during` runs. */
const whileRequestsWait = async (during: () => Promise<void>) => {
  const client = await app.pool.connect();
  try {
    await client.query('begin; lock table player in access exclusive mode');
    await during();
  } finally {
    await client.query('rollback');
    client.release();
  }
};

// At first 64 requests may be in progress: 45 while signed out, 80 for plays.
it('refuses requests above the limit: signed-out first, plays of a running game last, health never', async () => {
  await signedIn();
  const sent: Promise<Response>[] = [];
  await whileRequestsWait(async () => {
    for (let at = 0; at < 50; at++) sent.push(signedIn());
    await expect.poll(async () => (await signedOut()).status).toBe(503);
    const refused = await signedOut();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({ statusCode: 503, message: errorMessages.unavailable });
    expect(await refusedCount('signedIn')).toBe(0);
    for (let at = 0; at < 50; at++) sent.push(signedIn());
    await expect.poll(() => refusedCount('signedIn')).toBe(36);
    const plays = Array.from({ length: 10 }, play);
    sent.push(...plays);
    expect((await call('/health/live')).status).toBe(200);
    expect(await refusedCount('liveGame')).toBe(0);
  });
  const statuses = await Promise.all(sent.map(async (response) => (await response).status));
  const countOf = (status: number) => statuses.filter((value) => value === status).length;
  expect([countOf(503), countOf(400)]).toEqual([36, 10]);
  expect((await signedOut()).status).toBe(401);
});

it('does not count requests that wait for their body', async () => {
  const headers = {
    authorization: `Bearer ${user.token}`,
    'content-type': 'application/json',
    'content-length': 20,
    expect: '100-continue',
  };
  const open = Array.from({ length: 100 }, () =>
    request(`${app.origin()}/api/posts`, { method: 'POST', headers, agent: false }).on(
      'error',
      () => undefined,
    ),
  );
  // The gateway has read the headers.
  await Promise.all(
    open.map(async (sent) => {
      sent.flushHeaders();
      await once(sent, 'continue');
    }),
  );
  expect((await signedIn()).status).toBe(200);
  for (const sent of open) sent.destroy();
});
