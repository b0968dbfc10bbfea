import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { loadEnv } from '@rinkside/platform/env';
import { freePort } from '@rinkside/dev-runtime/ports';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { authorizeUrl } from '../testing/browser.js';
import {
  readResponse,
  createTestDatabase,
  newTestUser,
  postJson,
  refresh,
  signIn,
  signUp,
  silentLog,
  startTestIdentity,
  type TestIdentity,
} from '../testing/test-identity.js';
import { EmailTakenError, createAccount, ensureAccount } from './accounts.js';
import { startIdentity } from './identity.js';
import { migrateIdentity } from './migrate.js';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity({ timing: { maintenanceIntervalMs: 50 } });
});
afterAll(() => identity.close());

const envOf = async (databaseUrl: string, more: NodeJS.ProcessEnv = {}) =>
  loadEnv({ DATABASE_URL: databaseUrl, IDENTITY_URL: `http://127.0.0.1:${await freePort()}`, ...more });

test('applies each migration once across five processes; a server does not migrate by itself', async () => {
  const database = await createTestDatabase();
  try {
    await expect(startIdentity(await envOf(database.url), silentLog)).rejects.toThrow(
      'The identity tables are missing or out of date; run `node apps/identity/dist/migrate.js` first.',
    );
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrateIdentity(database.url)));
    expect(applied.flat()).toEqual([
      '0001-accounts-keys-payloads-attempts',
      '0002-payloads-of-an-account',
      '0003-mail',
      '0004-undo-email',
      '0005-sessions',
      '0006-passkeys',
      '0007-order-of-changes',
    ]);
    expect(await migrateIdentity(database.url)).toEqual([]);

    // Five concurrent first starts must agree on one set of keys. Port 0 is any free port.
    const started = await Promise.all(
      Array.from({ length: 5 }, async () => startIdentity(await envOf(database.url), silentLog)),
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

test('rejects an invalid environment with a clear message', async () => {
  await expect(
    startIdentity(await envOf(identity.databaseUrl, { OIDC_ISSUER: 'https://hosted.example/' }), silentLog),
  ).rejects.toThrow(/^OIDC_ISSUER names another provider/);
  await expect(
    startIdentity(await envOf(identity.databaseUrl, { OIDC_AUDIENCE: 'not a url' }), silentLog),
  ).rejects.toThrow(/^OIDC_AUDIENCE must be a URL/);
  await expect(
    startIdentity(await envOf(identity.databaseUrl, { IDENTITY_URL: identity.env.IDENTITY_URL }), silentLog),
  ).rejects.toThrow(/^Port \d+ of IDENTITY_URL is taken/);
});

test('returns the same subject for an existing email when seeding demo data', async () => {
  const user = newTestUser();
  const first = await ensureAccount(identity.databaseUrl, user);
  expect(await ensureAccount(identity.databaseUrl, { ...user, email: user.email.toUpperCase() })).toEqual(
    first,
  );
  await expect(createAccount(identity.databaseUrl, user)).rejects.toThrow(EmailTakenError);
  expect((await signIn(identity.issuer, user)).status).toBe(200);
});

test('deletes expired rows while the server runs', async () => {
  const user = newTestUser();
  await signUp(identity.issuer, user);
  await signIn(identity.issuer, user);
  await identity.pool.query(`update identity.payload set expires_at = now() - interval '1 second'`);
  await identity.pool.query('update identity.attempt set expire = 1');
  await vi.waitFor(async () => {
    const { rows } = await identity.pool.query(
      'select (select count(*) from identity.payload) + (select count(*) from identity.attempt) as left',
    );
    expect(rows).toEqual([{ left: '0' }]);
  });
});

// @covers V3.4.2
test('allows cross-origin requests from the web origin only', async () => {
  const origin = new URL(identity.issuer).origin;
  for (const path of ['oauth/token', 'oauth/revoke', 'dbconnections/signup', 'userinfo']) {
    const preflight = (from: string) =>
      fetch(`${identity.issuer}/${path}`, {
        method: 'OPTIONS',
        headers: { origin: from, 'access-control-request-method': 'POST' },
      });
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBe(origin);
    expect(
      (await preflight('https://elsewhere.example')).headers.get('access-control-allow-origin'),
    ).toBeNull();
  }
  const own = await postJson(`${identity.issuer}/oauth/token`, { grant_type: 'password' }, { origin });
  expect(own.headers.get('access-control-allow-origin')).toBe(origin);
});

// @covers V6.3.4 V10.6.2 V16.5.1
test('returns a plain 404 for unknown paths, without a stack trace', async () => {
  const base = new URL(identity.issuer).origin;
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
    const { status, body } = await readResponse(await fetch(base + path));
    expect(status, path).toBe(404);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\.js:/);
  }
  expect((await fetch(`${base}/health/live`)).status).toBe(200);
  expect((await fetch(`${base}/health/ready`)).status).toBe(200);
});

// @covers V3.3.1 V3.3.2 V3.3.4 V3.4.1 V4.1.3
test('uses secure cookies and public URLs behind TLS and ignores forwarding headers', async () => {
  const env = await envOf(identity.databaseUrl, {
    PUBLIC_ORIGIN: 'https://rink.example',
    HSTS_MAX_AGE: '31536000',
    HSTS_INCLUDE_SUBDOMAINS: '1',
  });
  const { port, close } = await startIdentity(env, silentLog);
  try {
    const base = `http://127.0.0.1:${port}/oidc`;
    const headers = { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'elsewhere.example' };
    const { body } = await readResponse(await fetch(`${base}/.well-known/openid-configuration`, { headers }));
    expect(body['token_endpoint']).toBe('https://rink.example/oidc/oauth/token');
    const https = {
      ...identity,
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

/** Starts a TCP proxy to the database that can be disconnected. */
const startProxy = async (databaseUrl: string) => {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const proxy = createServer((clientSocket) => {
    const databaseSocket = connect(Number(port), hostname);
    for (const [socket, other] of [
      [clientSocket, databaseSocket],
      [databaseSocket, clientSocket],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.pipe(other);
    }
  });
  const url = new URL(databaseUrl);
  url.port = String(await freePort());
  const listen = () => once(proxy.listen(Number(url.port), '127.0.0.1'), 'listening');
  const disconnect = () => {
    proxy.close();
    sockets.forEach((socket) => socket.destroy());
    sockets.clear();
  };
  await listen();
  return { url: url.href, listen, disconnect };
};

// @covers V16.5.2
test('returns 503 with Retry-After while its database is unavailable, then recovers', async () => {
  const database = await createTestDatabase();
  await migrateIdentity(database.url);
  const proxy = await startProxy(database.url);
  const { port, close } = await startIdentity(await envOf(proxy.url), silentLog);
  const base = `http://127.0.0.1:${port}/oidc`;
  try {
    const user = newTestUser();
    await signUp(base, user);
    proxy.disconnect();
    const responses = await Promise.all([
      signIn(base, user),
      signUp(base, newTestUser()),
      refresh(base, 'any'),
    ]);
    for (const { status, headers, body } of responses) {
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body['error']).toBe('temporarily_unavailable');
    }
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(503);
    await proxy.listen();
    await vi.waitFor(async () => expect((await signIn(base, user)).status).toBe(200));
  } finally {
    proxy.disconnect();
    await close();
    await database.drop();
  }
});
