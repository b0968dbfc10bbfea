import { hash } from 'node:crypto';
import { createLog } from '@rinkside/platform/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newTestUser,
  refresh,
  signIn,
  signUp,
  startTestIdentity,
  type TestIdentity,
} from '../testing/test-identity.js';

const lines: string[] = [];
let identity: TestIdentity;
const user = newTestUser();

beforeAll(async () => {
  const log = createLog('identity', 'info', { write: (line) => void lines.push(line) });
  identity = await startTestIdentity({ log, timing: { refreshGraceSeconds: 0 } });
});
afterAll(() => identity.close());

/** Written at any time: no gateway receives logouts here. */
const backgroundMessages = new Set<unknown>(['mail sent', 'logout not delivered']);

/** Returns the log lines written while `work` runs, without those of background work. */
const logsOf = async (work: () => Promise<unknown>) => {
  lines.length = 0;
  await work();
  const logs = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return logs.filter(({ msg }) => !backgroundMessages.has(msg));
};

// @covers V16.3.1
test('logs every sign-in attempt with its method, outcome and, once authenticated, account', async () => {
  const [signedUp] = await logsOf(() => signUp(identity.issuer, user));
  expect(signedUp).toMatchObject({ msg: 'sign-in', by: 'sign-up', outcome: 'done' });
  // The hash cannot be matched to an address without the secret of the installation.
  expect(signedUp?.['named']).toMatch(/^[\w-]{43}$/);
  expect(signedUp?.['named']).not.toBe(hash('sha256', user.email, 'base64url'));
  expect((await logsOf(() => signUp(identity.issuer, user)))[0]).toMatchObject({
    by: 'sign-up',
    outcome: 'refused',
  });
  const [wrong] = await logsOf(() => signIn(identity.issuer, { ...user, password: 'not the one' }));
  expect(wrong).toMatchObject({ by: 'password', outcome: 'refused', named: signedUp?.['named'] });
  expect(wrong).not.toHaveProperty('account');
  expect((await logsOf(() => signIn(identity.issuer, user)))[0]).toMatchObject({
    by: 'password',
    outcome: 'done',
    account: signedUp?.['account'],
    from: wrong?.['from'],
  });
});

// @covers V16.3.1
test('logs the reuse of a refresh token and the session it revokes', async () => {
  const { body } = await signIn(identity.issuer, user);
  await refresh(identity.issuer, body.refresh_token!);
  const logs = await logsOf(() => refresh(identity.issuer, body.refresh_token!));
  expect(new Set(logs.map(({ msg }) => msg))).toEqual(new Set(['sign-in revoked', 'tokens refused']));
});

// @covers V16.2.5
test('logs no email, password, name, address or token', async () => {
  const logs = await logsOf(async () => {
    await signIn(identity.issuer, { ...user, password: 'not the one' });
    const { body } = await signIn(identity.issuer, user);
    await refresh(identity.issuer, body.refresh_token!);
    await refresh(identity.issuer, `${body.refresh_token!}x`);
    const text = lines.join('');
    for (const secret of [
      user.email,
      user.password,
      'not the one',
      'Winters',
      '127.0.0.1',
      body.refresh_token!,
    ])
      expect(text).not.toContain(secret);
  });
  expect(logs.length).toBeGreaterThan(2);
});
