import { type Page, type Request } from '@playwright/test';
import { expireToken } from './expire-token.js';
import { type OnboardedUser, type StoredSession, sessionStorageKey, signIn } from './users.js';
import { expect, test, toast } from './playwright-test.js';

const expectHome = async (page: Page, { firstName }: OnboardedUser) => {
  await expect(page).toHaveURL('/app/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome back, ${firstName}` })).toBeVisible();
};

const logout = (page: Page) => page.getByRole('button', { name: 'Logout' }).click();

const storedSession = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as StoredSession | null,
    sessionStorageKey,
  );

const isRevocation = (request: Request) => request.postData()?.includes('token_type_hint') === true;
const isRenewal = (request: Request) => request.url().endsWith('/oidc/oauth/token');

test('a session survives a reload and opens in a new tab', async ({ member, open }) => {
  const mia = await member('Mia');
  const page = await open(mia.session);
  await page.goto('/app/dashboard');
  await expectHome(page, mia);
  await page.reload();
  await expectHome(page, mia);
  const tab = await page.context().newPage();
  await tab.goto('/app/dashboard');
  await expectHome(tab, mia);
});

test('redirects a signed-in user away from the sign-in screen', async ({ member, newcomer, open }) => {
  const mia = await member('Mia');
  const page = await open(mia.session);
  await page.goto('/login');
  await expectHome(page, mia);
  const newUserPage = await open((await newcomer('Nia')).session);
  await newUserPage.goto('/login?mode=signup');
  await expect(newUserPage).toHaveURL('/onboarding/names');
});

// @covers V7.4.4 V14.3.1
test('a logout signs out every tab and deletes the session', async ({ member, open }) => {
  const mia = await member('Mia');
  const page = await open(mia.session);
  await page.goto('/app/dashboard');
  await expectHome(page, mia);
  const tab = await page.context().newPage();
  await tab.goto('/app/dashboard');
  await expectHome(tab, mia);
  const revoked = page.waitForRequest(isRevocation);
  await logout(page);
  await expect(page).toHaveURL('/');
  await expect(tab).toHaveURL('/');
  await revoked;
  expect(await storedSession(tab)).toBeNull();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL('/login');
});

test('the next user of the browser sees no data of the previous one', async ({ member, open }) => {
  const [mia, noa] = await Promise.all([member('Mia'), member('Noa')]);
  const page = await open(mia.session);
  await page.goto('/app/games');
  await logout(page);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(noa.email);
  await page.getByLabel('Password', { exact: true }).fill(noa.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectHome(page, noa);
  await expect(page.getByRole('complementary').getByText(noa.email)).toBeVisible();
  await expect(page.getByText(mia.email)).toBeHidden();
});

test('renews an expired token once for all requests', async ({ member, open, product }) => {
  const mia = await member('Mia');
  const accessToken = await expireToken(product.databaseUrl, mia.session.accessToken);
  const page = await open({ ...mia.session, accessToken });
  const renewals: string[] = [];
  page.on('request', (request) => isRenewal(request) && renewals.push(request.postData() ?? ''));
  const unauthorized = page.waitForResponse((reply) => reply.status() === 401);
  await page.goto('/app/dashboard');
  expect(await (await unauthorized).json()).toMatchObject({ message: 'jwt expired' });
  await expectHome(page, mia);
  await expect(page.getByText('No activity from friends yet')).toBeVisible();
  expect(renewals).toHaveLength(1);
  expect(renewals[0]).toContain('grant_type=refresh_token');
  const session = await storedSession(page);
  expect(session?.refreshToken).not.toBe(mia.session.refreshToken);
  // The new refresh token works too.
  await page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [sessionStorageKey, JSON.stringify({ ...session, accessToken })],
  );
  await page.reload();
  await expectHome(page, mia);
  expect(renewals).toHaveLength(2);
});

test('renews an expired token once for two tabs', async ({ member, open, product }) => {
  const mia = await member('Mia');
  const accessToken = await expireToken(product.databaseUrl, mia.session.accessToken);
  const page = await open({ ...mia.session, accessToken });
  const tab = await page.context().newPage();
  let renewals = 0;
  page.context().on('request', (request) => (renewals += Number(isRenewal(request))));
  await Promise.all([page.goto('/app/dashboard'), tab.goto('/app/dashboard')]);
  await Promise.all([expectHome(page, mia), expectHome(tab, mia)]);
  expect(renewals).toBe(1);
});

test('a session that cannot be renewed leads to sign-in and back to the page', async ({
  member,
  open,
  product,
}) => {
  const mia = await member('Mia');
  const accessToken = await expireToken(product.databaseUrl, mia.session.accessToken);
  const page = await open({ ...mia.session, accessToken, refreshToken: 'not a token' });
  await page.goto('/app/games?from=mail');
  await expect(page).toHaveURL('/login');
  expect(await storedSession(page)).toBeNull();
  await page.getByLabel('Email').fill(mia.email);
  await page.getByLabel('Password', { exact: true }).fill(mia.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/app/games?from=mail');
});

test('a damaged token without a refresh token ends the session', async ({ member, open }) => {
  const { session } = await member('Mia');
  const page = await open({ ...session, accessToken: `${session.accessToken}x`, refreshToken: null });
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL('/login');
  expect(await storedSession(page)).toBeNull();
});

// @covers V10.4.9
test('signing out everywhere else ends the session of another device within seconds', async ({
  member,
  open,
  otherBrowser,
  product,
}) => {
  const mia = await member('Mia');
  const page = await open(mia.session);
  const otherDevice = await open(await signIn(product.origins[0] ?? '', mia), {}, otherBrowser);
  await Promise.all([page.goto('/app/settings'), otherDevice.goto('/app/games')]);
  await expect(otherDevice.getByText('No games yet')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(toast(page, 'Signed out everywhere else')).toBeVisible();
  // Without any interaction: its socket is disconnected and may not reconnect.
  await expect(otherDevice).toHaveURL('/login');
  await expect(
    toast(otherDevice, 'You were signed out from another device. Please sign in again.'),
  ).toBeVisible();
  expect(await storedSession(otherDevice)).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(await storedSession(page)).not.toBeNull();
});
