import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newTestUser,
  refresh,
  signIn,
  signUp,
  startTestIdentity,
  type TestIdentity,
} from '../testing/test-identity.js';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.close());

const revokeSessions = (subject: string, query: Record<string, string>) =>
  fetch(
    `${new URL(identity.issuer).origin}/accounts/${subject}/sign-ins?${new URLSearchParams(query).toString()}`,
    { method: 'DELETE' },
  );

// @covers V7.2.4
test('puts the session and its start into access tokens, also refreshed ones', async () => {
  const user = newTestUser();
  await signUp(identity.issuer, user);
  const { body } = await signIn(identity.issuer, user);
  const first = decodeJwt(body.access_token!);
  expect(first['auth_time']).toBeTypeOf('number');
  const renewed = decodeJwt((await refresh(identity.issuer, body.refresh_token!)).body.access_token!);
  expect(renewed).toMatchObject({ sid: first['sid'] });
  expect(Math.abs(Number(renewed['auth_time']) - Number(first['auth_time']))).toBeLessThanOrEqual(1);
  expect(decodeJwt((await signIn(identity.issuer, user)).body.access_token!)['sid']).not.toBe(first['sid']);
});

// @covers V7.4.5 V7.6.1
test('revokes sessions started before the given time, except the kept one and those of other accounts', async () => {
  const [user, other] = [newTestUser(), newTestUser()];
  for (const account of [user, other]) await signUp(identity.issuer, account);
  const keptSession = await signIn(identity.issuer, user);
  const endedSession = await signIn(identity.issuer, user);
  const rotated = await refresh(identity.issuer, endedSession.body.refresh_token!);
  const otherAccountSession = await signIn(identity.issuer, other);
  const { sub = '', sid } = decodeJwt(keptSession.body.access_token!);
  const query = { ended_at: new Date().toISOString(), kept: String(sid) };

  // A time before all sign-ins revokes nothing.
  const early = { ...query, ended_at: new Date(Date.now() - 60_000).toISOString() };
  expect((await revokeSessions(sub, early)).status).toBe(204);
  expect((await refresh(identity.issuer, rotated.body.refresh_token!)).status).toBe(200);

  for (const _ of [1, 2]) expect((await revokeSessions(sub, query)).status).toBe(204);
  for (const { body } of [endedSession, rotated])
    expect((await refresh(identity.issuer, body.refresh_token!)).body['error']).toBe('invalid_grant');
  expect((await refresh(identity.issuer, keptSession.body.refresh_token!)).status).toBe(200);
  expect((await refresh(identity.issuer, otherAccountSession.body.refresh_token!)).status).toBe(200);
});

test('requires the time and the session to keep', async () => {
  for (const query of [{}, { kept: 'x' }, { ended_at: 'today', kept: 'x' }])
    expect((await revokeSessions('x', query as Record<string, string>)).status).toBe(404);
  const other = await fetch(`${new URL(identity.issuer).origin}/accounts/x/else`, { method: 'DELETE' });
  expect(other.status).toBe(404);
});
