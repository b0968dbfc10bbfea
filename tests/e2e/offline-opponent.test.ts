import { gameRoutes } from '@rinkside/contracts/game';
import { organizationRoutes } from '@rinkside/contracts/organization';
import type { Page } from '@playwright/test';
import { controlConnection, test, waitForCachedResponses, waitForServiceWorker } from './offline-device.js';
import { logGame } from './log-game.js';
import { expect } from './playwright-test.js';

const fillScores = async (page: Page) => {
  for (const count of ['Our score', 'Their score', 'Goals', 'Assists'])
    await page.getByRole('textbox', { name: new RegExp(`^${count}`) }).pressSequentially('1');
};
const save = async (page: Page, waiting: number) => {
  await page.getByRole('button', { name: 'Save game' }).click();
  await expect(page.getByRole('list', { name: 'Games not sent yet' }).getByRole('listitem')).toHaveCount(
    waiting,
  );
};

test('offline, a recent opponent is chosen and a new one is named, and both are one club later', async ({
  member,
  openApp,
  device,
}) => {
  test.slow();
  const ada = await member('Ada');
  const known = `Otters of ${ada.lastName}`;
  await logGame(ada.person, known);
  const page = await openApp(ada.session);
  // Any page but those with games.
  await page.goto('/app/settings');
  await waitForServiceWorker(page);
  await waitForCachedResponses(page, '/api/games?', '/api/users/me');
  const connection = controlConnection(page, device.tcpProxy);
  await connection.goOffline();

  await page.goto('/app/add-game');
  await page.getByText(known, { exact: true }).first().click();
  await fillScores(page);
  await save(page, 1);

  const fresh = `Lynx of ${ada.lastName}`;
  for (const [typed, waiting] of [[fresh, 2], [`  ${fresh.toUpperCase()} `, 3]] as const) {
    await page.goto('/app/add-game');
    await page.getByRole('combobox', { name: 'Opponent' }).pressSequentially(typed);
    await page.getByRole('option', { name: `Use '${typed.trim()}' for now` }).click();
    await expect(page.getByText(/The club is found or added when the game is sent\./)).toBeVisible();
    await fillScores(page);
    await save(page, waiting);
  } // prettier-ignore

  await connection.goOnline();
  await expect(page.getByRole('list', { name: 'Games not sent yet' })).toBeHidden({ timeout: 30_000 });
  const games = await ada.person.call(gameRoutes.own);
  expect(games.map(({ opponent }) => opponent.name).toSorted()).toEqual([fresh, fresh, known, known]);
  const found = await ada.person.call(organizationRoutes.search, { query: { search: fresh } });
  expect(found.filter(({ name }) => name === fresh)).toHaveLength(1);
});
