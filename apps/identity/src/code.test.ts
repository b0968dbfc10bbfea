import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorizeUrl, Browser, exchange, location, openSignIn, signInByPage } from '../testing/browser.js';
import {
  readResponse,
  newTestUser,
  refresh,
  signUp,
  startTestIdentity,
  userinfo,
  type TestIdentity,
} from '../testing/test-identity.js';

let identity: TestIdentity;
const user = newTestUser();

beforeAll(async () => {
  identity = await startTestIdentity();
  await signUp(identity.issuer, user);
});
afterAll(() => identity.close());

const codeOf = async () => {
  const callback = await signInByPage(new Browser(), identity, user);
  return callback.searchParams.get('code')!;
};

// @covers V10.4.6
test('exchanges a code with PKCE for all three tokens', async () => {
  const callback = await signInByPage(new Browser(), identity, user);
  expect(callback.href.split('?')[0]).toBe(identity.callback);
  expect(callback.searchParams.get('state')).toBe('over-the-boards');
  expect(callback.searchParams.get('iss')).toBe(identity.issuer);
  const { status, body } = await exchange(identity, callback.searchParams.get('code')!);
  expect(status).toBe(200);
  expect(body).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    id_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: 900,
  });
  expect(decodeJwt(body.access_token!)).toMatchObject({
    aud: 'https://api.rinkside.app',
    iss: identity.issuer,
  });
  expect(decodeJwt(body.id_token!)).toMatchObject({
    aud: 'rinkside-web',
    email: user.email,
    name: 'Noor Winters',
  });
  expect((await userinfo(identity.issuer, body.access_token)).body['email']).toBe(user.email);
  expect((await refresh(identity.issuer, body.refresh_token!)).status).toBe(200);
});

// @covers V10.4.1
test.each([
  ['a wrong verifier', { code_verifier: 'w'.repeat(43) }],
  ['an empty verifier', { code_verifier: '' }],
  ['another redirect_uri', { redirect_uri: 'https://elsewhere.example/callback' }],
])('refuses an exchange with %s', async (_name, wrong) => {
  const { status, body } = await exchange(identity, await codeOf(), wrong);
  expect([status, body['error']]).toEqual([400, 'invalid_grant']);
});

// @covers R10 V10.4.2
test('rejects the reuse of a code and revokes the tokens of its first use', async () => {
  const code = await codeOf();
  const first = await exchange(identity, code);
  const second = await exchange(identity, code);
  expect([first.status, second.status]).toEqual([200, 400]);
  expect((await refresh(identity.issuer, first.body.refresh_token!)).status).toBe(400);
});

// @covers V10.4.2
test('issues tokens at most once for ten concurrent exchanges of one code', async () => {
  const code = await codeOf();
  const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(identity, code)));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

// @covers V7.6.2 V10.2.1 V10.4.6 V10.6.1
test.each([
  ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
  ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['the implicit flow', { response_type: 'id_token' }, 'unsupported_response_type'],
  ['prompt=none', { prompt: 'none' }, 'login_required'],
])('redirects to the callback with an error for %s', async (_name, wrong, error) => {
  const back = location(await new Browser().go(authorizeUrl(identity, wrong)), identity.issuer);
  expect(back.href).toMatch(new RegExp(`^${identity.callback}[?#]`));
  expect(new URLSearchParams(back.search || back.hash.slice(1)).get('error')).toBe(error);
});

// @covers V3.7.2
test.each([
  ['another redirect_uri', { redirect_uri: 'https://elsewhere.example/' }],
  ['another client', { client_id: 'other' }],
])('shows an error page and does not redirect for %s', async (_name, wrong) => {
  const response = await new Browser().go(authorizeUrl(identity, wrong));
  expect(response.status).toBe(400);
  expect(response.headers.get('location')).toBeNull();
  expect(await response.text()).toContain('Sign-in cannot continue');
});

// @covers V9.2.4
test('rejects another audience and accepts a missing one', async () => {
  const wrong = await readResponse(
    await fetch(authorizeUrl(identity, { audience: 'https://elsewhere.example' })),
  );
  expect([wrong.status, wrong.body['error']]).toEqual([400, 'invalid_target']);
  expect(await openSignIn(new Browser(), identity, { audience: undefined })).toContain('/oidc/interaction/');
});

test('shows the page again after a wrong password and accepts the right one', async () => {
  const browser = new Browser();
  const page = await openSignIn(browser, identity);
  const refused = await browser.submit(page, { email: user.email, password: 'wrong-one' });
  expect(refused.status).toBe(400);
  const text = await refused.text();
  expect(text).toContain('role="alert">Invalid email or password<');
  expect(text).toContain(`value="${user.email}"`);
  expect(text).not.toContain('wrong-one');
  expect((await browser.submit(page, { email: user.email, password: user.password })).status).toBe(303);
});

// @covers E6
test('cancelling returns to the client with access_denied', async () => {
  const browser = new Browser();
  const resume = location(
    await browser.submit(await openSignIn(browser, identity), { cancel: '1' }),
    identity.issuer,
  );
  const back = location(await browser.go(resume.href), identity.issuer);
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('state')).toBe('over-the-boards');
});

// @covers V10.1.2
test('rejects the page in another browser and under another sign-in', async () => {
  const page = await openSignIn(new Browser(), identity);
  const otherBrowser = new Browser();
  expect((await otherBrowser.submit(page, { email: user.email, password: user.password })).status).toBe(400);
  await openSignIn(otherBrowser, identity);
  const response = await otherBrowser.go(page);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('This sign-in has expired');
});

// @covers V7.2.4 V7.6.2
test('asks the next user of a shared device to sign in', async () => {
  const browser = new Browser();
  await signInByPage(browser, identity, user);
  const other = newTestUser();
  await signUp(identity.issuer, other);
  const callback = await signInByPage(browser, identity, other);
  const { body } = await exchange(identity, callback.searchParams.get('code')!);
  expect(decodeJwt(body.id_token!)['email']).toBe(other.email);
});

// @covers V1.2.1
test('escapes the login hint and allows no scripts', async () => {
  const browser = new Browser();
  const evil = `"><script>alert(1)</script>`;
  const response = await browser.go(await openSignIn(browser, identity, { login_hint: evil }));
  const text = await response.text();
  expect(text).toContain('&quot;&gt;&lt;script&gt;');
  expect(text).not.toContain('<script');
  const policy = response.headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const permissions = response.headers.get('permissions-policy')?.split(', ') ?? [];
  expect(permissions).toEqual(expect.arrayContaining(['camera=()', 'fullscreen=()', 'geolocation=()']));
  expect(permissions.filter((rule) => !rule.endsWith('=()'))).toEqual([]);
  expect(text).toContain(`href="${new URL(identity.issuer).origin}/login?mode=signup"`);
});

test('accepts unusual characters in request parameters', async () => {
  for (const odd of ['\0', '\ud800', '<b>', 'x'.repeat(3000)]) {
    const response = await new Browser().go(authorizeUrl(identity, { state: odd, login_hint: odd }));
    expect(response.status).toBe(303);
  }
  const unknown = await new Browser().go(authorizeUrl(identity, { client_id: '\0' }));
  expect(unknown.status).toBe(400);
});
