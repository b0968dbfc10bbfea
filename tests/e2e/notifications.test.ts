import { commentCalls } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { postRoutes } from '@rinkside/contracts/post';
import { waitFor } from '@rinkside/testkit/wait-for';
import { checkScreen } from './a11y.js';
import { expect, test } from './playwright-test.js';

test('shows a notification that was created between the first fetch and the first connection', async ({
  member,
  open,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const page = await open(ada.session);
  const connecting = Promise.withResolvers<void>();
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    await connecting.promise;
    socket.connectToServer();
  });
  await page.goto('/app/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  await waitFor('Ada has a notification', async () => {
    const { items } = await ada.person.call(notificationRoutes.list, {});
    return items.length === 1;
  });
  connecting.resolve();
  await expect(page.getByText(`${ben.name} started following you`)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Notifications/ })).toHaveAccessibleName(
    'Notifications, 1 unread',
  );
});

test('notifications arrive live, link to their content and can be marked as read', async ({
  member,
  open,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const page = await open(ada.session);
  await page.goto('/app/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  const bell = page.getByRole('link', { name: /^Notifications/ });
  const rows = page.getByRole('region', { name: 'Today' }).getByRole('listitem');

  const content = `Ready for Saturday, ${ada.lastName}`;
  const { id } = await ada.person.call(postRoutes.create, { body: { content } });
  await test.step('shows a follow, a like and a comment', async () => {
    await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
    await expect(rows).toHaveCount(1);
    await ben.person.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
    await expect(rows).toHaveCount(2);
    await ben.person.call(commentCalls.post.create, { params: { id }, body: { content: 'See you there' } });
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText(`${ben.name} commented on your post “${content}”`);
    await expect(rows.nth(0)).toContainText('“See you there”');
    await expect(rows.nth(1)).toContainText(`${ben.name} liked your post`);
    await expect(rows.nth(2)).toContainText(`${ben.name} started following you`);
    await expect(bell).toHaveAccessibleName('Notifications, 3 unread');
  });
  await test.step('lists one kind, chosen by keyboard', async () => {
    const comments = page.getByRole('button', { name: 'Comments', exact: true });
    await comments.focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(comments).toHaveAttribute('aria-pressed', 'true');
    await checkScreen(page, 'notifications');
    await page.reload();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(rows).toHaveCount(3);
  });
  const tab = await page.context().newPage();
  await tab.goto('/app/notifications');
  const otherTabBell = tab.getByRole('link', { name: /^Notifications/ });
  await expect(tab.getByText('Unread:')).toHaveCount(3);
  await test.step('marks one as read with its button and one by opening it with the keyboard', async () => {
    await rows.nth(2).getByRole('button', { name: 'Mark as read' }).click();
    await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
    await rows.nth(0).getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/app/posts/${id}`);
    await expect(page.getByText('See you there')).toBeVisible();
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await page.goBack();
    await expect(rows.nth(0)).not.toContainText('Unread');
    await expect(rows.nth(1)).toContainText('Unread');
  });
  await test.step('marks all as read, and keeps that after a reload', async () => {
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByText('Unread:')).toHaveCount(0);
    // The other tab updates too.
    await expect(tab.getByText('Unread:')).toHaveCount(0);
    await expect(otherTabBell).toHaveAccessibleName('Notifications');
    await page.reload();
    await expect(rows).toHaveCount(3);
    await expect(page.getByText('Unread:')).toHaveCount(0);
    await expect(bell).toHaveAccessibleName('Notifications');
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  });
  await test.step('a new notification waits behind a pill while the list has focus', async () => {
    await rows.nth(1).getByRole('link').focus();
    await ben.person.call(commentCalls.post.create, { params: { id }, body: { content: 'Late, sorry' } });
    const pill = page.getByRole('button', { name: '1 new' });
    await expect(pill).toBeVisible();
    await expect(rows).toHaveCount(3);
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await pill.click();
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(0)).toContainText('“Late, sorry”');
    await expect(rows.nth(0).getByRole('link')).toBeFocused();
  });
});

test('notifications recover from an error on retry and meet WCAG 2.2 AA in both themes', async ({
  member,
  open,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  const page = await open(ada.session);
  await page.route('**/api/notifications*', (route) => route.fulfill({ status: 403, body: '' }));
  await page.goto('/app/notifications');
  await expect(page.getByRole('alert')).toContainText('Failed to load notifications');
  await page.unroute('**/api/notifications*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('started following you')).toBeVisible();
  await checkScreen(page, 'notifications');
});
