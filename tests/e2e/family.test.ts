import type { Page } from '@playwright/test';
import { childRoutes } from '@rinkside/contracts/child';
import { gameRoutes } from '@rinkside/contracts/game';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { isolate } from '@rinkside/contracts/text';
import { checkScreen } from './a11y.js';
import { controlConnection, test, waitForCachedResponses, waitForServiceWorker } from './offline-device.js';
import { expect, toast } from './playwright-test.js';
import { childBodyOf } from './users.js';
import type { OnboardedUser } from './users.js';

const actingNote = (page: Page) => page.getByText(/^Acting as /);
const waitingGames = (page: Page) =>
  page.getByRole('list', { name: 'Games not sent yet' }).getByRole('listitem');

const choose = (page: Page, name: string) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click();

/** Adds a child with the keyboard and returns its id. */
const addChild = async (page: Page, { person, lastName }: OnboardedUser): Promise<string> => {
  const { name } = await person.call(organizationRoutes.one, { params: { id: person.organizationId } });
  await page.goto('/app/settings');
  await page.getByRole('button', { name: 'Add a child' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a child' });
  await dialog.getByRole('textbox', { name: 'First name' }).pressSequentially('Ivy');
  await dialog.getByRole('textbox', { name: 'Last name' }).pressSequentially(lastName);
  await dialog.getByRole('textbox', { name: 'Birthday' }).pressSequentially('03/05/2017');
  await choose(page, 'Skater');
  await choose(page, '10U');
  await dialog.getByRole('combobox', { name: 'Organization' }).pressSequentially(name);
  await page.getByRole('option', { name }).first().click();
  await dialog.getByRole('button', { name: 'Add child' }).click();
  await expect(dialog.getByText('Please confirm that you are the parent or guardian.')).toBeVisible();
  await checkScreen(page, test.info().title);
  await dialog.getByRole('checkbox', { name: /parent or guardian/ }).check();
  await dialog.getByRole('button', { name: 'Add child' }).click();
  await expect(toast(page, `${isolate('Ivy')} was added`)).toBeVisible();
  const [child] = await person.call(childRoutes.list);
  return child?.id ?? '';
};

const actAsChild = async (page: Page) => {
  await page.goto('/app/settings');
  await page.getByRole('button', { name: /^Act as / }).click();
  await expect(actingNote(page)).toBeVisible();
};
const goBack = async (page: Page) => {
  await page.getByRole('button', { name: 'Back to my profile' }).click();
  await expect(actingNote(page)).toBeHidden();
};

/** Logs a first game of the child, so that its opponent can be chosen. */
const logFirstGame = async ({ person, lastName }: OnboardedUser, actingAs: string): Promise<string> => {
  const name = `Otters of ${lastName}`;
  const { id: organization_id } = await person.call(organizationRoutes.create, {
    body: { name, confirmed: true },
  });
  const body = { organization_id, date: '2026-01-10', our_score: 2, their_score: 1, goals: 1, assists: 0 };
  await person.call(gameRoutes.create, { actingAs, body });
  return name;
};
const logGame = async (page: Page, opponent: string) => {
  await page.goto('/app/add-game');
  await choose(page, opponent);
  for (const name of ['Our score', 'Their score', 'Goals', 'Assists'])
    await page.getByRole('textbox', { name }).fill('1');
  await page.getByRole('button', { name: 'Save game' }).click();
};

test('a parent adds a child, logs a game for it and switches back', async ({ member, openApp }) => {
  const ada = await member('Ada');
  const page = await openApp(ada.session);
  const childId = await addChild(page, ada);
  const opponent = await logFirstGame(ada, childId);
  await actAsChild(page);
  await expect(actingNote(page)).toHaveText(`Acting as Ivy ${ada.lastName}`);
  await logGame(page, opponent);
  await expect
    .poll(async () => (await ada.person.call(gameRoutes.own, { actingAs: childId })).length)
    .toBe(2);
  await page.goto('/app/games');
  await expect(page.getByText(opponent).filter({ visible: true })).not.toHaveCount(0);
  await checkScreen(page, test.info().title);
  // A draft of the child.
  await page.goto('/app/dashboard');
  await page.getByRole('textbox', { name: 'Write a post' }).pressSequentially('From Ivy');

  await goBack(page);
  await expect(page.getByRole('textbox', { name: 'Write a post' })).toHaveValue('');
  await page.goto('/app/games');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(opponent)).toHaveCount(0);
  expect(await ada.person.call(gameRoutes.own)).toEqual([]);

  // The menu has the switcher; the draft is still there.
  const ivy = page
    .getByRole('list', { name: 'Profiles' })
    .getByRole('button', { name: `Ivy ${ada.lastName}` });
  await ivy.focus();
  await page.keyboard.press('Enter');
  await expect(actingNote(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Write a post' })).toHaveValue('From Ivy');
});

test('the + menu opens the game form of a child', async ({ member, open }) => {
  const ada = await member('Ada', { role: 'parent' });
  await ada.person.call(childRoutes.add, {
    body: childBodyOf(ada),
  });
  const page = await open(ada.session, { viewport: { width: 390, height: 844 } });
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Add Game for / }).click();
  await expect(page).toHaveURL('/app/add-game');
  await expect(actingNote(page)).toBeVisible();
});

test('the outbox holds what was made offline until its profile is shown', async ({
  member,
  openApp,
  device,
}) => {
  const ada = await member('Ada');
  const { id: actingAs } = await ada.person.call(childRoutes.add, {
    body: childBodyOf(ada),
  });
  const opponent = await logFirstGame(ada, actingAs);
  const page = await openApp(ada.session);
  await page.goto('/app/dashboard');
  await actAsChild(page);
  await page.goto('/app/games');
  await expect(page.getByText(opponent)).toBeVisible();
  await page.goto('/app/add-game');
  await waitForServiceWorker(page);
  await waitForCachedResponses(page, '/api/games?');
  const connection = controlConnection(page, device.tcpProxy);
  await connection.goOffline();
  await logGame(page, opponent);
  await expect(toast(page, 'Saved on this device. It will be sent when you are back online.')).toBeVisible();

  await goBack(page);
  await page.goto('/app/games');
  await expect(waitingGames(page)).toHaveCount(0);
  await connection.goOnline();
  await page.goto('/app/games');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ada.person.call(gameRoutes.own)).toEqual([]);
  expect(await ada.person.call(gameRoutes.own, { actingAs })).toHaveLength(1);

  await actAsChild(page);
  await expect.poll(async () => (await ada.person.call(gameRoutes.own, { actingAs })).length).toBe(2);
  expect(await ada.person.call(gameRoutes.own)).toEqual([]);
});
