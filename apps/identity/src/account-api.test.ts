import { identityMessages } from '@rinkside/contracts/identity';
import { sessionRules } from '@rinkside/contracts/session';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { linkIn, startMailServer } from '../testing/mail-server.js';
import { waitForMail } from '../testing/wait-for-mail.js';
import {
  newTestUser,
  postJson,
  refresh,
  signIn,
  signUp,
  startTestIdentity,
  userinfo,
  type TestIdentity,
} from '../testing/test-identity.js';

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

const authorization = (token = '') => ({ authorization: `Bearer ${token}` });
const newPassword = 'top-shelf-corner';

/** A new account with a session. */
const newSignedIn = async (issuer = identity.issuer) => {
  const user = newTestUser();
  await signUp(issuer, user);
  const { body } = await signIn(issuer, user);
  const post = (path: string, fields: object, token = body.access_token) =>
    postJson(`${issuer}/account/${path}`, fields, authorization(token));
  return { user, tokens: body, post };
};

// @covers V6.2.2 V6.2.3 V7.4.3 V7.5.1
test('a changed password ends all other sessions, keeps this one and is notified', async () => {
  const { user, tokens, post } = await newSignedIn();
  const other = await signIn(identity.issuer, user);
  const reply = await post('password', { current_password: user.password, password: newPassword });
  expect(reply).toMatchObject({ status: 200, body: { success: true } });

  expect((await signIn(identity.issuer, user)).status).toBe(400);
  expect((await signIn(identity.issuer, { ...user, password: newPassword })).status).toBe(200);
  expect((await refresh(identity.issuer, other.body.refresh_token!)).body['error']).toBe('invalid_grant');
  expect((await userinfo(identity.issuer, other.body.access_token)).status).toBe(401);
  expect((await userinfo(identity.issuer, tokens.access_token)).status).toBe(200);
  expect((await refresh(identity.issuer, tokens.refresh_token!)).status).toBe(200);
  expect((await waitForMail(mailServer, user.email, 2)).raw).toContain('password was changed');
});

test('a changed password keeps the sessions that were chosen, and a device added since it is not proposed', async () => {
  const { user, tokens, post } = await newSignedIn();
  const others = [await signIn(identity.issuer, user), await signIn(identity.issuer, user)];
  const [kept, ended] = others.map(({ body }) => body);
  const sid = (token = '') => String(decodeJwt(token)['sid']);
  const foreign = await newSignedIn();
  await post('password', {
    current_password: user.password,
    password: newPassword,
    sessions: [sid(kept?.access_token), sid(foreign.tokens.access_token)],
  });
  expect((await refresh(identity.issuer, kept!.refresh_token!)).status).toBe(200);
  expect((await refresh(identity.issuer, ended!.refresh_token!)).body['error']).toBe('invalid_grant');
  expect((await refresh(identity.issuer, foreign.tokens.refresh_token!)).status).toBe(200);

  await identity.pool.query(
    `update identity.account set password_changed_at = password_changed_at + interval '2 seconds' where email = $1`,
    [user.email],
  );
  const listed = async () => {
    const headers = authorization(tokens.access_token);
    const reply = await fetch(`${identity.issuer}/account/sessions`, { headers });
    const { sessions } = (await reply.json()) as {
      sessions: { current: boolean; since_password_change: boolean }[];
    };
    return sessions.map(({ since_password_change }) => since_password_change);
  };
  expect(await listed()).toEqual([false, false]);
  await identity.pool.query(
    `update identity.account set password_changed_at = password_changed_at - interval '1 hour' where email = $1`,
    [user.email],
  );
  expect(await listed()).toEqual([true, true]);
});

test('a changed password ends links to choose one', async () => {
  const { user, post } = await newSignedIn();
  await fetch(`${identity.issuer}/account/forgot`, {
    method: 'POST',
    body: new URLSearchParams({ email: user.email }),
  });
  const reset = linkIn(await waitForMail(mailServer, user.email, 2));
  expect((await fetch(reset)).status).toBe(200);
  await post('password', { current_password: user.password, password: newPassword });
  expect((await fetch(reset)).status).toBe(400);
});

test('a password is changed only with the current one, within the rules of the sign-up', async () => {
  const { user, post } = await newSignedIn();
  const refusal = async (current_password: unknown, password: unknown) => {
    const { status, body } = await post('password', { current_password, password });
    return [status, body['error'], body['error_description']];
  };
  expect(await refusal('wrong', newPassword)).toEqual([
    400,
    'wrong_password',
    identityMessages.wrongPassword,
  ]);
  for (const [password, message] of [
    ['12345', sessionRules.passwordShort],
    ['password', sessionRules.passwordGuessable],
    [user.email, sessionRules.passwordGuessable],
  ])
    expect(await refusal(user.password, password)).toEqual([400, 'invalid_password', message]);
  for (const odd of [undefined, null, 7, 'x'.repeat(500)])
    expect((await refusal(odd, newPassword))[0]).toBe(400);
  expect((await signIn(identity.issuer, user)).status).toBe(200);
});

