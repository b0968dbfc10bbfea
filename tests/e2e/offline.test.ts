import type { Page } from '@playwright/test';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { postRoutes } from '@rinkside/contracts/post';
import { waitForServiceWorker, waitForCachedResponses, storedRecords, test } from './offline-device.js';
import { logGame } from './log-game.js';
import { checkScreen } from './a11y.js';
import { expect } from './playwright-test.js';

const offlineNotice = /^Offline, showing data from \d/;

/** Returns the cached paths, without the app's own files. */
const cachedPaths = async (page: Page): Promise<string[]> => {
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  return cached.filter(
    (path) =>
      !/^\/(assets|awards)\/|^\/(index\.html|(preload|polyfills|browser-check)\.js|icon\.svg)$/.test(path),
  );
};

test(
  'opens with cached data when the server is unavailable, and refetches when it returns',
  { tag: '@smoke' },
  async ({ member, openApp, device }) => {
    const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
    await ada.person.call(followRoutes.follow, { params: { id: ben.person.id } });
    const content = `Fresh ice at six, ${ben.lastName}`;
    const post = await ben.person.call(postRoutes.create, { body: { content } });
    const opponent = `Otters of ${ada.lastName}`;
    const game = await logGame(ada.person, opponent);

    const page = await openApp(ada.session);
    await page.goto('/app/games');
    await expect(page.getByRole('link', { name: `vs ${opponent}` })).toBeVisible();
    await waitForCachedResponses(page, '/api/games?');
    await page.goto(`/app/posts/${post.id}`);
    await waitForCachedResponses(page, `/api/posts/${post.id}`);
    await page.goto('/app/profile');
    await waitForCachedResponses(page, `/api/users/${ada.person.id}/stats?reading=year`);
    await expect.poll(() => storedRecords(page)).toContain(`reads /api/users/${ada.person.id}`);
    await page.goto('/app/dashboard');
    await expect(page.getByText(content)).toBeVisible();
    await waitForServiceWorker(page);
    await waitForCachedResponses(page, '/api/feed/following?', `/api/users/${ada.person.id}/stats?`);

    device.tcpProxy.disconnect();
    await page.goto('/app/dashboard');
    await expect(page.getByText(offlineNotice)).toBeVisible();
    await expect(page.getByText('Welcome back, Ada')).toBeVisible();
    await expect(page.getByText(content)).toBeVisible();
    // It appears 3 s after the connection is lost; the check must not meet it while it fades in.
    await expect(page.getByText('Reconnecting')).toBeVisible();
    await checkScreen(page, 'dashboard offline');
    await page.goto('/app/games');
    await expect(page.getByRole('link', { name: `vs ${opponent}` })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Total Games 1/ })).toBeVisible();
    // This game was never opened; its data comes from the cached list.
    await page.goto(`/app/games/${game.id}`);
    await expect(page.getByRole('heading', { name: `Game vs ${opponent}` })).toBeVisible();
    await expect(page.getByText(offlineNotice)).toBeVisible();
    await page.goto(`/app/posts/${post.id}`);
    await expect(page.getByText(content)).toBeVisible();
    await page.goto('/app/profile');
    await expect(page.getByRole('region', { name: 'Career' })).toContainText(/Games Played\s*1/);
    // The script of this page was never requested before.
    await page.goto('/app/settings');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();

    await page.goto('/app/games');
    await expect(page.getByText(offlineNotice)).toBeVisible();
    const newOpponent = `Blades of ${ada.lastName}`;
    await logGame(ada.person, newOpponent);
    device.tcpProxy.reconnect();
    await expect(page.getByRole('link', { name: `vs ${newOpponent}` })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(offlineNotice)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Total Games 2/ })).toBeVisible();
  },
);

