import type { Page } from '@playwright/test';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { postRoutes } from '@rinkside/contracts/post';
import { installed, keeps, keptOn, test } from './device.js';
import { logGame } from './games.js';
import { look } from './looks.js';
import { expect } from './test.js';

const note = /^Offline, showing data from \d/;

/** What lies in the browser's caches besides the app itself. */
const cachedOf = async (page: Page): Promise<string[]> => {
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  return cached.filter((path) => !/^\/(assets|awards)\/|^\/(index\.html|first\.js|icon\.svg)$/.test(path));
};

test(
  'without a server the app opens on what it showed last, and reads anew once there is one',
  { tag: '@smoke' },
  async ({ member, openApp, device }) => {
    const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
    await ada.person.call(followRoutes.follow, { params: { id: ben.person.id } });
    const content = `Fresh ice at six, ${ben.lastName}`;
    await ben.person.call(postRoutes.create, { body: { content } });
    const opponent = `Otters of ${ada.lastName}`;
    const game = await logGame(ada.person, opponent);

    const page = await openApp(ada.session);
    await page.goto('/app/games');
    await expect(page.getByRole('link', { name: `vs ${opponent}` })).toBeVisible();
    await keeps(page, '/api/games?');
    await page.goto('/app/dashboard');
    await expect(page.getByText(content)).toBeVisible();
    await installed(page);
    await keeps(page, '/api/feed/following?', `/api/users/${ada.person.id}/stats?`);

    device.line.cut();
    await page.goto('/app/dashboard');
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByText('Welcome back, Ada')).toBeVisible();
    await expect(page.getByText(content)).toBeVisible();
    await look(page, 'dashboard without a server');
    await page.goto('/app/games');
    await expect(page.getByRole('link', { name: `vs ${opponent}` })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Total Games 1/ })).toBeVisible();
    // Never opened before: it is found in the list.
    await page.goto(`/app/games/${game.id}`);
    await expect(page.getByRole('heading', { name: `Game vs ${opponent}` })).toBeVisible();
    await expect(page.getByText(note)).toBeVisible();
    // Its script was never asked for.
    await page.goto('/app/settings');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();

    await page.goto('/app/games');
    await expect(page.getByText(note)).toBeVisible();
    const meanwhile = `Blades of ${ada.lastName}`;
    await logGame(ada.person, meanwhile);
    device.line.mend();
    await expect(page.getByRole('link', { name: `vs ${meanwhile}` })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(note)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Total Games 2/ })).toBeVisible();
  },
);

// @covers V14.3.1
test('a logout clears the device, and the next person sees nothing of the last', async ({
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
  await installed(page);
  await keeps(page, '/api/games?', '/api/users/me');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => keptOn(page)).toEqual([]);
  expect(await cachedOf(page)).toEqual([]);

  await page.evaluate(
    (session) => localStorage.setItem('rinkside.session', session),
    JSON.stringify(ben.session),
  );
  device.line.cut();
  await page.goto('/app/games');
  // Nothing is kept of Ben, and what was kept of Ada is gone.
  await expect(page.getByText('You are still signed in.')).toBeVisible();
  await expect(page.getByText(ada.lastName)).toBeHidden();
  device.line.mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No games yet')).toBeVisible();
});

test('a deleted account leaves nothing of itself on the device', async ({ member, openApp, device }) => {
  const ada = await member('Ada');
  await logGame(ada.person, `Otters of ${ada.lastName}`);
  const page = await openApp(ada.session);
  await page.goto('/app/games');
  await keeps(page, '/api/games?');
  await page.goto('/app/add-game');
  await page.getByRole('textbox', { name: 'Our score' }).fill('3');
  await page.goto('/app/dashboard');
  await installed(page);
  await keeps(page, '/api/games?', '/api/users/me');
  // One post is on its way for ever, and another one begun.
  device.relay.hold('/api/posts');
  const composer = page.getByRole('textbox', { name: 'Write a post' });
  await composer.fill(`Last words of ${ada.lastName}`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await device.relay.taken('/api/posts');
  await expect.poll(() => keptOn(page)).toContainEqual('outbox post');
  const stored = () =>
    page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
  expect(await stored()).toContain(ada.lastName);

  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => keptOn(page)).toEqual([]);
  device.relay.release('/api/posts');
  for (const own of [ada.lastName, ada.email, ada.session.user.sub])
    expect(await stored()).not.toContain(own);
  expect(await cachedOf(page)).toEqual([]);
});

