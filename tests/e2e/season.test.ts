import type { Page } from '@playwright/test';
import { gameRoutes } from '@rinkside/contracts/game';
import { uploadHighlight, uploadDialog } from './highlight-videos.js';
import { logGame } from './log-game.js';
import { expect, test } from './playwright-test.js';

const figure = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('the season updates live, explains its figures and links to the games behind them', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  await page.goto('/app/season');
  await expect(page.getByText('This season starts with its first game.')).toBeVisible();
  await expect(page.getByText('No highlights yet')).toBeVisible();

  const opponent = `Ice Wolves of ${ada.lastName}`;
  const game = await logGame(ada.person, opponent);
  await expect(figure(page, /^Points 3: /)).toHaveCount(1);
  const chart = page.getByRole('region', { name: 'Points per game' });
  await expect(chart.getByText('2 goals, 1 assist')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Past Games' }).getByRole('listitem')).toHaveCount(1);

  await figure(page, /^Points a game 3\.00: /).click();
  const dialog = page.getByRole('dialog', { name: 'Points a game' });
  await expect(dialog.getByText('3 ÷ 1 = 3.00')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(figure(page, /^Points a game 3\.00: /)).toBeFocused();
  await figure(page, /^Games 1: /).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(opponent) })
    .click();
  await expect(page.getByRole('heading', { name: `Game vs ${opponent}` })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/app/season');

  await ada.person.call(gameRoutes.edit, { params: { id: game.id }, body: { goals: 0 } });
  await expect(figure(page, /^Points 1: /)).toHaveCount(1);
  await expect(chart.getByText('0 goals, 1 assist')).toBeVisible();
});

test('chart, table and season switch work with the keyboard for a goalie', async ({ member, open }) => {
  const gus = await member('Gus', { position: 'goalie' });
  const goalieLine = { goals: 0, assists: 0, shots_against: 20, goals_against: 2, saves: 18, their_score: 2 };
  const opponent = `Lynx of ${gus.lastName}`;
  for (const date of ['2025-11-01', '2025-11-08'])
    await logGame(gus.person, opponent, { ...goalieLine, date });
  const page = await open(gus.session);
  await page.goto('/app/season?season=2025');
  await expect(page.getByRole('heading', { name: 'Season 2025–26' })).toBeVisible();
  const chart = page.getByRole('region', { name: 'Save percentage', exact: true });
  const slider = chart.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Nov 8, 2025 .*90\.0 %, 18 of 20 shots$/);
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Nov 1, 2025/);
  await chart.getByRole('button', { name: 'Table of Save percentage' }).press('Enter');
  await expect(chart.getByRole('row')).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Show season' }).selectOption({ index: 0 });
  await expect(page).toHaveURL('/app/season');
  await expect(chart).toBeHidden();
});

test('shares the season as an image, and shows a new highlight live', async ({ member, open }) => {
  test.setTimeout(90_000);
  // Players under 18 appear with first name and initial.
  const ada = await member('Ada', { birthdate: `${new Date().getFullYear() - 15}-01-15` });
  await logGame(ada.person, `Otters of ${ada.lastName}`);
  const page = await open(ada.session);
  await page.goto('/app/season');
  await page.getByRole('button', { name: 'Share card' }).click();
  const card = page.getByRole('img', { name: /^Season card of Ada P\./ });
  await expect(card).toBeVisible();
  expect(await card.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual(
    [1080, 1350],
  );
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^season-\d{4}–\d\d\.png$/);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Add Highlight' }).first().click();
  await expect(page).toHaveURL('/app/season?add=highlight');
  await expect(uploadDialog(page)).toBeVisible();
  await page.goBack();
  await expect(uploadDialog(page)).toBeHidden();
  await uploadHighlight(ada, 'Top shelf');
  await expect(page.getByRole('button', { name: 'Play Top shelf' })).toBeVisible();
});