// @covers V14.3.1
test('a logout clears the device, and the next user sees no data of the previous one', async ({
  member,
  openApp,
  device,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const opponent = `Otters of ${ada.lastName}`;
  await logGame(ada.person, opponent);
  const page = await openApp(ada.session);
  await page.goto('/app/games');
  await expect(page.getByRole('link', { name: `vs ${opponent}` })).toBeVisible();
  await waitForServiceWorker(page);
  await waitForCachedResponses(page, '/api/games?', '/api/users/me');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedRecords(page)).toEqual([]);
  expect(await cachedPaths(page)).toEqual([]);

  await page.evaluate(
    (session) => localStorage.setItem('rinkside.session', session),
    JSON.stringify(ben.session),
  );
  device.tcpProxy.disconnect();
  await page.goto('/app/games');
  // There is no cached data of Ben, and the data of Ada is deleted.
  await expect(page.getByText('You are still signed in.')).toBeVisible();
  await expect(page.getByText(ada.lastName)).toBeHidden();
  device.tcpProxy.reconnect();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No games yet')).toBeVisible();
});

test('deletes all data on the device together with the account', async ({ member, openApp, device }) => {
  const ada = await member('Ada');
  await logGame(ada.person, `Otters of ${ada.lastName}`);
  const page = await openApp(ada.session);
  await page.goto('/app/games');
  await waitForCachedResponses(page, '/api/games?');
  await page.goto('/app/add-game');
  await page.getByRole('textbox', { name: 'Our score' }).fill('3');
  await page.goto('/app/dashboard');
  await waitForServiceWorker(page);
  await waitForCachedResponses(page, '/api/games?', '/api/users/me');
  // One post never gets a response, and a draft exists.
  device.httpProxy.holdResponse('/api/posts');
  const composer = page.getByRole('textbox', { name: 'Write a post' });
  await composer.fill(`Last words of ${ada.lastName}`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await device.httpProxy.waitForRequest('/api/posts');
  await expect.poll(() => storedRecords(page)).toContainEqual('outbox post');
  const webStorage = () =>
    page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
  expect(await webStorage()).toContain(ada.lastName);

  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByLabel('Your password').fill(ada.password);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedRecords(page)).toEqual([]);
  device.httpProxy.releaseResponse('/api/posts');
  for (const personalData of [ada.lastName, ada.email, ada.session.user.sub])
    expect(await webStorage()).not.toContain(personalData);
  expect(await cachedPaths(page)).toEqual([]);
});

test('the service worker does not handle API, media and public pages', async ({ member, openApp }) => {
  const ada = await member('Ada');
  const page = await openApp(ada.session);
  await page.goto('/app/dashboard');
  await waitForServiceWorker(page);
  for (const path of ['/player', '/highlight'])
    expect((await page.goto(`${path}/00000000-0000-7000-8000-000000000000`))?.status(), path).toBe(404);
  const shared = await page.goto(`/player/${ada.person.id}`);
  expect([shared?.status(), shared?.fromServiceWorker()]).toEqual([200, false]);
  const landing = await page.goto('/');
  expect([landing?.status(), landing?.fromServiceWorker()]).toEqual([200, false]);
  expect(await landing?.text()).toContain('landing-');
  const responses = await page.evaluate(async () =>
    Promise.all(
      ['/api/nothing', '/media/nothing', '/version.json', '/sw.js', '/manifest.webmanifest'].map(
        async (path) => {
          const { status, headers } = await fetch(path, { cache: 'reload' });
          return [path, status, headers.get('cache-control'), headers.get('content-type')?.split(';')[0]];
        },
      ),
    ),
  );
  expect(responses.map(([path, status]) => `${path} ${status}`)).toEqual([
    '/api/nothing 404',
    '/media/nothing 404',
    '/version.json 200',
    '/sw.js 200',
    '/manifest.webmanifest 200',
  ]);
  expect(responses.slice(3).map(([, , cache, type]) => [cache, type])).toEqual([
    ['no-cache', 'application/javascript'],
    ['no-cache', 'application/manifest+json'],
  ]);
  // While the server is available, the page and its current policy come from the server.
  const app = await page.goto('/app/games');
  expect(app?.headers()['content-security-policy']).toContain("worker-src 'self'");
  expect(await ada.person.call(gameRoutes.own)).toEqual([]);
});

