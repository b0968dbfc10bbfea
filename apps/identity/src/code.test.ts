import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorizeUrl, Browser, exchange, location, openSignIn, signInByPage } from '../testing/browser.js';
import { answerOf, person, refresh, signUp, startWorld, userinfo, type World } from '../testing/world.js';

let world: World;
const who = person();

beforeAll(async () => {
  world = await startWorld();
  await signUp(world.issuer, who);
});
afterAll(() => world.close());

const codeOf = async () => {
  const callback = await signInByPage(new Browser(), world, who);
  return callback.searchParams.get('code')!;
};

// @covers V10.4.6
test('code and PKCE: from the page to all three tokens', async () => {
  const callback = await signInByPage(new Browser(), world, who);
  expect(callback.href.split('?')[0]).toBe(world.callback);
  expect(callback.searchParams.get('state')).toBe('over-the-boards');
  expect(callback.searchParams.get('iss')).toBe(world.issuer);
  const { status, body } = await exchange(world, callback.searchParams.get('code')!);
  expect(status).toBe(200);
  expect(body).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    id_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: 900,
  });
  expect(decodeJwt(body.access_token!)).toMatchObject({ aud: 'https://api.rinkside.app', iss: world.issuer });
  expect(decodeJwt(body.id_token!)).toMatchObject({
    aud: 'rinkside-web',
    email: who.email,
    name: 'Noor Winters',
  });
  expect((await userinfo(world.issuer, body.access_token)).body['email']).toBe(who.email);
  expect((await refresh(world.issuer, body.refresh_token!)).status).toBe(200);
});

// @covers V10.4.1
test.each([
  ['a wrong verifier', { code_verifier: 'w'.repeat(43) }],
  ['an empty verifier', { code_verifier: '' }],
  ['another redirect_uri', { redirect_uri: 'https://elsewhere.example/callback' }],
])('refuses an exchange with %s', async (_name, wrong) => {
  const { status, body } = await exchange(world, await codeOf(), wrong);
  expect([status, body['error']]).toEqual([400, 'invalid_grant']);
});

// @covers R10 V10.4.2
test('a code used twice is refused and ends the tokens of its first use', async () => {
  const code = await codeOf();
  const first = await exchange(world, code);
  const second = await exchange(world, code);
  expect([first.status, second.status]).toEqual([200, 400]);
  expect((await refresh(world.issuer, first.body.refresh_token!)).status).toBe(400);
});

// @covers V10.4.2
test('of ten exchanges of one code at once, at most one has tokens', async () => {
  const code = await codeOf();
  const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(world, code)));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

// @covers V7.6.2 V10.2.1 V10.4.6 V10.6.1
test.each([
  ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
  ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['the implicit flow', { response_type: 'id_token' }, 'unsupported_response_type'],
  ['prompt=none', { prompt: 'none' }, 'login_required'],
])('%s is refused at the callback', async (_name, wrong, error) => {
  const back = location(await new Browser().go(authorizeUrl(world, wrong)), world.issuer);
  expect(back.href).toMatch(new RegExp(`^${world.callback}[?#]`));
  expect(new URLSearchParams(back.search || back.hash.slice(1)).get('error')).toBe(error);
});

// @covers V3.7.2
test.each([
  ['another redirect_uri', { redirect_uri: 'https://elsewhere.example/' }],
  ['another client', { client_id: 'other' }],
])('%s never leaves our page', async (_name, wrong) => {
  const response = await new Browser().go(authorizeUrl(world, wrong));
  expect(response.status).toBe(400);
  expect(response.headers.get('location')).toBeNull();
  expect(await response.text()).toContain('Sign-in cannot continue');
});

// @covers V9.2.4
test('another audience is refused, the right one may be left out', async () => {
  const wrong = await answerOf(await fetch(authorizeUrl(world, { audience: 'https://elsewhere.example' })));
  expect([wrong.status, wrong.body['error']]).toEqual([400, 'invalid_target']);
  expect(await openSignIn(new Browser(), world, { audience: undefined })).toContain('/oidc/interaction/');
});

test('a wrong password shows the page again, and then the right one goes on', async () => {
  const browser = new Browser();
  const page = await openSignIn(browser, world);
  const refused = await browser.submit(page, { email: who.email, password: 'wrong-one' });
  expect(refused.status).toBe(400);
  const text = await refused.text();
  expect(text).toContain('role="alert">Invalid email or password<');
  expect(text).toContain(`value="${who.email}"`);
  expect(text).not.toContain('wrong-one');
  expect((await browser.submit(page, { email: who.email, password: who.password })).status).toBe(303);
});

test('cancelling goes back with access_denied', async () => {
  const browser = new Browser();
  const resume = location(
    await browser.submit(await openSignIn(browser, world), { cancel: '1' }),
    world.issuer,
  );
  const back = location(await browser.go(resume.href), world.issuer);
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('state')).toBe('over-the-boards');
});

// @covers V10.1.2
test('the page is of no use to another browser, nor under another sign-in', async () => {
  const page = await openSignIn(new Browser(), world);
  const stranger = new Browser();
  expect((await stranger.submit(page, { email: who.email, password: who.password })).status).toBe(400);
  await openSignIn(stranger, world);
  const response = await stranger.go(page);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('This sign-in has expired');
});

// @covers V7.2.4 V7.6.2
test('a shared device: the next person is asked again and signs in as themselves', async () => {
  const browser = new Browser();
  await signInByPage(browser, world, who);
  const other = person();
  await signUp(world.issuer, other);
  const callback = await signInByPage(browser, world, other);
  const { body } = await exchange(world, callback.searchParams.get('code')!);
  expect(decodeJwt(body.id_token!)['email']).toBe(other.email);
});

// @covers V1.2.1
test('the page escapes what it is given and lets nothing run', async () => {
  const browser = new Browser();
  const evil = `"><script>alert(1)</script>`;
  const response = await browser.go(await openSignIn(browser, world, { login_hint: evil }));
  const text = await response.text();
  expect(text).toContain('&quot;&gt;&lt;script&gt;');
  expect(text).not.toContain('<script');
  const policy = response.headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(text).toContain(`href="${new URL(world.issuer).origin}/login?mode=signup"`);
});

test('odd characters in what a client sends break nothing', async () => {
  for (const odd of ['\0', '\ud800', '<b>', 'x'.repeat(3000)]) {
    const response = await new Browser().go(authorizeUrl(world, { state: odd, login_hint: odd }));
    expect(response.status).toBe(303);
  }
  const unknown = await new Browser().go(authorizeUrl(world, { client_id: '\0' }));
  expect(unknown.status).toBe(400);
});
