import type { Page } from '@playwright/test';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { postRoutes } from '@rinkside/contracts/post';
import type { ProxyAnswer } from './http-proxy.js';
import { createScreenFixtures } from './screen-fixtures.js';
import { screens } from './screen-table.js';
import {
  offlineNotice,
  storedRecords,
  test,
  waitForCachedResponses,
  waitForServiceWorker,
} from './offline-device.js';
import { logGame } from './log-game.js';
import { expireToken } from './expire-token.js';
import { removePageData } from './api-interceptor.js';
import { expect, toast } from './playwright-test.js';

test.setTimeout(240_000);
// The longest file of the last group: both workers share its tests.
test.describe.configure({ mode: 'parallel' });

const html = { contentType: 'text/html', body: '<!doctype html><h1>Sign in to the rink Wi-Fi</h1>' };
const json = (body: string) => ({ contentType: 'application/json', body });
/** Answers that are none, by name. */
const wrongAnswers: Record<string, ProxyAnswer> = {
  'a page': html,
  'a page as JSON': { ...html, contentType: 'application/json' },
  'a refusal of a filter': { ...html, status: 403 },
  'a sign-in page of a proxy': { ...html, status: 401 },
  null: json('null'),
  'a list': json('[]'),
  'an object': json('{}'),
};
const kinds = Object.values(wrongAnswers);

const isApi = (path: string) => path.startsWith('/api/');
const crash = (page: Page) => page.getByText('Unexpected Application Error!');
const waitingGames = (page: Page) =>
  page.getByRole('list', { name: 'Games not sent yet' }).getByRole('listitem');

test('no screen takes a wrong answer for data, and each reads again by itself', async ({
  product,
  openApp,
  device,
}) => {
  const people = await createScreenFixtures(product);
  const pages = new Map<string, Page>();
  let turn = 0;
  for (const { name, viewer, path, errorText, prepare } of screens) {
    if (!path || !errorText || prepare) continue;
    let page = pages.get(viewer);
    if (!page) {
      page = await openApp(people.sessions[viewer], { serviceWorkers: 'block' });
      await removePageData(page);
      pages.set(viewer, page);
    }
    const answer = kinds[turn++ % kinds.length] ?? html;
    await test.step(`${name}: ${JSON.stringify(answer)}`, async () => {
      await page.goto('about:blank');
      // A list is no wrong answer where the reader expects a list, and neither is an object.
      device.httpProxy.answerInstead((requested) =>
        isApi(requested) && requested !== '/api/users/me' ? answer : undefined,
      );
      await page.goto(typeof path === 'function' ? path(people) : path);
      const trouble = page.getByRole('button', { name: 'Retry', exact: true }).or(offlineNotice(page));
      if (answer.body !== '[]') await expect(trouble.first()).toBeVisible({ timeout: 20_000 });
      await expect(crash(page)).toHaveCount(0);
      await expect(page).not.toHaveURL(/onboarding|login/);
      device.httpProxy.forward();
      await expect(trouble).toHaveCount(0, { timeout: 20_000 });
      await expect(crash(page)).toHaveCount(0);
    });
  }
  expect(turn).toBeGreaterThan(25);
});

test('a wrong profile sends no one to onboarding', async ({ member, openApp, device }) => {
  const ada = await member('Ada');
  const page = await openApp(ada.session, { serviceWorkers: 'block' });
  for (const [name, answer] of Object.entries(wrongAnswers))
    await test.step(name, async () => {
      device.httpProxy.answerInstead((path) => (path === '/api/users/me' ? answer : undefined));
      await page.goto('/app/dashboard');
      const isRead = page.getByText('You are still signed in.').or(offlineNotice(page));
      await expect(isRead.first()).toBeVisible({ timeout: 20_000 });
      await expect(page).toHaveURL('/app/dashboard');
      device.httpProxy.forward();
      await expect(isRead).toHaveCount(0, { timeout: 20_000 });
      await expect(page.getByText('Welcome back, Ada')).toBeVisible();
    });
});

