import type { Page } from '@playwright/test';
import { blockRoutes } from '@rinkside/contracts/block';
import { commentCalls } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { postRoutes } from '@rinkside/contracts/post';
import { installed, keeps, keptOn, signal, test } from './device.js';
import { look } from './looks.js';
import { expect, toast } from './test.js';

const saved = 'Saved on this device. It goes out when there is signal.';
const waitingComments = (page: Page) =>
  page.getByRole('list', { name: 'Comments not sent yet' }).getByRole('listitem');
const said = (page: Page) => page.getByRole('region', { name: /^Comments/ }).locator('[data-comment]');

const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Add a comment' }).fill(text);
  await page.getByRole('button', { name: 'Send comment' }).click();
};

test('a follow and comments made without signal wait in their place, and are sent once', async ({
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
  await installed(page);
  await keeps(page, '/api/feed/following?');
  const card = page.getByRole('article').filter({ hasText: content });
  await card.getByRole('button', { name: '0 comments' }).click();
  await expect(page.getByRole('button', { name: `Follow ${cleo.name}` })).toBeVisible();
  const line = signal(page, device.line);
  await line.leave();

  await page.getByRole('button', { name: `Follow ${cleo.name}` }).click();
  await expect(toast(page, saved)).toBeVisible();
  await expect(page.getByRole('button', { name: `Unfollow ${cleo.name}` })).toBeVisible();
  for (const text of ['Count me in', 'And my brother']) await say(page, text);
  await expect(waitingComments(page)).toContainText([/Count me in/, /And my brother.*Waiting for signal/]);
  await expect(page.getByRole('textbox', { name: 'Add a comment' })).toBeFocused();
  await look(page, 'comments that wait');
  await page.reload();
  await card.getByRole('button', { name: '0 comments' }).click();
  await expect(waitingComments(page)).toHaveCount(2);
  await waitingComments(page).last().getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Discard comment' }).click();
  await expect(waitingComments(page)).toHaveCount(1);

  await line.comeBack();
  await expect(said(page)).toContainText([/Count me in/], { timeout: 30_000 });
  await expect(waitingComments(page)).toHaveCount(0);
  await expect(toast(page, 'User followed')).toBeVisible();
  await expect.poll(() => keptOn(page)).not.toContainEqual(expect.stringContaining('outbox'));
  const comments = await ben.person.call(commentCalls.post.list, { params: { id } });
  expect(comments.map((comment) => comment.content)).toEqual(['Count me in']);
  const followed = await ada.person.call(followRoutes.following, {});
  expect(followed.map((player) => player.id).toSorted()).toEqual([ben.person.id, cleo.person.id].toSorted());
});

test('a comment and a follow that are refused later are told, and not tried for ever', async ({
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
  await installed(page);
  await page
    .getByRole('article')
    .filter({ hasText: content })
    .getByRole('button', { name: '0 comments' })
    .click();
  const follow = page.getByRole('button', { name: `Follow ${cleo.name}` });
  await expect(follow).toBeVisible();
  const line = signal(page, device.line);
  await line.leave();
  await follow.click();
  await say(page, 'I take it');
  await expect(waitingComments(page)).toHaveCount(1);

  await ben.person.call(postRoutes.remove, { params: { id } });
  await cleo.person.call(blockRoutes.block, { params: { id: ada.person.id } });
  await line.comeBack();
  await expect(page.locator('[data-toast=error]')).toHaveCount(2, { timeout: 30_000 });
  await expect.poll(() => keptOn(page)).not.toContainEqual(expect.stringContaining('outbox'));
});
