import { errorMessages } from '@rinkside/contracts/error';
import { playerRoutes } from '@rinkside/contracts/player';
import { deleteExpiredEndedSessions } from '@rinkside/domain/account/ended-session.retention';
import { poolSql } from '@rinkside/platform/sql';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { audience } from '@rinkside/testkit/issuer';
import { TestApp } from '@rinkside/testkit/test-app';
import { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
  });
});
afterAll(() => app?.close());

/** Another session of a user. */
const sessionOf = async ({ subject }: TestUser, sid: string) =>
  new TestUser(
    app,
    subject,
    await app.issuer.token(subject, { sid, auth_time: Math.floor(Date.now() / 1000) }),
  );

const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const logoutToken = (subject: string, claims: JWTPayload, expiresIn?: string) =>
  app.issuer.token(subject, { aud: app.env.OIDC_CLIENT_ID, jti: 'once', events, ...claims }, expiresIn);
const logout = (logout_token: string, gateway = 0) =>
  fetch(`${app.origin(gateway)}/backchannel-logout`, {
    method: 'POST',
    body: new URLSearchParams({ logout_token }),
  });

it('ends a session on every gateway and keeps the other ones', async () => {
  const user = await app.user();
  const [phone, computer] = [await sessionOf(user, 'phone'), await sessionOf(user, 'computer')];
  const sockets = [await phone.liveClient(0), await phone.liveClient(1)];
  const keptSocket = await computer.liveClient(1);
  const reply = await logout(await logoutToken(user.subject, { sid: 'phone' }));
  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  for (const gateway of [0, 1])
    expect(await expectErrorReply(phone.callVia(gateway, playerRoutes.me))).toEqual([
      401,
      errorMessages.sessionRevoked,
    ]);
  await waitFor('its sockets are cut', async () => sockets.every(({ connected }) => !connected));
  await expect(phone.liveClient()).rejects.toThrow(errorMessages.sessionRevoked);
  expect((await computer.call(playerRoutes.me)).id).toBe(user.id);
  expect(keptSocket.connected).toBe(true);
  // A repeat, after an answer that was lost.
  expect((await logout(await logoutToken(user.subject, { sid: 'phone' }), 1)).status).toBe(200);
});

it('refuses tokens that end no session', async () => {
  const user = await app.user();
  const session = await sessionOf(user, 'steady');
  const sid = 'steady';
  const good = await logoutToken(user.subject, { sid });
  const bad = [
    '',
    'x',
    `${good.slice(0, -4)}AAAA`,
    session.token,
    await logoutToken(user.subject, { sid, aud: audience }),
    await logoutToken(user.subject, { sid, iss: 'https://other.example' }),
    await logoutToken(user.subject, { sid }, '-5 minutes'),
    await logoutToken(user.subject, { sid, events: {} }),
    await logoutToken(user.subject, { sid, events: undefined }),
    await logoutToken(user.subject, { sid, nonce: 'n' }),
    await logoutToken(user.subject, { sid, jti: undefined }),
    await logoutToken(user.subject, { sid: '' }),
    await logoutToken(user.subject, {}),
  ];
  for (const token of bad) expect((await logout(token)).status, token).toBe(400);
  const json = await fetch(`${app.origin()}/backchannel-logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ other: good }),
  });
  expect(json.status).toBe(400);
  expect((await session.call(playerRoutes.me)).id).toBe(user.id);
});

it('remembers an ended session until its tokens have expired', async () => {
  const user = await app.user();
  const ended = async () => app.count(`select count(*) from ended_session where session = 'old'`);
  await logout(await logoutToken(user.subject, { sid: 'old' }));
  await deleteExpiredEndedSessions(poolSql(app.pool));
  expect(await ended()).toBe(1);
  await app.pool.query(`update ended_session set expires_at = now() - interval '1 second'`);
  await deleteExpiredEndedSessions(poolSql(app.pool));
  expect(await ended()).toBe(0);
});