test('a worker of the build on screen takes over while the page is hidden, not during a navigation', async ({
  member,
  openApp,
  device,
}) => {
  const ada = await member('Ada');
  const page = await openApp(ada.session);
  await page.goto('/app/dashboard');
  await waitForServiceWorker(page);
  await device.httpProxy.deploy(1);
  await page.goto('/app/games');
  const hasWaitingWorker = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(hasWaitingWorker, { timeout: 30_000 }).toBe(true);
  for (const path of ['/app/profile', '/app/dashboard', '/app/games']) await page.goto(path);
  expect(await hasWaitingWorker()).toBe(true);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(hasWaitingWorker).toBe(false);
  await expect(page.getByText('Update available')).toBeHidden();
});

/** Simulates another build by removing the entry script from the precache list. */
const withoutEntryFiles = (worker: string) =>
  worker.replaceAll(/\{url:[`"]\/assets\/index-[\w-]+\.(js|css)[`"],revision:null[^}]*\},?/g, '');

test('a page of the build before offers the new one after an answer that it did not expect', async ({
  member,
  openApp,
  device,
}) => {
  const ada = await member('Ada');
  const page = await openApp(ada.session);
  await page.route(/\/api\/notifications(\?|$)/, (route) => {
    const actor = { id: ada.person.id, first_name: 'Noor', last_name: 'Lind', avatar_url: null };
    const rest = { item: null, text: null, award: null, live_game: null, family: null };
    const created_at = new Date().toISOString();
    const news = { id: crypto.randomUUID(), kind: 'stick_tap', created_at, read: false, actor, ...rest };
    return route.fulfill({ json: { items: [news], hasMore: false, nextCursor: null, unread: 1 } });
  });
  await page.route(/\/api\/posts$/, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { made: 'elsewhere' } }) : route.fallback(),
  );
  await page.goto('/app/notifications');
  await expect(page.getByText('has news: reload the page to see it')).toBeVisible();
  await page.goto('/app/dashboard');
  await waitForServiceWorker(page);
  device.httpProxy.rewriteFile('/sw.js', withoutEntryFiles);
  const post = page.getByRole('textbox', { name: 'Write a post' });
  await post.pressSequentially('Half a thought');
  await expect(page.getByText('Update available')).toBeHidden();
  await post.press('Control+Enter');
  await expect(page.getByText('Update available')).toBeVisible({ timeout: 30_000 });
});

test('a new build is activated only on confirmation and keeps a draft', async ({
  member,
  openApp,
  device,
}) => {
  const ada = await member('Ada');
  const page = await openApp(ada.session);
  const other = await page.context().newPage();
  await page.goto('/app/dashboard');
  await waitForServiceWorker(page);
  await page.getByRole('textbox', { name: 'Write a post' }).fill('Half a thought');
  await other.goto('/app/games');
  await expect(page.getByText('Update available')).toBeHidden();

  device.httpProxy.rewriteFile('/sw.js', withoutEntryFiles);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('Update available')).toBeVisible({ timeout: 30_000 });
  await expect(other.getByText('Update available')).toBeVisible();
  await checkScreen(page, 'update banner');
  // The banner is visible at any scroll position and does not take the focus.
  await expect(page.getByRole('textbox', { name: 'Write a post' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 500 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('Update available')).toBeInViewport();
  const [banner, navigation] = await Promise.all([
    page.locator('[data-update] > *').boundingBox(),
    page.getByRole('navigation', { name: 'Main' }).boundingBox(),
  ]);
  expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThan(navigation?.y ?? 0);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await expect(page.getByRole('textbox', { name: 'Write a post' })).toHaveValue('Half a thought');
  // The other page shows the banner and is not reloaded.
  await expect(other.getByText('Update available')).toBeVisible();
});