test('account routes need an access token of a session that has not ended', async () => {
  const { user, tokens, post } = await newSignedIn();
  const fields = { current_password: user.password, password: newPassword };
  for (const token of ['', 'x', tokens.id_token, tokens.refresh_token])
    expect((await post('password', fields, token)).status).toBe(401);
  const { rows } = await identity.pool.query<{ payload: { accountId: string } }>(
    'delete from identity.payload where account_id = (select subject::text from identity.account where email = $1) returning payload',
    [user.email],
  );
  expect(rows.length).toBeGreaterThan(0);
  expect((await post('password', fields)).status).toBe(401);
});

test('attempts with a wrong password are throttled together with sign-ins', async () => {
  const throttled = await startTestIdentity({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const { user, post } = await newSignedIn(throttled.issuer);
    const attempt = () => post('password', { current_password: 'wrong', password: newPassword });
    for (let count = 0; count < 9; count++) expect((await attempt()).status).toBe(400);
    const { status, headers } = await attempt();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(throttled.issuer, user)).status).toBe(429);
  } finally {
    await throttled.close();
  }
});

/** Asks for a new address. @returns it and the link in its mail */
const newEmailChange = async ({ user, post }: Awaited<ReturnType<typeof newSignedIn>>) => {
  const { email } = newTestUser();
  const { status } = await post('email', { email, password: user.password });
  expect(status).toBe(200);
  return { email, url: linkIn(await waitForMail(mailServer, email)) };
};
const open = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, html: await response.text() };
};
const confirm = async (url: string, form: Record<string, string> = {}) => {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  return { status: response.status, html: await response.text(), location: response.headers.get('location') };
};
const expireLinks = () =>
  identity.pool.query(`update identity.link set expires_at = now() - interval '1 second'`);

test('a new address takes effect when its link is confirmed, once', async () => {
  const signedIn = await newSignedIn();
  const { user, tokens } = signedIn;
  const { email, url } = await newEmailChange(signedIn);
  expect((await open(url)).html).toContain(email);
  expect((await userinfo(identity.issuer, tokens.access_token)).body['email']).toBe(user.email);

  const done = 'Your email address is changed';
  expect((await confirm(url)).html).toContain(done);
  // People open a link again; that changes nothing.
  expect((await open(url)).html).toContain(done);
  expect((await confirm(url)).html).toContain(done);
  expect((await userinfo(identity.issuer, tokens.access_token)).body).toMatchObject({
    email,
    email_verified: true,
  });
  const renewed = await refresh(identity.issuer, tokens.refresh_token!);
  expect(decodeJwt(renewed.body.access_token!)).toMatchObject({ email, email_verified: true });
  expect((await signIn(identity.issuer, user)).status).toBe(400);
  expect((await signIn(identity.issuer, { ...user, email })).status).toBe(200);
});

test('the previous address can undo a change, which ends all sessions and the password', async () => {
  const signedIn = await newSignedIn();
  const { user, tokens, post } = signedIn;
  const { email, url } = await newEmailChange(signedIn);
  await confirm(url);
  const undo = linkIn(await waitForMail(mailServer, user.email, 2));
  await post('email', { email: newTestUser().email, password: user.password });

  expect((await open(undo)).html).toContain(user.email);
  const { status, location } = await confirm(undo);
  expect(status).toBe(303);
  expect((await confirm(undo)).status).toBe(400);
  for (const address of [user.email, email])
    expect((await signIn(identity.issuer, { ...user, email: address })).status).toBe(400);
  expect((await refresh(identity.issuer, tokens.refresh_token!)).body['error']).toBe('invalid_grant');
  expect((await userinfo(identity.issuer, tokens.access_token)).status).toBe(401);

  const reset = new URL(location!, identity.issuer).href;
  expect((await open(reset)).html).toContain(user.email);
  await confirm(reset, { password: newPassword, confirm: newPassword });
  expect((await signIn(identity.issuer, { ...user, password: newPassword })).status).toBe(200);
  const { rows } = await identity.pool.query('select from identity.link where email = $1', [email]);
  expect(rows).toEqual([]);
});

test('nobody else gets an address while its change can be undone', async () => {
  const signedIn = await newSignedIn();
  const { user } = signedIn;
  const { url } = await newEmailChange(signedIn);
  await confirm(url);
  expect((await signUp(identity.issuer, user)).body['code']).toBe('user_exists');
  await waitForMail(mailServer, user.email, 2);
  expect((await signUp(identity.issuer, user)).body['code']).toBe('user_exists');
  await expireLinks();
  expect((await signUp(identity.issuer, user)).status).toBe(200);
});