test('wrong answers delete no waiting game and overwrite no cached answer', async ({
  member,
  openApp,
  device,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ada.person.call(followRoutes.follow, { params: { id: ben.person.id } });
  const content = `Fresh ice at six, ${ben.lastName}`;
  await ben.person.call(postRoutes.create, { body: { content } });
  const opponent = `Otters of ${ada.lastName}`;
  await logGame(ada.person, opponent, { date: '2026-01-10' });
  const page = await openApp(ada.session);
  await page.goto('/app/games');
  await waitForCachedResponses(page, '/api/games?');
  await page.goto('/app/dashboard');
  await waitForServiceWorker(page);
  await waitForCachedResponses(page, '/api/feed/following?', '/api/users/me');

  for (const answer of kinds.filter(({ body }) => body !== '[]')) {
    device.httpProxy.answerInstead((path) => (isApi(path) ? answer : undefined));
    await page.goto('/app/dashboard');
    await expect(page.getByText(content)).toBeVisible();
    await expect(offlineNotice(page)).toBeVisible();
  }
  await page.goto('/app/add-game');
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: opponent }) })
    .click();
  for (const name of ['Our score', 'Their score', 'Goals', 'Assists'])
    await page.getByRole('textbox', { name }).pressSequentially('1');
  await page.getByRole('button', { name: 'Save game' }).click();
  await expect(waitingGames(page)).toHaveCount(1);
  for (const answer of kinds) {
    device.httpProxy.answerInstead((path) => (isApi(path) ? answer : undefined));
    const sent = page.waitForResponse((reply) => reply.request().method() === 'POST');
    await page.reload();
    await sent;
    await expect(waitingGames(page)).toContainText([/Waiting for signal/]);
  }
  expect(await storedRecords(page)).toContainEqual('outbox game');
  device.httpProxy.forward();
  await expect(waitingGames(page)).toHaveCount(0, { timeout: 70_000 });
  expect(await ada.person.call(gameRoutes.own)).toHaveLength(2);
  await expect(offlineNotice(page)).toHaveCount(0);
});

test('the service worker caches no page in place of a script', async ({ member, openApp, device }) => {
  const ada = await member('Ada');
  const page = await openApp(ada.session);
  let answered = 0;
  device.httpProxy.answerInstead((path) => {
    // The page itself does not need it.
    if (!path.startsWith('/assets/markdown-')) return undefined;
    answered += 1;
    return html;
  });
  await page.goto('/app/dashboard');
  await expect.poll(() => answered).toBeGreaterThan(0);
  const cachedTypes = () =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update().catch(() => null);
      const types: string[] = [];
      for (const name of await caches.keys())
        for (const reply of await (await caches.open(name)).matchAll())
          if (reply.url.endsWith('.js')) types.push(reply.headers.get('content-type') ?? '');
      return types;
    });
  for (const type of await cachedTypes()) expect(type).toContain('javascript');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  device.httpProxy.forward();
  await page.reload();
  await waitForServiceWorker(page);
  expect(new Set(await cachedTypes()).size).toBe(1);
});

test('a page in place of the app opens the cached app', async ({ member, openApp, device }) => {
  const page = await openApp((await member('Ada')).session);
  await page.goto('/app/dashboard');
  await waitForServiceWorker(page);
  await waitForCachedResponses(page, '/api/users/me');
  for (const status of [200, 403, 503]) {
    device.httpProxy.answerInstead(() => ({ ...html, status }));
    await page.goto('/app/games');
    await page.goto('/app/dashboard');
    await expect(page.getByText('Welcome back, Ada')).toBeVisible();
  }
  device.httpProxy.forward();
  const reply = await page.goto('/app/dashboard');
  expect(reply?.headers()['content-security-policy']).toBeDefined();
});

test('wrong answers of the identity provider end no session, and sign-in works after them', async ({
  member,
  openApp,
  device,
  product,
}) => {
  const ada = await member('Ada');
  const accessToken = await expireToken(product.databaseUrl, ada.session.accessToken);
  const page = await openApp({ ...ada.session, accessToken }, { serviceWorkers: 'block' });
  for (const [name, answer] of Object.entries(wrongAnswers))
    await test.step(name, async () => {
      device.httpProxy.answerInstead((path) =>
        path.startsWith('/oidc/') || path === '/config.json' ? answer : undefined,
      );
      await page.goto('/app/dashboard');
      await expect(page.getByText('You are still signed in.')).toBeVisible();
    });
  device.httpProxy.forward();
  await expect(page.getByText('Welcome back, Ada')).toBeVisible({ timeout: 30_000 });

  const other = await openApp(null, { serviceWorkers: 'block' });
  await other.goto('/login');
  await other.getByLabel('Email').pressSequentially(ada.email);
  await other.getByLabel('Password', { exact: true }).pressSequentially(ada.password);
  for (const wrongPath of ['/config.json', '/oidc/oauth/token', '/oidc/userinfo'])
    for (const answer of [html, json('null'), json('[]'), json('{}')]) {
      device.httpProxy.answerInstead((path) => (path === wrongPath ? answer : undefined));
      if (wrongPath === '/config.json') await other.reload();
      if (wrongPath === '/config.json') {
        await other.getByLabel('Email').pressSequentially(ada.email);
        await other.getByLabel('Password', { exact: true }).pressSequentially(ada.password);
      }
      await other.getByRole('button', { name: 'Sign In' }).click();
      await expect(other.getByRole('main').getByText('Login failed. Please try again.')).toBeVisible();
      await expect(other.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    }
  device.httpProxy.forward();
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(other, 'Login successful!')).toBeVisible();
  await expect(other).toHaveURL('/app/dashboard');
});
