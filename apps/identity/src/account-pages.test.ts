import { sessionRules } from '@rinkside/contracts/session';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { linkIn, startMailServer } from '../testing/mail-server.js';
import { waitForMail } from '../testing/wait-for-mail.js';
import {
  newTestUser,
  refresh,
  signIn,
  signUp,
  startTestIdentity,
  userinfo,
  type TestIdentity,
} from '../testing/test-identity.js';
import { createAccount } from './accounts.js';

let identity: TestIdentity;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mailServer = await startMailServer();
  identity = await startTestIdentity({ env: { SMTP_URL: mailServer.url } });
});
afterAll(async () => {
  await identity.close();
  await mailServer.close();
});

const submit = async (
  url: string,
  form: Record<string, string> = {},
  headers: Record<string, string> = {},
) => {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const open = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, html: await response.text() };
};
const forgot = (email: string, headers?: Record<string, string>) =>
  submit(`${identity.issuer}/account/forgot`, { email }, headers);

const newUserWithLink = async () => {
  const user = newTestUser();
  await signUp(identity.issuer, user);
  return { user, verifyUrl: linkIn(await waitForMail(mailServer, user.email)) };
};
const newReset = async () => {
  const { user } = await newUserWithLink();
  await forgot(user.email.toUpperCase());
  return { user, url: linkIn(await waitForMail(mailServer, user.email, 2)) };
};

test('a person confirms the address; opening the link alone does nothing', async () => {
  const { user, verifyUrl } = await newUserWithLink();
  const { body } = await signIn(identity.issuer, user);
  expect((await open(verifyUrl)).html).toContain(user.email);
  expect((await userinfo(identity.issuer, body.access_token)).body['email_verified']).toBe(false);
  expect((await submit(verifyUrl)).html).toContain('Your email address is confirmed');
  expect((await userinfo(identity.issuer, body.access_token)).body['email_verified']).toBe(true);
  const renewed = await refresh(identity.issuer, body.refresh_token!);
  expect(decodeJwt(renewed.body.access_token!)['email_verified']).toBe(true);
  for (const again of [await open(verifyUrl), await submit(verifyUrl)])
    expect(again).toMatchObject({
      status: 200,
      html: expect.stringContaining('Your email address is confirmed'),
    });
});

test('a used link of an address that the account no longer has does not work', async () => {
  const { user, verifyUrl } = await newUserWithLink();
  await submit(verifyUrl);
  await identity.pool.query('update identity.account set email = $2 where email = $1', [
    user.email,
    newTestUser().email,
  ]);
  for (const again of [await open(verifyUrl), await submit(verifyUrl)])
    expect(again).toMatchObject({ status: 400, html: expect.stringContaining('This link no longer works') });
});

// @covers V6.4.3
test('a new password by link ends all sessions, works once and is notified', async () => {
  const { user, url } = await newReset();
  const session = await signIn(identity.issuer, user);
  expect((await open(url)).html).toContain(user.email);
  const password = 'top-shelf-corner';
  const done = await submit(url, { password, confirm: password });
  expect(done.html).toContain('Your password is changed');

  expect((await refresh(identity.issuer, session.body.refresh_token!)).body['error']).toBe('invalid_grant');
  expect((await signIn(identity.issuer, user)).body['error']).toBe('invalid_grant');
  const again = await signIn(identity.issuer, { ...user, password });
  expect(again.status).toBe(200);
  // Opening the link proves access to the mailbox of the address.
  expect((await userinfo(identity.issuer, again.body.access_token)).body['email_verified']).toBe(true);
  expect((await waitForMail(mailServer, user.email, 3)).raw).toContain('password was changed');
  expect((await submit(url, { password, confirm: password })).status).toBe(400);
  expect((await open(url)).status).toBe(400);
});

test('two uses of one link at once change the password once', async () => {
  const { url } = await newReset();
  const passwords = ['left-wing-lock', 'right-wing-lock'];
  const results = await Promise.all(
    passwords.map((password) => submit(url, { password, confirm: password })),
  );
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200, 400]));
});

test('a refused password leaves the link as it is', async () => {
  const { user, url } = await newReset();
  for (const [password, confirm, message] of [
    ['12345', '12345', sessionRules.passwordShort],
    ['password', 'password', sessionRules.passwordGuessable],
    [user.email, user.email, sessionRules.passwordGuessable],
    ['top-shelf-corner', 'top-shelf', sessionRules.confirmDiffers],
  ] as const) {
    const { status, html } = await submit(url, { password, confirm });
    expect(status).toBe(400);
    expect(html).toContain(message);
  }
  expect((await submit(url, { password: 'top-shelf-corner', confirm: 'top-shelf-corner' })).status).toBe(200);
});

test('only a hash of a token is stored, and links expire and serve one purpose', async () => {
  const { url } = await newReset();
  const token = new URL(url).searchParams.get('token')!;
  const { rows } = await identity.pool.query('select * from identity.link');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await submit(url.replace('reset-password', 'verify-email'))).status).toBe(400);
  await identity.pool.query(`update identity.link set expires_at = expires_at - interval '60 minutes'`);
  expect((await open(url)).status).toBe(400);
  for (const odd of ['', '?token=', '?token=%00', '?token=a&token=b'])
    expect((await open(`${identity.issuer}/account/reset-password${odd}`)).status).toBe(400);
});

test('known and unknown addresses get the same answer in the same time', async () => {
  // The sender runs on its own clock; here it does not run, so that only the requests are measured.
  const quiet = await startTestIdentity({ timing: { pollIntervalMs: 3_600_000 } });
  try {
    const known = newTestUser();
    await createAccount(quiet.pool, known);
    const unknown = newTestUser();
    const differences: number[] = [];
    const measure = async ({ email }: { email: string }) => {
      const startedAt = performance.now();
      const { status, html } = await submit(`${quiet.issuer}/account/forgot`, { email });
      expect(status).toBe(200);
      expect(html).toContain(`If an account has the address ${email}`);
      return performance.now() - startedAt;
    };
    await measure(known);
    for (let round = 0; round < 40; round++) {
      // The order alternates, so that a busy machine slows both alike.
      const [first, second] = round % 2 ? [known, unknown] : [unknown, known];
      const [a, b] = [await measure(first), await measure(second)];
      differences.push(round % 2 ? a - b : b - a);
    }
    const median = differences.toSorted((a, b) => a - b)[20]!;
    expect(Math.abs(median)).toBeLessThan(5);
  } finally {
    await quiet.close();
  }
});

test('an unknown address gets no mail', async () => {
  const { email } = newTestUser();
  await forgot(email);
  await vi.waitFor(async () =>
    expect(
      (await identity.pool.query('select from identity.mail where recipient = $1', [email])).rowCount,
    ).toBe(0),
  );
  expect(mailServer.mailsTo(email)).toEqual([]);
});

test('requests for mails are throttled by recipient, and refused from pages of other sites', async () => {
  const throttled = await startTestIdentity({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const { email } = newTestUser();
    const request = (headers = {}) => submit(`${throttled.issuer}/account/forgot`, { email }, headers);
    for (let count = 0; count < 5; count++) expect((await request()).status).toBe(200);
    const { status, headers, html } = await request();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(html).toContain('Too many attempts');
  } finally {
    await throttled.close();
  }
  const { user } = await newUserWithLink();
  expect((await forgot(user.email, { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
  expect((await forgot('not an address')).html).toContain(sessionRules.emailInvalid);
});