test('an address that belongs to someone gets the same answer and no mail', async () => {
  const [{ user, post }, other] = [await newSignedIn(), await newSignedIn()];
  const reply = await post('email', { email: other.user.email.toUpperCase(), password: user.password });
  expect(reply).toMatchObject({ status: 200, body: { success: true } });
  await vi.waitFor(async () =>
    expect(
      (await identity.pool.query(`select from identity.mail where kind = 'change-email'`)).rowCount,
    ).toBe(0),
  );
  expect(mailServer.mailsTo(other.user.email.toUpperCase())).toEqual([]);
});

test('a link of an address that someone took since does nothing', async () => {
  const signedIn = await newSignedIn();
  const { email, url } = await newEmailChange(signedIn);
  await signUp(identity.issuer, newTestUser(email));
  expect((await confirm(url)).status).toBe(400);
  expect((await userinfo(identity.issuer, signedIn.tokens.access_token)).body['email']).toBe(
    signedIn.user.email,
  );
});

test('links to change an address expire and end with a new password', async () => {
  const expired = await newEmailChange(await newSignedIn());
  await expireLinks();
  expect((await open(expired.url)).status).toBe(400);
  expect((await confirm(expired.url)).status).toBe(400);

  const signedIn = await newSignedIn();
  const { url } = await newEmailChange(signedIn);
  const { user, post } = signedIn;
  await post('password', { current_password: user.password, password: newPassword });
  expect((await confirm(url)).status).toBe(400);
});

test('a new address needs the password and a valid other address', async () => {
  const { user, post } = await newSignedIn();
  const refusal = async (email: unknown, password: unknown) => {
    const { status, body } = await post('email', { email, password });
    return [status, body['error']];
  };
  expect(await refusal(newTestUser().email, 'wrong')).toEqual([400, 'wrong_password']);
  for (const email of ['', 'no address', user.email, null])
    expect(await refusal(email, user.password)).toEqual([400, 'invalid_email']);
});

test('the capitals of an address can be changed', async () => {
  const { user, tokens, post } = await newSignedIn();
  const email = user.email.replace(/.*@/, (name) => name.toUpperCase());
  expect((await post('email', { email, password: user.password })).status).toBe(200);
  await confirm(linkIn(await waitForMail(mailServer, email)));
  expect((await userinfo(identity.issuer, tokens.access_token)).body['email']).toBe(email);
});

test('the link that confirms the address is sent again, until it is confirmed', async () => {
  const { user, tokens } = await newSignedIn();
  const call = (method: string, path: string, token = tokens.access_token) =>
    fetch(`${identity.issuer}/account${path}`, { method, headers: authorization(token) });
  const stateOf = async () => (await call('GET', '')).json();
  expect(await stateOf()).toEqual({ email: user.email, email_verified: false });
  await waitForMail(mailServer, user.email);
  expect(await (await call('POST', '/verification')).json()).toEqual({
    email: user.email,
    email_verified: false,
  });
  const again = linkIn(await waitForMail(mailServer, user.email, 2));
  expect((await confirm(again)).status).toBe(200);
  expect(await stateOf()).toEqual({ email: user.email, email_verified: true });
  expect((await call('POST', '/verification')).status).toBe(200);
  const { rows } = await identity.pool.query('select from identity.mail where recipient = $1', [user.email]);
  expect(rows).toEqual([]);
  expect((await call('GET', '', 'x')).status).toBe(401);
  expect((await call('POST', '/verification', 'x')).status).toBe(401);
});

test('what strangers ask for does not use up the mails of the owner', async () => {
  const throttled = await startTestIdentity({ env: { RATE_LIMIT_FACTOR: '1', SMTP_URL: mailServer.url } });
  try {
    const { user, post } = await newSignedIn(throttled.issuer);
    const ask = () =>
      fetch(`${throttled.issuer}/account/forgot`, {
        method: 'POST',
        body: new URLSearchParams({ email: user.email }),
      });
    for (let count = 0; count < 5; count++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    expect((await post('verification', {})).status).toBe(200);
    expect((await post('email', { email: newTestUser().email, password: user.password })).status).toBe(200);
  } finally {
    await throttled.close();
  }
});

test('mails that confirm the address are throttled', async () => {
  const throttled = await startTestIdentity({ env: { RATE_LIMIT_FACTOR: '1', SMTP_URL: mailServer.url } });
  try {
    const { post } = await newSignedIn(throttled.issuer);
    for (let count = 0; count < 5; count++) expect((await post('verification', {})).status).toBe(200);
    const { status, headers } = await post('verification', {});
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await throttled.close();
  }
});
