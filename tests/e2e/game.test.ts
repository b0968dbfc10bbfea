import type { Page } from '@playwright/test';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { commentOn, logGame } from './log-game.js';
import { expect, test } from './playwright-test.js';

const board = (page: Page) => page.getByRole('region', { name: 'Current season' });
/** A value on the season board, as read by screen readers. */
const figure = (page: Page, name: string) =>
  board(page).getByRole('definition').nth(['Games', 'Goals', 'Assists', 'Points'].indexOf(name));

test('a game and its corrections reach a follower’s feed and the player’s season board live', async ({
  member,
  open,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  const [adaPage, benPage] = await Promise.all([open(ada.session), open(ben.session)]);
  await Promise.all([adaPage.goto('/app/dashboard'), benPage.goto('/app/dashboard')]);
  await expect(benPage.getByText('No activity from friends yet')).toBeVisible();
  await expect(adaPage.getByText('Your numbers appear here after your first game.')).toBeVisible();
  const bell = adaPage.getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');

  const opponent = `Ice Wolves of ${ada.lastName}`;
  const card = benPage.getByRole('article').filter({ hasText: opponent });
  const game = await test.step('Ada logs a game', async () => {
    const logged = await logGame(ada.person, opponent);
    await expect(card).toContainText(`Win: Club of ${ada.name} 4, ${opponent} 2`);
    await expect(card).toContainText('Goals 2, assists 1, points 3.');
    await expect(board(adaPage).getByText('1 win, 0 losses, 0 ties · 100% won')).toBeVisible();
    await expect(figure(adaPage, 'Points')).toContainText('3');
    return logged;
  });
  await test.step('Ben likes it and comments: Ada is notified of both', async () => {
    await card.getByRole('button', { name: 'Like, 0 likes' }).click();
    await expect(card.getByRole('button', { name: 'Like, 1 like', pressed: true })).toBeVisible();
    await commentOn(ben.person, game, 'What a game!');
    await expect(card.getByText('comment', { exact: true })).toBeAttached();
    const listNotifications = () => ada.person.call(notificationRoutes.list);
    await expect
      .poll(async () => (await listNotifications()).items.map(({ kind }) => kind))
      .toEqual(expect.arrayContaining(['follow', 'award', 'like', 'comment']));
    await expect
      .poll(async () => {
        const { unread } = await listNotifications();
        return (await bell.getAttribute('aria-label')) === `Notifications, ${unread} unread`;
      })
      .toBe(true);
  });
  await test.step('Ada edits it: a loss with fewer points', async () => {
    await ada.person.call(gameRoutes.edit, {
      params: { id: game.id },
      body: { our_score: 1, goals: 0 },
    });
    await expect(card).toContainText(`Loss: Club of ${ada.name} 1, ${opponent} 2`);
    await expect(board(adaPage).getByText('0 wins, 1 loss, 0 ties · 0% won')).toBeVisible();
    await expect(figure(adaPage, 'Points')).toContainText('1');
  });
  await test.step('Ada deletes it: feed and board are empty', async () => {
    await ada.person.call(gameRoutes.remove, { params: { id: game.id } });
    await expect(card).toBeHidden();
    await expect(adaPage.getByText('Your numbers appear here after your first game.')).toBeVisible();
  });
});
