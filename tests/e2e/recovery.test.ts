import type { Page } from '@playwright/test';
import { followRoutes } from '@rinkside/contracts/follow';
import { postRoutes } from '@rinkside/contracts/post';
import {
  controlConnection,
  offlineNotice,
  test,
  waitForCachedResponses,
  waitForServiceWorker,
} from './offline-device.js';
import { logGame } from './log-game.js';
import { removePageData } from './api-interceptor.js';
import { expect } from './playwright-test.js';

test.setTimeout(180_000);

/** A read or small write ends after 15 s; the rest is for a busy machine. */
const requestLimit = { timeout: 20_000 };
const recovered = { timeout: 30_000 };

const retry = (page: Page) => page.getByRole('button', { name: 'Retry', exact: true }).first();

test('a page opened or reloaded without a connection reads again when the line is back', async ({
  member,
  openApp,
  device,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ada.person.call(followRoutes.follow, { params: { id: ben.person.id } });
  const content = `Fresh ice at six, ${ben.lastName}`;
  const { id } = await ben.person.call(postRoutes.create, { body: { content } });
  await logGame(ada.person, `Otters of ${ada.lastName}`);
  const page = await openApp(ada.session);
  for (const path of ['games', 'season', 'dashboard']) {
    await page.goto(`/app/${path}`);
    await waitForServiceWorker(page);
  }
  await waitForCachedResponses(page, '/api/games?', '/api/feed/following?');
  const connection = controlConnection(page, device.tcpProxy);
  const lines = {
    'the device was offline': connection,
    'the server was away': { goOffline: device.tcpProxy.disconnect, goOnline: device.tcpProxy.reconnect },
  };
  let edits = 0;
  for (const [name, line] of Object.entries(lines))
    await test.step(name, async () => {
      await line.goOffline();
      for (const path of ['games', 'season', 'dashboard']) {
        await page.goto(`/app/${path}`);
        await expect(offlineNotice(page)).toBeVisible();
        await line.goOnline();
        await expect(offlineNotice(page)).toBeHidden(recovered);
        await line.goOffline();
      }
      await page.reload();
      await expect(offlineNotice(page)).toBeVisible();
      // No event of this edit reaches the viewer's own room, whose events reported changes before.
      const edited = `${content}, part ${++edits}`;
      await ben.person.call(postRoutes.edit, { params: { id }, body: { content: edited } });
      await line.goOnline();
      await expect(page.getByText(edited)).toBeVisible(recovered);
      await expect(offlineNotice(page)).toBeHidden();
    });
});

test('screens without any data read again too, with and without a live connection', async ({
  member,
  openApp,
  device,
}) => {
  const ada = await member('Ada');
  const page = await openApp(ada.session);
  await page.goto('/app/settings');
  await waitForServiceWorker(page);
  const visitor = await openApp(null, { serviceWorkers: 'block' });
  await removePageData(visitor);
  await visitor.route('**/api/**', (route) => route.abort('connectionrefused'));
  device.tcpProxy.disconnect();
  await page.goto('/app/discover');
  await expect(retry(page)).toBeVisible(requestLimit);
  device.tcpProxy.reconnect();
  await expect(retry(page)).toBeHidden(recovered);

  await visitor.goto(`/player/${ada.person.id}`);
  await expect(retry(visitor)).toBeVisible(requestLimit);
  await visitor.unroute('**/api/**');
  await expect(retry(visitor)).toBeHidden(recovered);
});

test('the browser is not believed when it says offline and the server answers', async ({
  member,
  openApp,
}) => {
  const ada = await member('Ada');
  const page = await openApp(ada.session, { serviceWorkers: 'block' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await page.goto('/app/dashboard');
  await expect(page.getByText('No activity from friends yet')).toBeVisible();
  await expect(offlineNotice(page)).toBeHidden();
  const probe = page.waitForResponse('**/config.json');
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await probe;
  await page.getByRole('link', { name: 'Games', exact: true }).first().click();
  await expect(page.getByText('No games yet', { exact: true })).toBeVisible();
  await expect(offlineNotice(page)).toBeHidden();
});

test('every screen and sign-in end their wait after 15 s without an answer', async ({
  member,
  openApp,
  device,
}) => {
  const ada = await member('Ada');
  const page = await openApp(ada.session);
  await page.goto('/app/dashboard');
  await waitForServiceWorker(page);
  const guest = await openApp(null, { serviceWorkers: 'block' });
  await guest.goto('/login');
  await guest.getByLabel('Email').pressSequentially(ada.email);
  await guest.getByLabel('Password', { exact: true }).pressSequentially(ada.password);
  const tabs = await Promise.all(
    ['discover', 'feed', 'friends', 'drills', 'notifications', 'organization', 'chat'].map(async (path) => {
      const tab = await page.context().newPage();
      await tab.goto('/app/settings');
      await expect(tab.getByRole('heading', { name: 'Settings' })).toBeVisible();
      return { tab, path };
    }),
  );
  device.tcpProxy.freeze();
  await guest.getByRole('button', { name: 'Sign In' }).click();
  await Promise.all(tabs.map(({ tab, path }) => tab.goto(`/app/${path}`)));
  await Promise.all([
    expect(guest.getByRole('main').getByText('Login failed. Please try again.')).toBeVisible(requestLimit),
    ...tabs.map(({ tab, path }) =>
      expect(retry(tab).or(offlineNotice(tab)).first(), path).toBeVisible(requestLimit),
    ),
  ]);
  await expect(guest.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  device.tcpProxy.reconnect();
  for (const { tab, path } of tabs) await expect(retry(tab), path).toBeHidden({ timeout: 45_000 });
});

test('after a dead link, reads start on new connections', async ({ member, openApp, device }) => {
  const ada = await member('Ada');
  const opponent = (name: string) => `${name} of ${ada.lastName}`;
  await logGame(ada.person, opponent('Otters'));
  const page = await openApp(ada.session, { serviceWorkers: 'block' });
  const game = (name: string) => page.getByRole('link', { name: `vs ${opponent(name)}` });
  // The scripts of both screens are loaded before.
  await page.goto('/app/games');
  await expect(game('Otters')).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByText(/^Welcome back/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  device.tcpProxy.freezeOpen();
  await logGame(ada.person, opponent('Blades'));
  await page.getByRole('link', { name: 'Games', exact: true }).first().click();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(game('Blades')).toBeVisible({ timeout: 10_000 });
});

test('a write without an answer ends, and its repeat creates nothing twice', async ({
  member,
  openApp,
  device,
}) => {
  const ada = await member('Ada');
  const page = await openApp(ada.session, { serviceWorkers: 'block' });
  await page.goto('/app/dashboard');
  const content = `Who has tape? ${ada.lastName}`;
  // The server gets the post, but its answer is lost.
  device.httpProxy.holdResponse('/api/posts');
  await page.getByRole('textbox', { name: 'Write a post' }).pressSequentially(content);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await device.httpProxy.waitForRequest('/api/posts');
  await expect(page.getByText('Waiting for signal')).toBeVisible(requestLimit);
  device.httpProxy.releaseResponse('/api/posts');
  await expect(page.getByText('Waiting for signal')).toBeHidden(recovered);
  expect(await ada.person.call(postRoutes.own)).toHaveLength(1);
});

test('pages opened on a dead link do not block the outbox afterwards', async ({
  member,
  openApp,
  device,
}) => {
  const ada = await member('Ada');
  const page = await openApp(ada.session);
  await page.goto('/app/dashboard');
  await waitForServiceWorker(page);
  await waitForCachedResponses(page, '/api/users/me');
  const context = page.context();
  device.tcpProxy.freeze();
  // A browser opens six connections to a server.
  const tabs = await Promise.all(Array.from({ length: 7 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/app/dashboard')));
  await page.reload();
  await Promise.all(tabs.map((tab) => tab.close()));
  const content = `Who has tape? ${ada.lastName}`;
  await page.getByRole('textbox', { name: 'Write a post' }).pressSequentially(content);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.reload();
  device.tcpProxy.reconnect();
  const contents = async () => (await ada.person.call(postRoutes.own)).map((post) => post.content);
  await expect.poll(contents, { timeout: 45_000 }).toEqual([content]);
});
