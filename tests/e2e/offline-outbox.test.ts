import type { Page } from '@playwright/test';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import {
  waitForServiceWorker,
  waitForCachedResponses,
  storedRecords,
  controlConnection,
  test,
} from './offline-device.js';
import { uploadHighlight } from './highlight-videos.js';
import { logGame } from './log-game.js';
import { checkScreen } from './a11y.js';
import { expect, toast } from './playwright-test.js';

const savedMessage = 'Saved on this device. It will be sent when you are back online.';
const waitingGames = (page: Page) =>
  page.getByRole('list', { name: 'Games not sent yet' }).getByRole('listitem');
const waitingPosts = (page: Page) =>
  page.getByRole('list', { name: 'Posts not sent yet' }).getByRole('listitem');

const compose = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Write a post' }).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
};

/** Sets the first attempt of the queued entry to 25 hours ago. */
const ageQueuedEntry = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('rinkside');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const store = opening.result.transaction('outbox', 'readwrite').objectStore('outbox');
    const cursor = store.openCursor();
    await new Promise((resolve) => cursor.addEventListener('success', resolve));
    const row = cursor.result?.value as object;
    const put = store.put({ ...row, triedAt: Date.now() - 25 * 60 * 60 * 1000 });
    await new Promise((resolve) => put.addEventListener('success', resolve));
    opening.result.close();
  });

const fillGame = async (page: Page, opponent: string) => {
  const recent = page.getByRole('radio', { name: opponent });
  await page.locator('label').filter({ has: recent }).click();
  for (const name of ['Our score', 'Their score', 'Goals', 'Assists'])
    await page.getByRole('textbox', { name }).fill('1');
};

