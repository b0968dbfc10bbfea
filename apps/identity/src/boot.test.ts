import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { loadEnv } from '@rinkside/platform/env';
import { freePort } from '@rinkside/stack/ports';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { authorizeUrl } from '../testing/browser.js';
import {
  answerOf,
  makeDatabase,
  person,
  postJson,
  refresh,
  signIn,
  signUp,
  silent,
  startWorld,
  type World,
} from '../testing/world.js';
import { EmailTaken, createAccount, ensureAccount } from './accounts.js';
import { startIdentity } from './identity.js';
import { migrateIdentity } from './migrate.js';

let world: World;
beforeAll(async () => {
  world = await startWorld({ timing: { round: 50 } });
});
afterAll(() => world.close());

const envOf = async (databaseUrl: string, more: NodeJS.ProcessEnv = {}) =>
  loadEnv({ DATABASE_URL: databaseUrl, IDENTITY_URL: `http://127.0.0.1:${await freePort()}`, ...more });

test('five migrations at once do the work once; a server alone does not migrate', async () => {
  const database = await makeDatabase();
  try {
    await expect(startIdentity(await envOf(database.url), silent)).rejects.toThrow(
      'The identity tables are missing or out of date; run `node apps/identity/dist/migrate.js` first.',
    );
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrateIdentity(database.url)));
    expect(applied.flat()).toEqual(['0001-accounts-keys-payloads-attempts', '0002-payloads-of-an-account']);
    expect(await migrateIdentity(database.url)).toEqual([]);

    // Five first starts at once agree on one set of keys, and port 0 is any free one.
    const started = await Promise.all(
      Array.from({ length: 5 }, async () => startIdentity(await envOf(database.url), silent)),
    );
    const sets = await Promise.all(
      started.map(async ({ port }) =>
        (await fetch(`http://127.0.0.1:${port}/oidc/.well-known/jwks.json`)).text(),
      ),
    );
    expect(new Set(sets).size).toBe(1);
    await Promise.all(started.map(({ close }) => close()));
  } finally {
    await database.drop();
  }
});

test('says in one sentence what is wrong with the environment', async () => {
  await expect(
    startIdentity(await envOf(world.databaseUrl, { OIDC_ISSUER: 'https://hosted.example/' }), silent),
  ).rejects.toThrow(/^OIDC_ISSUER names another provider/);
  await expect(
    startIdentity(await envOf(world.databaseUrl, { OIDC_AUDIENCE: 'not a url' }), silent),
  ).rejects.toThrow(/^OIDC_AUDIENCE must be a URL/);
  await expect(
    startIdentity(await envOf(world.databaseUrl, { IDENTITY_URL: world.env.IDENTITY_URL }), silent),
  ).rejects.toThrow(/^Port \d+ of IDENTITY_URL is taken/);
});

test('the demo data gets the same subject every time, from an address alone', async () => {
  const who = person();
  const first = await ensureAccount(world.databaseUrl, who);
  expect(await ensureAccount(world.databaseUrl, { ...who, email: who.email.toUpperCase() })).toEqual(first);
  await expect(createAccount(world.databaseUrl, who)).rejects.toThrow(EmailTaken);
  expect((await signIn(world.issuer, who)).status).toBe(200);
});

test('what has expired is deleted while the server runs', async () => {
  const who = person();
  await signUp(world.issuer, who);
  await signIn(world.issuer, who);
  await world.pool.query(`update identity.payload set expires_at = now() - interval '1 second'`);
  await world.pool.query('update identity.attempt set expire = 1');
  await vi.waitFor(async () => {
    const { rows } = await world.pool.query(
      'select (select count(*) from identity.payload) + (select count(*) from identity.attempt) as left',
    );
    expect(rows).toEqual([{ left: '0' }]);
  });
});

// @covers V3.4.2
test('only the web origin may call from a browser', async () => {
  const origin = new URL(world.issuer).origin;
  for (const path of ['oauth/token', 'oauth/revoke', 'dbconnections/signup', 'userinfo']) {
    const ask = (from: string) =>
      fetch(`${world.issuer}/${path}`, {
        method: 'OPTIONS',
        headers: { origin: from, 'access-control-request-method': 'POST' },
      });
    expect((await ask(origin)).headers.get('access-control-allow-origin')).toBe(origin);
    expect((await ask('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull();
  }
  const own = await postJson(`${world.issuer}/oauth/token`, { grant_type: 'password' }, { origin });
  expect(own.headers.get('access-control-allow-origin')).toBe(origin);
});

// @covers V6.3.4 V10.6.2 V16.5.1
test('what is not there is a plain 404, and no answer shows a stack', async () => {
  const base = new URL(world.issuer).origin;
  for (const path of [
    '/',
    '/oidc',
    '/oidc/',
    '/oidc/session/end',
    '/oidc/reg',
    '/oidc/token',
    '/oidc/me',
    '/else',
  ]) {
    const { status, body } = await answerOf(await fetch(base + path));
    expect(status, path).toBe(404);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\.js:/);
  }
  expect((await fetch(`${base}/health/live`)).status).toBe(200);
  expect((await fetch(`${base}/health/ready`)).status).toBe(200);
});

// @covers V3.3.1 V3.3.2 V3.3.4 V3.4.1 V4.1.3
test('behind TLS the cookies are secure and the addresses public, whatever the forwarding headers say', async () => {
  const env = await envOf(world.databaseUrl, { PUBLIC_ORIGIN: 'https://rink.example' });
  const { port, close } = await startIdentity(env, silent);
  try {
    const base = `http://127.0.0.1:${port}/oidc`;
    const headers = { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'elsewhere.example' };
    const { body } = await answerOf(await fetch(`${base}/.well-known/openid-configuration`, { headers }));
    expect(body['token_endpoint']).toBe('https://rink.example/oidc/oauth/token');
    const https = {
      ...world,
      issuer: 'https://rink.example/oidc',
      callback: 'https://rink.example/callback',
    };
    const response = await fetch(authorizeUrl(https, {}, base), { headers, redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(4);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__Secure-rinkside_.+; samesite=lax; (secure; httponly|httponly; secure)$/i);
  } finally {
    await close();
  }
});

/** A way to the database that can be cut. */
const cuttable = async (databaseUrl: string) => {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  const proxy = createServer((inside) => {
    const outside = connect(Number(port), hostname);
    for (const [socket, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.pipe(other);
    }
  });
  const url = new URL(databaseUrl);
  url.port = String(await freePort());
  const listen = () => once(proxy.listen(Number(url.port), '127.0.0.1'), 'listening');
  const cut = () => {
    proxy.close();
    open.forEach((socket) => socket.destroy());
    open.clear();
  };
  await listen();
  return { url: url.href, listen, cut };
};

// @covers V16.5.2
test('without its database it answers 503 with Retry-After, then recovers by itself', async () => {
  const database = await makeDatabase();
  await migrateIdentity(database.url);
  const way = await cuttable(database.url);
  const { port, close } = await startIdentity(await envOf(way.url), silent);
  const base = `http://127.0.0.1:${port}/oidc`;
  try {
    const who = person();
    await signUp(base, who);
    way.cut();
    const away = await Promise.all([signIn(base, who), signUp(base, person()), refresh(base, 'any')]);
    for (const { status, headers, body } of away) {
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body['error']).toBe('temporarily_unavailable');
    }
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(503);
    await way.listen();
    await vi.waitFor(async () => expect((await signIn(base, who)).status).toBe(200));
  } finally {
    way.cut();
    await close();
    await database.drop();
  }
});
