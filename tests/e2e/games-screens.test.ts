import type { Page } from '@playwright/test';
import { logGame } from './log-game.js';
import { checkScreen } from './a11y.js';
import type { OnboardedUser } from './users.js';
import { expect, test } from './playwright-test.js';

/** Checks games, game form and season in every state, for a goalie without games. */
const checkGameScreens = async (page: Page, me: OnboardedUser) => {
  await page.goto('/app/games');
  await expect(page.getByText('No games yet')).toBeVisible();
  await checkScreen(page, 'career empty');
  await page.goto('/app/season');
  await expect(page.getByText('No highlights yet')).toBeVisible();
  await checkScreen(page, 'season empty');
  await page.goto('/app/add-game');
  await page.getByRole('button', { name: 'Save game' }).click();
  await expect(page.getByText('Please enter both scores.')).toBeVisible();
  await checkScreen(page, 'game with errors');
  await page.getByRole('button', { name: /^Choose a date/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await checkScreen(page, 'date picker');

  const opponent = 'Saint Bartholomew-on-the-Lake Regional Youth Hockey Federation';
  const goalieLine = { goals: 0, assists: 0, saves: 20, shots_against: 24, goals_against: 4 };
  for (const [date, our_score] of [['2026-01-10', 6], ['2026-01-17', 4], ['2026-02-02', 0]] as const)
    await logGame(me.person, opponent, { ...goalieLine, date, our_score, their_score: 4 }); // prettier-ignore
  await page.goto('/app/add-game');
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Shots against' }).fill('24');
  await page.getByRole('textbox', { name: 'Saves', exact: true }).fill('20');
  await page.getByRole('textbox', { name: 'Their score' }).fill('5');
  await expect(page.getByText('Worth a second look')).toBeVisible();
  await checkScreen(page, 'game with checks');
  await page.goto('/app/games');
  await expect(page.getByText('TIE', { exact: true })).toBeVisible();
  await checkScreen(page, 'career');
  await page.getByRole('button', { name: /^Save % / }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  await checkScreen(page, 'figure');
  await page.goto('/app/games?search=bears');
  await expect(page.getByText('No game matches')).toBeVisible();
  await checkScreen(page, 'career without a match');
  await page.goto('/app/games');
  await page
    .getByRole('link', { name: `vs ${opponent}` })
    .first()
    .click();
  await expect(page.getByText('Other goals against')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await checkScreen(page, 'game');
  await page.goto('/app/season?season=2025');
  const chart = page.getByRole('region', { name: 'Shots and goals' });
  await expect(chart.getByText('20 saves, 4 goals against')).toBeVisible();
  await checkScreen(page, 'season');
  await chart.getByRole('button', { name: 'Table of Shots and goals' }).click();
  await checkScreen(page, 'season in a table');
  await page.getByRole('button', { name: 'Share card' }).click();
  await expect(page.getByRole('img', { name: /^Season card/ })).toBeVisible();
  await checkScreen(page, 'season to share');
};

test('games and season are accessible and fit the viewport in both themes', async ({ open, member }) => {
  test.setTimeout(180_000);
  const gus = await member('Gus', { position: 'goalie' });
  const page = await open(gus.session);
  await checkGameScreens(page, gus);
});
