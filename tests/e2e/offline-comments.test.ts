import type { Page } from '@playwright/test';
import { blockRoutes } from '@rinkside/contracts/block';
import { commentCalls } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { postRoutes } from '@rinkside/contracts/post';
import {
  waitForServiceWorker,
  waitForCachedResponses,
  storedRecords,
  controlConnection,
  test,
} from './offline-device.js';
import { checkScreen } from './a11y.js';
import { expect, toast } from './playwright-test.js';

const savedMessage = 'Saved on this device. It will be sent when you are back online.';
const waitingComments = (page: Page) =>
  page.getByRole('list', { name: 'Comments not sent yet' }).getByRole('listitem');
const comments = (page: Page) => page.getByRole('region', { name: /^Comments/ }).locator('[data-comment]');

const addComment = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Add a comment' }).fill(text);
  await page.getByRole('button', { name: 'Send comment' }).click();
};

test('a follow and comments made offline are shown as pending and sent once', async ({
  member,
  openApp,
  device,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const cleo = await member('Cleo', { organization_id: ada.person.organizationId });
  await ada.person.call(followRoutes.follow, { params: { id: ben.person.id } });
  const content = `Fresh ice at six, ${ben.lastName}`;
  const { id } = await ben.person.call(postRoutes.create, { body: { content } });

  const page = await openApp(ada.session);
  await page.goto('/app/dashboard');
  await waitForServiceWorker(page);
  await waitForCachedResponses(page, '/api/feed/following?');
  const card = page.getByRole('article').filter({ hasText: content });
  await card.getByRole('button', { name: '0 comments' }).click();
  await expect(page.getByRole('button', { name: `Follow ${cleo.name}` })).toBeVisible();
  const connection = controlConnection(page, device.tcpProxy);
  await connection.goOffline();

  await page.getByRole('button', { name: `Follow ${cleo.name}` }).click();
  await expect(toast(page, savedMessage)).toBeVisible();
  await expect(page.getByRole('button', { name: `Unfollow ${cleo.name}` })).toBeVisible();
  for (const text of ['Count me in', 'And my brother']) await addComment(page, text);
  await expect(waitingComments(page)).toContainText([/Count me in/, /And my brother.*Waiting for signal/]);
  await expect(page.getByRole('textbox', { name: 'Add a comment' })).toBeFocused();
  await checkScreen(page, 'queued comments');
  await page.reload();
  await card.getByRole('button', { name: '0 comments' }).click();
  await expect(waitingComments(page)).toHaveCount(2);
  await waitingComments(page).last().getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Discard comment' }).click();
  await expect(waitingComments(page)).toHaveCount(1);

  await connection.goOnline();
  await expect(comments(page)).toContainText([/Count me in/], { timeout: 30_000 });
  await expect(waitingComments(page)).toHaveCount(0);
  await expect(toast(page, 'User followed')).toBeVisible();
  await expect.poll(() => storedRecords(page)).not.toContainEqual(expect.stringContaining('outbox'));
  const stored = await ben.person.call(commentCalls.post.list, { params: { id } });
  expect(stored.map((comment) => comment.content)).toEqual(['Count me in']);
  const followed = await ada.person.call(followRoutes.following, {});
  expect(followed.map((player) => player.id).toSorted()).toEqual([ben.person.id, cleo.person.id].toSorted());
});

test('reports a queued follow that the server rejects, and keeps a queued comment whose post is gone', async ({
  member,
  openApp,
  device,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ada.person.call(followRoutes.follow, { params: { id: ben.person.id } });
  const content = `Stick for sale, ${ben.lastName}`;
  const { id } = await ben.person.call(postRoutes.create, { body: { content } });
  const cleo = await member('Cleo', { organization_id: ada.person.organizationId });
  const page = await openApp(ada.session);
  await page.goto('/app/dashboard');
  await waitForServiceWorker(page);
  await page
    .getByRole('article')
    .filter({ hasText: content })
    .getByRole('button', { name: '0 comments' })
    .click();
  const follow = page.getByRole('button', { name: `Follow ${cleo.name}` });
  await expect(follow).toBeVisible();
  const connection = controlConnection(page, device.tcpProxy);
  await connection.goOffline();
  await follow.click();
  await addComment(page, 'I take it');
  await expect(waitingComments(page)).toHaveCount(1);

  await ben.person.call(postRoutes.remove, { params: { id } });
  await cleo.person.call(blockRoutes.block, { params: { id: ada.person.id } });
  await connection.goOnline();
  await expect(page.locator('[data-toast=error]')).toHaveCount(1, { timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Your comment' }).getByRole('textbox')).toHaveValue(
    'I take it',
  );
  await expect.poll(() => storedRecords(page)).not.toContainEqual(expect.stringContaining('outbox'));
});