test('addresses that are not the app’s stay the server’s own, worker or not', async ({ member, openApp }) => {
  const ada = await member('Ada');
  const page = await openApp(ada.session);
  await page.goto('/app/dashboard');
  await installed(page);
  for (const path of ['/player', '/highlight'])
    expect((await page.goto(`${path}/00000000-0000-7000-8000-000000000000`))?.status(), path).toBe(404);
  const shared = await page.goto(`/player/${ada.person.id}`);
  expect([shared?.status(), shared?.fromServiceWorker()]).toEqual([200, false]);
  const landing = await page.goto('/');
  expect([landing?.status(), landing?.fromServiceWorker()]).toEqual([200, false]);
  expect(await landing?.text()).toContain('landing-');
  const told = await page.evaluate(async () =>
    Promise.all(
      ['/api/nothing', '/media/nothing', '/version.json', '/sw.js', '/manifest.webmanifest'].map(
        async (path) => {
          const { status, headers } = await fetch(path, { cache: 'reload' });
          return [path, status, headers.get('cache-control'), headers.get('content-type')?.split(';')[0]];
        },
      ),
    ),
  );
  expect(told.map(([path, status]) => `${path} ${status}`)).toEqual([
    '/api/nothing 404',
    '/media/nothing 404',
    '/version.json 200',
    '/sw.js 200',
    '/manifest.webmanifest 200',
  ]);
  expect(told.slice(3).map(([, , cache, type]) => [cache, type])).toEqual([
    ['no-cache', 'application/javascript'],
    ['no-cache', 'application/manifest+json'],
  ]);
  // The server's own page, with the policy it sends today, as long as it answers.
  const app = await page.goto('/app/games');
  expect(app?.headers()['content-security-policy']).toContain("worker-src 'self'");
  expect(await ada.person.call(gameRoutes.own)).toEqual([]);
});

test('a new build waits for the reader’s say, and the text they began is still there', async ({
  member,
  openApp,
  device,
}) => {
  const ada = await member('Ada');
  const page = await openApp(ada.session);
  const other = await page.context().newPage();
  await page.goto('/app/dashboard');
  await installed(page);
  await page.getByRole('textbox', { name: 'Write a post' }).fill('Half a thought');
  await other.goto('/app/games');
  await expect(page.getByText('Update available')).toBeHidden();

  // Another build: its first script has another name.
  const ownFirst = /\{url:[`"]\/assets\/index-[\w-]+\.(js|css)[`"],revision:null\},?/g;
  device.relay.change('/sw.js', (text) => text.replaceAll(ownFirst, ''));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('Update available')).toBeVisible({ timeout: 30_000 });
  await expect(other.getByText('Update available')).toBeVisible();
  await look(page, 'update banner');
  // Wherever on the page the reader is, and their cursor stays where it was.
  await expect(page.getByRole('textbox', { name: 'Write a post' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 500 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('Update available')).toBeInViewport();
  const [banner, bar] = await Promise.all([
    page.locator('[data-update] > *').boundingBox(),
    page.getByRole('navigation', { name: 'Main' }).boundingBox(),
  ]);
  expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForEvent('load');
  await expect(page.getByRole('textbox', { name: 'Write a post' })).toHaveValue('Half a thought');
  // Never a silent reload: the other page is told, and stays.
  await expect(other.getByText('Update available')).toBeVisible();
});