test('a game, a post and a like made offline are shown as pending and sent once', async ({
  member,
  openApp,
  device,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ada.person.call(followRoutes.follow, { params: { id: ben.person.id } });
  const content = `Fresh ice at six, ${ben.lastName}`;
  const benPost = await ben.person.call(postRoutes.create, { body: { content } });
  const opponent = `Otters of ${ada.lastName}`;
  await logGame(ada.person, opponent, { date: '2026-01-10' });

  const page = await openApp(ada.session);
  const other = await page.context().newPage();
  await page.goto('/app/games');
  await page.goto('/app/dashboard');
  await other.goto('/app/games');
  await waitForServiceWorker(page);
  await waitForCachedResponses(page, '/api/games?', '/api/feed/following?');
  const connection = controlConnection(page, device.tcpProxy);
  await connection.goOffline();

  const card = page.getByRole('article').filter({ hasText: content });
  await card.getByRole('button', { name: 'Like, 0 likes' }).click();
  await expect(card.getByRole('button', { name: 'Like, 1 like', pressed: true })).toBeVisible();
  await compose(page, 'From the cold rink');
  await expect(toast(page, savedMessage)).toBeVisible();
  await expect(waitingPosts(page)).toContainText(['From the cold rink']);
  await page.goto('/app/add-game');
  await fillGame(page, opponent);
  await page.getByRole('button', { name: 'Save game' }).click();
  await expect(page).toHaveURL('/app/games');
  await expect(waitingGames(page)).toContainText([/TIE.*Waiting for signal/]);
  await checkScreen(page, 'queued game');
  // Other tabs show it too, now and later.
  await expect(waitingGames(other)).toHaveCount(1);
  await page.goto('/app/dashboard');
  await expect(card.getByRole('button', { name: 'Like, 1 like', pressed: true })).toBeVisible();
  await expect(waitingPosts(page)).toHaveCount(1);
  await checkScreen(page, 'queued post');

  await connection.goOnline();
  await expect(waitingPosts(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(waitingGames(other)).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Like, 1 like', pressed: true })).toBeVisible();
  await expect.poll(() => storedRecords(page)).not.toContainEqual(expect.stringContaining('outbox'));
  expect(await ada.person.call(gameRoutes.own)).toHaveLength(2);
  expect((await ada.person.call(postRoutes.own)).map((post) => post.content)).toEqual(['From the cold rink']);
  expect(await ada.person.call(postRoutes.one, { params: { id: benPost.id } })).toMatchObject({
    likesCount: 1,
    userLiked: true,
  });
});

test('shows why the server rejected a queued game, and lets the user edit it', async ({
  member,
  openApp,
  device,
}) => {
  const ada = await member('Ada');
  const opponent = `Otters of ${ada.lastName}`;
  await logGame(ada.person, opponent, { date: '2026-01-10' });
  const page = await openApp(ada.session);
  await page.goto('/app/add-game');
  await fillGame(page, opponent);
  await waitForServiceWorker(page);
  const connection = controlConnection(page, device.tcpProxy);
  await connection.goOffline();
  await page.getByRole('button', { name: 'Save game' }).click();
  await expect(waitingGames(page)).toHaveCount(1);

  // On another device, the position has changed to goalie.
  await ada.person.call(playerRoutes.update, { body: { position: 'goalie' } });
  await connection.goOnline();
  const missing = 'Please enter shots against, saves, and goals against.';
  await expect(waitingGames(page)).toContainText([`Not saved: ${missing}`]);
  await checkScreen(page, 'rejected game');
  await waitingGames(page).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByText('We restored the game you started to log.')).toBeVisible();
  for (const name of ['Shots against', 'Saves']) await page.getByRole('textbox', { name }).fill('20');
  await page.getByRole('button', { name: 'Save game' }).click();
  await expect(toast(page, 'Game saved successfully!')).toBeVisible();
  await expect(waitingGames(page)).toHaveCount(0);
  expect(await ada.person.call(gameRoutes.own)).toHaveLength(2);
});

test('sends once when the tab closes during a request, and does not resend after the key has expired', async ({
  member,
  openApp,
  device,
}) => {
  const ada = await member('Ada');
  const page = await openApp(ada.session);
  await page.goto('/app/dashboard');
  await waitForServiceWorker(page);
  // The server handles the request, but the tab closes before the response.
  device.httpProxy.holdResponse('/api/posts');
  await compose(page, 'Through the boards');
  await device.httpProxy.waitForRequest('/api/posts');
  const context = page.context();
  await page.close();
  device.httpProxy.releaseResponse('/api/posts');
  const next = await context.newPage();
  await next.goto('/app/dashboard');
  await expect(next.getByRole('textbox', { name: 'Write a post' })).toHaveValue('');
  await expect(toast(next, 'Post created successfully!')).toBeVisible();
  expect(await ada.person.call(postRoutes.own)).toHaveLength(1);

  // After 24 hours the idempotency key has expired, so the entry is not resent automatically.
  const connection = controlConnection(next, device.tcpProxy);
  await connection.goOffline();
  await compose(next, 'Yesterday’s news');
  await expect(waitingPosts(next)).toHaveCount(1);
  await ageQueuedEntry(next);
  await connection.goOnline();
  await expect(waitingPosts(next)).toContainText([
    'This may already be saved. Please check before you send it again.',
  ]);
  await waitingPosts(next).getByRole('button', { name: 'Discard' }).click();
  await next.getByRole('button', { name: 'Discard post' }).click();
  await expect(waitingPosts(next)).toHaveCount(0);
  expect(await ada.person.call(postRoutes.own)).toHaveLength(1);
});

test('sends queued entries from public pages', async ({ member, openApp, device }) => {
  const ada = await member('Ada');
  const clip = await uploadHighlight(ada, `Top corner, ${ada.lastName}`);
  const page = await openApp(ada.session);
  await page.goto('/app/dashboard');
  await waitForServiceWorker(page);
  const connection = controlConnection(page, device.tcpProxy);
  const postsOf = async () => (await ada.person.call(postRoutes.own)).map(({ content }) => content);
  for (const path of [`/highlight/${clip.id}`, `/player/${ada.person.id}`, '/']) {
    await page.goto('/app/dashboard');
    await connection.goOffline();
    const content = `Queued before ${path}`;
    await compose(page, content);
    await expect(waitingPosts(page)).toContainText([content]);
    await page.goto('about:blank');
    await connection.goOnline();
    await page.goto(path);
    await expect.poll(postsOf, { timeout: 30_000 }).toContain(content);
    await expect.poll(() => storedRecords(page)).not.toContainEqual(expect.stringContaining('outbox'));
  }
});

test('warns about unsent entries on logout, and deletes them when confirmed', async ({
  member,
  openApp,
  device,
}) => {
  const ada = await member('Ada');
  const page = await openApp(ada.session);
  await page.goto('/app/dashboard');
  await waitForServiceWorker(page);
  const connection = controlConnection(page, device.tcpProxy);
  await connection.goOffline();
  for (const text of ['Never sent', 'Thrown away']) {
    await compose(page, text);
    await expect(waitingPosts(page).filter({ hasText: text })).toBeVisible();
  }
  await waitingPosts(page)
    .filter({ hasText: 'Thrown away' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await page.getByRole('button', { name: 'Discard post' }).click();
  await expect(waitingPosts(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('1 post is not sent yet.');
  await checkScreen(page, 'logout with unsent entries');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedRecords(page)).toEqual([]);
  await connection.goOnline();
  expect(await ada.person.call(postRoutes.own)).toEqual([]);
});
