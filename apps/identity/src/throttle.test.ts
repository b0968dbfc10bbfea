import { passkeyGrant } from '@rinkside/contracts/identity';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Browser, openSignIn } from '../testing/browser.js';
import {
  newTestUser,
  postForm,
  postJson,
  signIn,
  signUp,
  startTestIdentity,
  type TestIdentity,
} from '../testing/test-identity.js';

let identity: TestIdentity;
beforeEach(async () => {
  identity = await startTestIdentity({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterEach(() => identity.close());

let addressCount = 0;
/** Headers with an unused client address, as the gateway sets them. */
const from = (address = `10.0.${Math.floor(addressCount / 250)}.${(addressCount++ % 250) + 1}`) => ({
  'x-forwarded-for': address,
});
const wrongPassword = (email = newTestUser().email) => ({ email, password: 'wrong-one' });
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

// @covers A4 V6.3.1
test('rejects the eleventh attempt for one account from any address', async () => {
  const user = newTestUser();
  await signUp(identity.issuer, user, from());
  const responses = await times(10, () => signIn(identity.issuer, wrongPassword(user.email), from()));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(400));
  // Also with the right password and an email in another case.
  const { status, headers, body } = await signIn(
    identity.issuer,
    { ...user, email: user.email.toUpperCase() },
    from(),
  );
  expect(status).toBe(429);
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(body).toEqual({
    error: 'too_many_attempts',
    error_description: `Too many attempts. Please try again in ${seconds} seconds.`,
  });
});

// @covers V2.4.1 V6.3.1
test('rejects the eleventh attempt from one address for any account', async () => {
  const here = from();
  const responses = await times(10, () => signIn(identity.issuer, wrongPassword(), here));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(400));
  expect((await signIn(identity.issuer, wrongPassword(), here)).status).toBe(429);
  expect((await signIn(identity.issuer, wrongPassword(), from())).status).toBe(400);
});

// @covers V4.1.3 V15.3.4
test('ignores X-Forwarded-For entries sent by the client', async () => {
  const { 'x-forwarded-for': real } = from();
  let spoofed = 0;
  const responses = await times(10, () =>
    signIn(identity.issuer, wrongPassword(), from(`1.2.3.${(spoofed += 1)}, ${real}`)),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(400));
  expect((await signIn(identity.issuer, wrongPassword(), from(`9.9.9.9, ${real}`))).status).toBe(429);
  expect((await signIn(identity.issuer, wrongPassword(), from(real))).status).toBe(429);
});

// @covers V6.3.4
test('counts the page and the password grant together and shows the remaining time', async () => {
  const user = newTestUser();
  await times(10, () => signIn(identity.issuer, wrongPassword(user.email), from()));
  const browser = new Browser();
  const response = await browser.submit(await openSignIn(browser, identity), wrongPassword(user.email));
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.text()).toMatch(
    /role="alert">Too many attempts\. Please try again in \d+ seconds?\./,
  );
});

// @covers V6.3.1
test('shares counts between two processes', async () => {
  const other = await identity.startSecondProcess();
  const user = newTestUser();
  await times(5, () => signIn(identity.issuer, wrongPassword(user.email), from()));
  await times(5, () => signIn(other, wrongPassword(user.email), from()));
  expect((await signIn(identity.issuer, user, from())).status).toBe(429);
  expect((await signIn(other, user, from())).status).toBe(429);
});

test('counts IPv6 addresses by network', async () => {
  let host = 0;
  const fromSameNetwork = () => from(`2001:db8:1:2::${(host += 1)}`);
  await times(10, () => signIn(identity.issuer, wrongPassword(), fromSameNetwork()));
  expect((await signIn(identity.issuer, wrongPassword(), fromSameNetwork())).status).toBe(429);
  expect((await signIn(identity.issuer, wrongPassword(), from('2001:db8:1:3::1'))).status).toBe(400);
});

test('scales the limit of sixty sign-ups per address by the rate limit factor', async () => {
  const strict = await startTestIdentity({ env: { RATE_LIMIT_FACTOR: '0.05' } });
  try {
    const here = from();
    const accepted = await times(3, () => signUp(strict.issuer, newTestUser(), here));
    expect(accepted.map(({ status }) => status)).toEqual(Array(3).fill(200));
    const { status, headers, body } = await signUp(strict.issuer, newTestUser(), here);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(1700);
    expect(body).toMatchObject({ code: 'too_many_attempts', error: 'too_many_attempts' });
    expect((await signUp(strict.issuer, newTestUser(), from())).status).toBe(200);
  } finally {
    await strict.close();
  }
});

// @covers V6.3.1
test('rejects the sixty-first use of passkeys from one address', async () => {
  const here = from();
  const ask = (address = here) => postJson(`${identity.issuer}/account/passkeys/challenge`, {}, address);
  const useOne = () =>
    postForm(
      `${identity.issuer}/oauth/token`,
      { grant_type: passkeyGrant, client_id: 'rinkside-web', assertion: '{}' },
      here,
    );
  const accepted = await times(59, ask);
  expect(accepted.map(({ status }) => status)).toEqual(Array(59).fill(200));
  expect((await useOne()).status).toBe(400);
  expect((await useOne()).status).toBe(429);
  expect((await ask()).status).toBe(429);
  expect((await ask(from())).status).toBe(200);
});

test('does not count invalid sign-up forms', async () => {
  const here = from();
  await times(10, () => signUp(identity.issuer, { ...newTestUser(), password: 'five5' }, here));
  expect((await signUp(identity.issuer, newTestUser(), here)).status).toBe(200);
});

test('stores no email or address in counts', async () => {
  await signIn(identity.issuer, wrongPassword('someone@rink.example'), from('203.0.113.77'));
  const { rows } = await identity.pool.query<{ key: string }>('select key from identity.attempt');
  expect(rows).toHaveLength(2);
  expect(rows.filter(({ key }) => /someone|203\.0/.test(key))).toEqual([]);
});
