import { createServer, type Server } from 'node:http';
import { freePort } from '@rinkside/dev-runtime/ports';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  newTestUser,
  postForm,
  postJson,
  refresh,
  signIn,
  signUp,
  startTestIdentity,
  userinfo,
  type TestIdentity,
} from '../testing/test-identity.js';
import { identifyDevice } from './device.js';
import { createLink } from './links.js';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const sidOf = (token = '') => String(decodeJwt(token)['sid']);

/** Receives logout tokens like a gateway. */
const startReceiver = async (port: number) => {
  const tokens: string[] = [];
  const behavior = { status: 200 };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      if (behavior.status === 200 && request.url === '/backchannel-logout')
        tokens.push(form.get('logout_token') ?? '');
      response.writeHead(behavior.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    tokens,
    behavior,
    sessions: () => tokens.map((token) => sidOf(token)),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

let identity: TestIdentity;
let port: number;
let gateway: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  port = await freePort();
  gateway = await startReceiver(port);
  identity = await startTestIdentity({ env: { GATEWAY_URL: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await identity.close();
  await gateway.close();
});
beforeEach(() => {
  gateway.behavior.status = 200;
  gateway.tokens.length = 0;
});

const signInWith = async (user: ReturnType<typeof newTestUser>, userAgent: string) =>
  (await signIn(identity.issuer, user, { 'user-agent': userAgent })).body;
const newUser = async () => {
  const user = newTestUser();
  await signUp(identity.issuer, user);
  return user;
};
const call = async (method: string, path: string, token = '') => {
  const response = await fetch(`${identity.issuer}/account/sessions${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  const body = (await response.json()) as { sessions?: Record<string, unknown>[] };
  return { status: response.status, sessions: body.sessions ?? [] };
};
const queued = async () => (await identity.pool.query('select * from identity.logout')).rows;

test('lists the sessions of the account in plain words, the last used first', async () => {
  const user = await newUser();
  const phone = await signInWith(user, safari);
  const computer = await signInWith(user, chrome);
  await signInWith(await newUser(), chrome);
  const { sessions } = await call('GET', '', phone.access_token);
  expect(sessions).toMatchObject([
    { id: sidOf(computer.access_token), device: 'Chrome on Windows', current: false },
    { id: sidOf(phone.access_token), device: 'Safari on iPhone', current: true },
  ]);
  await refresh(identity.issuer, phone.refresh_token!);
  expect((await call('GET', '', phone.access_token)).sessions[0]).toMatchObject({ current: true });
  await identity.pool.query(
    `update identity.payload set last_used_at = now() - interval '31 days' where id = $1`,
    [sidOf(computer.access_token)],
  );
  expect((await call('GET', '', phone.access_token)).sessions).toHaveLength(1);
});

test.each([
  ['', null],
  ['something', null],
  [chrome, 'Chrome on Windows'],
  [safari, 'Safari on iPhone'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['x'.repeat(100_000), null],
])('names the device of %.40s', (userAgent, words) => expect(identifyDevice(userAgent)).toBe(words));

test('ends one session and reports it to the gateways with a signed token', async () => {
  const user = await newUser();
  const [phone, computer] = [await signInWith(user, safari), await signInWith(user, chrome)];
  const session = sidOf(phone.access_token);
  expect((await call('DELETE', `/${session}`, computer.access_token)).status).toBe(200);
  expect((await refresh(identity.issuer, phone.refresh_token!)).body['error']).toBe('invalid_grant');
  expect((await userinfo(identity.issuer, phone.access_token)).status).toBe(401);
  expect((await userinfo(identity.issuer, computer.access_token)).status).toBe(200);
  expect((await call('GET', '', computer.access_token)).sessions).toHaveLength(1);

  await vi.waitFor(() => expect(gateway.tokens).toHaveLength(1));
  const keys = createRemoteJWKSet(new URL(`${identity.issuer}/.well-known/jwks.json`));
  const { payload } = await jwtVerify(gateway.tokens[0] ?? '', keys, {
    issuer: identity.issuer,
    audience: 'rinkside-web',
    typ: 'logout+jwt',
  });
  expect(payload).toMatchObject({
    sid: session,
    sub: decodeJwt(phone.access_token!).sub,
    jti: expect.any(String),
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  });
  await vi.waitFor(async () => expect(await queued()).toEqual([]));
  expect((await call('DELETE', `/${session}`, computer.access_token)).status).toBe(404);
});

test('nobody ends a session of another account', async () => {
  const [mine, theirs] = [
    await signInWith(await newUser(), chrome),
    await signInWith(await newUser(), safari),
  ];
  expect((await call('DELETE', `/${sidOf(theirs.access_token)}`, mine.access_token)).status).toBe(404);
  expect((await userinfo(identity.issuer, theirs.access_token)).status).toBe(200);
  for (const method of ['GET', 'DELETE']) expect((await call(method, '')).status).toBe(401);
  expect((await call('DELETE', '/x')).status).toBe(401);
});

test('ends all other sessions', async () => {
  const user = await newUser();
  const [kept, ...others] = [
    await signInWith(user, chrome),
    await signInWith(user, safari),
    await signInWith(user, safari),
  ];
  expect((await call('DELETE', '', kept.access_token)).status).toBe(200);
  for (const { refresh_token } of others)
    expect((await refresh(identity.issuer, refresh_token!)).body['error']).toBe('invalid_grant');
  expect((await refresh(identity.issuer, kept.refresh_token!)).status).toBe(200);
  await vi.waitFor(() =>
    expect(gateway.sessions().toSorted()).toEqual(
      others.map((tokens) => sidOf(tokens.access_token)).toSorted(),
    ),
  );
});

test.each(['reset-password', 'undo-email'] as const)(
  'the link %s ends all sessions and reports them',
  async (purpose) => {
    const user = await newUser();
    const sessions = [await signInWith(user, chrome), await signInWith(user, safari)];
    const subject = decodeJwt(sessions[0]!.access_token!).sub!;
    const token = await createLink(identity.pool, purpose, { subject, email: user.email });
    const form = purpose === 'reset-password' && {
      password: 'top-shelf-corner',
      confirm: 'top-shelf-corner',
    };
    const { status } = await postForm(`${identity.issuer}/account/${purpose}?token=${token}`, { ...form });
    expect(status).toBe(200);
    await vi.waitFor(() =>
      expect(gateway.sessions().toSorted()).toEqual(
        sessions.map(({ access_token }) => sidOf(access_token)).toSorted(),
      ),
    );
    for (const { access_token } of sessions)
      expect((await userinfo(identity.issuer, access_token)).status).toBe(401);
  },
);

test('a changed password and a revoked refresh token are reported, too', async () => {
  const user = await newUser();
  const [kept, other] = [await signInWith(user, chrome), await signInWith(user, safari)];
  await postJson(
    `${identity.issuer}/account/password`,
    { current_password: user.password, password: 'top-shelf-corner' },
    { authorization: `Bearer ${kept.access_token}` },
  );
  await vi.waitFor(() => expect(gateway.sessions()).toEqual([sidOf(other.access_token)]));
  await postForm(`${identity.issuer}/oauth/revoke`, {
    client_id: 'rinkside-web',
    token: kept.refresh_token!,
    token_type_hint: 'refresh_token',
  });
  await vi.waitFor(() => expect(gateway.sessions()).toContain(sidOf(kept.access_token)));
});

test('a logout that the gateways cannot take is delivered later', async () => {
  const user = await newUser();
  const kept = await signInWith(user, chrome);
  const ended = [await signInWith(user, safari), await signInWith(user, safari)].map(({ access_token }) =>
    sidOf(access_token),
  );
  gateway.behavior.status = 503;
  await call('DELETE', '', kept.access_token);
  await vi.waitFor(async () => expect((await queued()).map(({ attempts }) => attempts)).toEqual([1, 1]));
  await gateway.close();
  await identity.pool.query('update identity.logout set next_attempt_at = now()');
  await vi.waitFor(async () => expect((await queued()).map(({ attempts }) => attempts)).toEqual([2, 2]));
  gateway = await startReceiver(port);
  await identity.pool.query('update identity.logout set next_attempt_at = now()');
  // A failure that is recorded after the update waits two seconds.
  await vi.waitFor(() => expect(gateway.sessions().toSorted()).toEqual(ended.toSorted()), {
    timeout: 10_000,
  });
  await vi.waitFor(async () => expect(await queued()).toEqual([]));
});
