import type { Page } from '@playwright/test';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { controlNetwork } from './page-network.js';
import { expect, test } from './playwright-test.js';

/** The offline notice appears after this time. */
const noticeDelayMs = 3000;

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { unchanged: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'unchanged' in window);

test('shows a notice while the connection is lost and current counts after it returns, without a reload', async ({
  member,
  open,
  otherBrowser,
}) => {
  const [ada, ben, cleo, dan] = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => member(name)));
  if (!ada || !ben || !cleo || !dan) throw new Error('a member is missing');
  const content = `Who is out on the pond? ${ada.lastName}`;
  const post = await ada.person.call(postRoutes.create, { body: { content } });
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  const target = { body: { target_type: post.content_type, target_id: post.id } };

  const page = await open(ben.session, {}, otherBrowser);
  const network = await controlNetwork(page);
  await page.goto('/app/dashboard');
  const card = page.getByRole('article').filter({ hasText: content });
  await expect(card.getByRole('button', { name: 'Like, 0 likes' })).toBeVisible();
  await cleo.person.call(likeRoutes.like, target);
  await expect(card.getByRole('button', { name: 'Like, 1 like' })).toBeVisible();
  await markDocument(page);

  const reconnecting = page.getByText('Reconnecting');
  const disconnectedAt = Date.now();
  await network.goOffline();
  await dan.person.call(likeRoutes.like, target);
  await expect(reconnecting).toBeVisible();
  expect(Date.now() - disconnectedAt).toBeGreaterThanOrEqual(noticeDelayMs);
  await ada.person.call(likeRoutes.like, target);
  await cleo.person.call(likeRoutes.unlike, target);
  await ada.person.call(postRoutes.edit, {
    params: { id: post.id },
    body: { content: `${content} Anybody?` },
  });
  await expect(card.getByRole('button', { name: 'Like, 1 like' })).toBeVisible();

  await network.goOnline();
  await expect(card.getByRole('button', { name: 'Like, 2 likes' })).toBeVisible();
  await expect(card.getByText('Anybody?')).toBeVisible();
  await expect(reconnecting).toBeHidden();
  // Live updates work again too.
  await cleo.person.call(likeRoutes.like, target);
  await expect(card.getByRole('button', { name: 'Like, 3 likes' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('keeps a like made offline and sends it after reconnecting', async ({ member, open }) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const content = `Skates sharpened, ${ada.lastName}`;
  const post = await ada.person.call(postRoutes.create, { body: { content } });
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  const page = await open(ben.session);
  await page.goto('/app/dashboard');
  const card = page.getByRole('article').filter({ hasText: content });
  await expect(card).toBeVisible();
  await page.context().setOffline(true);
  await card.getByRole('button', { name: 'Like, 0 likes' }).click();
  await expect(card.getByRole('button', { name: 'Like, 1 like', pressed: true })).toBeVisible();
  await page.context().setOffline(false);
  await page.goto('/app/dashboard');
  await expect(card.getByRole('button', { name: 'Like, 1 like', pressed: true })).toBeVisible();
  await expect
    .poll(() => ben.person.call(postRoutes.one, { params: { id: post.id } }))
    .toMatchObject({ likesCount: 1, userLiked: true });
});
