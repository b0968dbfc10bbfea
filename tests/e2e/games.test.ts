import type { Page } from '@playwright/test';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { todayUtc } from '@rinkside/contracts/player';
import { commentOn, logGame } from './log-game.js';
import { dropResponse } from './page-network.js';
import { expect, test, toast } from './playwright-test.js';

const rows = (page: Page) => page.getByRole('region', { name: 'Recent Games' }).getByRole('listitem');
const tap = async (page: Page, name: string, times = 1) => {
  for (let time = 0; time < times; time++) await page.getByRole('button', { name }).tap();
};
declare global {
  interface Window {
    /** Pointer downs so far. */
    taps: number;
  }
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('a skater can log a game on a phone with eight taps', async ({ member, open }) => {
  const ada = await member('Ada');
  const opponent = `Ice Wolves of ${ada.lastName}`;
  await logGame(ada.person, opponent, { date: '2026-01-10' });
  const page = await open(ada.session, phone);
  await page.addInitScript(() => {
    window.taps = 0;
    addEventListener('pointerdown', () => window.taps++, true);
  });
  await page.goto('/app/add-game');
  const recent = page.getByRole('radio', { name: opponent });
  await expect(recent).toBeAttached();
  await expect(page.getByRole('button', { name: 'Save game' })).toBeInViewport();

  await page.locator('label').filter({ has: recent }).tap();
  await tap(page, 'Our score: one more', 3);
  await tap(page, 'Their score: one more', 2);
  await tap(page, 'Goals: one more');
  await tap(page, 'Save game');
  await expect(toast(page, 'Game saved successfully!')).toBeVisible();
  expect(await page.evaluate(() => window.taps)).toBe(8);
  await expect(page).toHaveURL('/app/games');
  await expect(rows(page).first()).toContainText(`vs ${opponent}`);
  await expect(rows(page).first()).toContainText('WIN');

  const [game] = await ada.person.call(gameRoutes.own);
  expect(game).toMatchObject({ date: todayUtc(), our_score: 3, their_score: 2, goals: 1, assists: 0 });
});

test('shows an earned milestone once, only where the game was saved, and highlights the game in the list', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const opponent = `Ice Wolves of ${ada.lastName}`;
  await logGame(ada.person, opponent, { date: '2026-01-10', goals: 0, assists: 0 });
  const page = await open(ada.session, { ...phone, reducedMotion: 'no-preference' });
  const tab = await page.context().newPage();
  await Promise.all([page.goto('/app/add-game'), tab.goto('/app/games')]);
  await expect(rows(tab)).toHaveCount(1);
  // Taps in a background tab are slow.
  await page.bringToFront();
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: opponent }) })
    .tap();
  await tap(page, 'Our score: one more', 3);
  await tap(page, 'Goals: one more', 3);
  await tap(page, 'Save game');
  await expect(page).toHaveURL('/app/games');
  const milestone = page.getByRole('region', { name: 'Milestone' });
  // It stays while the pointer is over it.
  await milestone.hover();
  await expect(milestone).toContainText('Hat Trick');
  await expect(milestone).toContainText('First Goal');
  await expect(page.locator('canvas')).toHaveCount(1);
  // It does not block the page below and does not take the focus.
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toBeInViewport();
  await expect(rows(page).first()).toHaveAttribute('data-fresh', '');
  await milestone.getByRole('button', { name: 'Dismiss' }).tap();
  await expect(milestone).toBeHidden();
  await page.getByRole('link', { name: 'Home', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await expect(milestone).toBeHidden();
  await expect(tab.getByRole('region', { name: 'Milestone' })).toBeHidden();
});

test('a goalie logs, edits and deletes a game with the keyboard only', async ({ member, open }) => {
  const goalie = await member('Gus', { position: 'goalie' });
  const opponent = `Lynx of ${goalie.lastName}`;
  await logGame(goalie.person, opponent, {
    date: '2026-01-10', goals: 0, assists: 0, saves: 10, shots_against: 12, goals_against: 2,
  }); // prettier-ignore
  const page = await open(goalie.session);
  await page.goto('/app/games');
  await page.getByRole('link', { name: 'Add Game' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add Game' })).toBeFocused();

  const search = page.getByRole('combobox', { name: 'Opponent' });
  await search.focus();
  await page.keyboard.type(opponent.slice(0, 12));
  await expect(page.getByRole('option', { name: opponent })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Selected: ${opponent}`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Our score' }).focus();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Shots against' })).toBeFocused();
  await page.keyboard.type('24');
  await page.keyboard.press('Enter');
  await page.keyboard.type('22');
  await expect(page.getByRole('textbox', { name: 'Goals against', exact: true })).toHaveValue('2');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Game saved successfully!')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);

  await test.step('edits it', async () => {
    await rows(page).first().getByRole('button', { name: 'Game actions' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('Enter');
    const ourScore = page.getByRole('textbox', { name: 'Our score' });
    await expect(ourScore).toHaveValue('4');
    await ourScore.focus();
    await page.keyboard.type('1');
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Game updated successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: `Game vs ${opponent}` })).toBeVisible();
    await expect(page.getByText('Loss', { exact: true })).toBeVisible();
  });
  await test.step('deletes it', async () => {
    await page.getByRole('button', { name: 'Game actions' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    // The menu moves the focus asynchronously.
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Game deleted successfully')).toBeVisible();
    await expect(page).toHaveURL('/app/games');
    await expect(rows(page)).toHaveCount(1);
  });
});

test('queues a game after a lost response, and saves it once', async ({ member, open }) => {
  const ada = await member('Ada');
  const opponent = `Otters of ${ada.lastName}`;
  await logGame(ada.person, opponent, { date: '2026-01-10' });
  const page = await open(ada.session);
  await page.goto('/app/add-game');
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: opponent }) })
    .click();
  for (const name of ['Our score', 'Their score', 'Goals', 'Assists'])
    await page.getByRole('textbox', { name }).fill('1');
  // The server saves it, but the response is lost.
  await page.route('**/api/games', (route) =>
    route.request().method() === 'POST' ? dropResponse(route) : route.abort(),
  );
  await page.getByRole('button', { name: 'Save game' }).click();
  const queuedGames = page.getByRole('list', { name: 'Games not sent yet' });
  await expect(queuedGames).toContainText('Waiting for signal');
  await page.reload();
  await expect(queuedGames).toContainText('Waiting for signal');
  await page.unroute('**/api/games');
  await expect(toast(page, 'Game saved successfully!')).toBeVisible();
  await expect(queuedGames).toBeHidden();
  expect(await ada.person.call(gameRoutes.own)).toHaveLength(2);
});

test('career totals and games update live from another browser without layout shift', async ({
  member,
  open,
  otherBrowser,
}) => {
  const ada = await member('Ada');
  for (let at = 0; at < 12; at++)
    await logGame(ada.person, `Club ${at} of ${ada.lastName}`, { date: `2026-01-${10 + at}` });
  const [page, other] = [await open(ada.session), await open(ada.session, {}, otherBrowser)];
  await page.goto('/app/games');
  await other.goto('/app/add-game');
  await expect(rows(page)).toHaveCount(12);
  await expect(page.getByRole('button', { name: /^Total Games 12/ })).toBeVisible();

  const lastRow = rows(page).last();
  await lastRow.scrollIntoViewIfNeeded();
  const before = await lastRow.boundingBox();
  const opponent = `Club 0 of ${ada.lastName}`;
  const search = other.getByRole('combobox', { name: 'Opponent' });
  await search.fill(opponent);
  await other.getByRole('option', { name: new RegExp(`^${opponent}`) }).click();
  for (const name of ['Our score', 'Their score', 'Goals', 'Assists'])
    await other.getByRole('textbox', { name }).fill('2');
  await other.getByRole('button', { name: 'Save game' }).click();
  await expect(toast(other, 'Game saved successfully!')).toBeVisible();

  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
  expect(await lastRow.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: '1 new' }).click();
  await expect(rows(page)).toHaveCount(13);
  await expect(rows(page).first()).toContainText('TIE');
  await expect(page.getByRole('button', { name: /^Total Games 13/ })).toBeVisible();
});

test('a game page opens from a link, updates likes and comments live, and Back restores the list', async ({
  member,
  open,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  const opponent = `Bears of ${ada.lastName}`;
  const game = await logGame(ada.person, opponent);
  const [adaPage, benPage] = await Promise.all([open(ada.session), open(ben.session)]);
  await benPage.goto(`/app/games/${game.id}`);
  await expect(benPage.getByRole('heading', { name: `Game vs ${opponent}` })).toBeVisible();
  await expect(benPage.getByRole('link', { name: 'Edit' })).toBeHidden();

  await adaPage.goto('/app/games?result=win');
  await rows(adaPage)
    .first()
    .getByRole('link', { name: `vs ${opponent}` })
    .click();
  await expect(adaPage.getByRole('heading', { name: `Game vs ${opponent}` })).toBeFocused();
  await expect(adaPage.getByRole('button', { name: 'Like, 0 likes' })).toBeVisible();
  await benPage.getByRole('button', { name: 'Like, 0 likes' }).click();
  await expect(adaPage.getByRole('button', { name: 'Like, 1 like' })).toBeVisible();
  await commentOn(ben.person, game, 'What a game!');
  await expect(adaPage.getByText('What a game!')).toBeVisible();
  await adaPage.goBack();
  await expect(adaPage).toHaveURL('/app/games?result=win');
  await expect(adaPage.getByRole('combobox', { name: 'Result' })).toHaveValue('win');
  await expect(rows(adaPage)).toHaveCount(1);

  await ada.person.call(gameRoutes.remove, { params: { id: game.id } });
  await expect(benPage.getByText('This game is not here')).toBeVisible();
});
