import type { Locator, Page } from '@playwright/test';
import { commentCalls } from '@rinkside/contracts/comment';
import { gameRoutes } from '@rinkside/contracts/game';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { postRoutes } from '@rinkside/contracts/post';
import { checkScreen } from './a11y.js';
import { expect, test } from './playwright-test.js';
import { createUserDetails, type OnboardedUser } from './users.js';

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const type = async (page: Page, name: string, text: string) => {
  await field(page, name).click();
  await field(page, name).press('ControlOrMeta+A');
  await field(page, name).pressSequentially(text);
};

/** Opens Add Game with everything but the date. */
const openGameForm = async (page: Page, { person, lastName }: OnboardedUser) => {
  const name = `Otters of ${lastName}`;
  const found = await person.call(organizationRoutes.search, { query: { search: name } });
  if (!found.some((organization) => organization.name === name))
    await person.call(organizationRoutes.create, { body: { name, confirmed: true } });
  await page.goto('/app/add-game');
  const startOver = page.getByRole('button', { name: 'Start over' });
  if (await startOver.isVisible()) await startOver.click();
  await page.getByRole('combobox', { name: 'Opponent' }).pressSequentially(name);
  await page.getByRole('option', { name }).filter({ hasNotText: "Can't find it?" }).click();
  for (const count of ['Our score', 'Their score', 'Goals', 'Assists']) await type(page, count, '1');
};
const save = (page: Page) => page.getByRole('button', { name: 'Save game' }).click();
const savedDates = async ({ person }: OnboardedUser) =>
  (await person.call(gameRoutes.own)).map(({ date }) => date).toSorted();

/** Fills an input as some browsers do: no event, and React does not see it. */
const fillSilently = (input: Locator, value: string) =>
  input.evaluate((element, text) => Reflect.set(HTMLInputElement.prototype, 'value', text, element), value);

/** Pastes as people do: the text comes from the clipboard. */
const paste = async (page: Page, name: string, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field(page, name).click();
  await field(page, name).press('ControlOrMeta+A');
  await field(page, name).press('ControlOrMeta+V');
};

for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])
  test(`a typed date is exactly that day in ${timezoneId}`, async ({ member, open }) => {
    test.slow();
    const ada = await member('Ada');
    const page = await open(ada.session, { timezoneId });
    const days = [
      ['11/22/2025', '2025-11-22'],
      ['3/7/25', '2025-03-07'],
      ['2025-11-20', '2025-11-20'],
      ['11212025', '2025-11-21'],
      ['11.19.2025', '2025-11-19'],
    ] as const;
    for (const [typed] of days) {
      await openGameForm(page, ada);
      await type(page, 'Date', typed);
      await save(page);
      await expect(page).toHaveURL('/app/games');
    }
    await openGameForm(page, ada);
    await paste(page, 'Date', '\u200e11\u200e/\u200e18\u200e/2025 ');
    await save(page);
    await expect(page).toHaveURL('/app/games');
    await openGameForm(page, ada);
    await fillSilently(field(page, 'Date'), '11/17/2025');
    await save(page);
    await expect(page).toHaveURL('/app/games');
    const expected = [...days.map(([, day]) => day), '2025-11-18', '2025-11-17'];
    expect(await savedDates(ada)).toEqual(expected.toSorted());
  });

test('refuses what is not a date, and asks about a mistyped year', async ({ member, open }) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  await openGameForm(page, ada);
  for (const [typed, problem] of [
    ['tomorrow', /^“tomorrow” is not a date\./],
    ['22/11/2025', /^There is no month 22\./],
    ['2/30/2025', /^Month 2 of 2025 has no day 30\./],
    ['11/22/0206', /^The year 0206 cannot be right\./],
  ] as const) {
    await type(page, 'Date', typed);
    await save(page);
    await expect(page.getByText(problem)).toBeVisible();
    await expect(field(page, 'Date')).toHaveValue(typed);
    await expect(field(page, 'Date')).toBeFocused();
  }
  for (const [typed, title] of [
    ['11/22/2100', 'Is Nov 22, 2100 right?'],
    ['11/22/1926', 'Is Nov 22, 1926 right?'],
  ] as const) {
    await type(page, 'Date', typed);
    await save(page);
    const dialog = page.getByRole('alertdialog', { name: title });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  expect(await savedDates(ada)).toEqual([]);
});

test('a birthday is typed in any form, or picked by year', async ({ newcomer, open }) => {
  const page = await open((await newcomer('Nia')).session);
  await page.goto('/onboarding/names');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('radiogroup', { name: 'Your role' }).getByText('Coach', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await type(page, 'Zip code', '５５１０１');
  for (const [typed, shown] of [
    ['5/4/90', '05/04/1990'],
    ['1990-05-03', '05/03/1990'],
    ['05021990', '05/02/1990'],
  ] as const) {
    await type(page, 'Birthday', typed);
    await page.keyboard.press('Tab');
    await expect(field(page, 'Birthday')).toHaveValue(shown);
  }
  await type(page, 'Birthday', '31/12/1990');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^There is no month 31\./)).toBeVisible();
  await page.getByRole('button', { name: 'Choose a date' }).click();
  await page.getByRole('dialog').getByLabel('Year').selectOption('1985');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /January 17, 1985/ })
    .click();
  await expect(field(page, 'Birthday')).toHaveValue('01/17/1985');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your team' })).toBeVisible();
});

/** The Enter that ends a composition, as Safari reports it: after `compositionend`, with the code 229. */
const pressComposingEnter = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  for (const event of ['rawKeyDown', 'keyUp'] as const)
    await client.send('Input.dispatchKeyEvent', {
      type: event,
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    });
};

test('Enter of an input method picks no club, moves to no field and sends nothing', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const name = `アイス ${ada.lastName}`;
  await ada.person.call(organizationRoutes.create, { body: { name, confirmed: true } });
  const post = await ada.person.call(postRoutes.create, { body: { content: 'Fresh ice' } });
  const page = await open(ada.session);
  await page.goto('/app/add-game');
  const opponent = page.getByRole('combobox', { name: 'Opponent' });
  await opponent.pressSequentially(name);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await pressComposingEnter(page);
  await expect(opponent).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Type at least 2 letters.')).toBeVisible();
  await field(page, 'Our score').click();
  await pressComposingEnter(page);
  await expect(field(page, 'Our score')).toBeFocused();
  await page.goto(`/app/posts/${post.id}`);
  await field(page, 'Add a comment').pressSequentially('かん');
  await pressComposingEnter(page);
  await expect(field(page, 'Add a comment')).toHaveValue('かん');
});

test('Enter in the opponent box takes the first match, or says that there is none', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const name = `Martens of ${ada.lastName}`;
  await ada.person.call(organizationRoutes.create, { body: { name, confirmed: true } });
  const page = await open(ada.session);
  await page.goto('/app/add-game');
  const opponent = page.getByRole('combobox', { name: 'Opponent' });
  await opponent.pressSequentially('Qwxzvk');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'No club matches' })).toBeVisible();
  await expect(opponent).toBeFocused();
  await checkScreen(page, 'opponent without a match');
  await opponent.press('ControlOrMeta+A');
  await opponent.pressSequentially(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Selected: /)).toContainText(name);
  await expect(opponent).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Date')).toBeFocused();
});

test('digits of any script are numbers, and what is none is refused with the reason', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  await openGameForm(page, ada);
  await type(page, 'Our score', '٣');
  await type(page, 'Their score', '３');
  await type(page, 'Goals', '3,0');
  await save(page);
  await expect(page.getByText('“3,0” is not a whole number. Please type digits only.')).toBeVisible();
  await type(page, 'Goals', '१');
  await save(page);
  await expect(page).toHaveURL('/app/games');
  const [game] = await ada.person.call(gameRoutes.own);
  expect(game).toMatchObject({ our_score: 3, their_score: 3, goals: 1 });
});

test('600 emoji are 600 characters, in the browser and on the server', async ({ member, open }) => {
  const ada = await member('Ada');
  const post = await ada.person.call(postRoutes.create, { body: { content: 'Fresh ice' } });
  const page = await open(ada.session);
  await page.goto(`/app/posts/${post.id}`);
  await field(page, 'Add a comment').click();
  await page.keyboard.insertText('🏒'.repeat(960));
  await expect(page.getByText('40 left')).toBeVisible();
  await page.keyboard.insertText('🏒'.repeat(41));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Comments are at most 1000 characters')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Add a comment')).toHaveValue('');
  const [comment] = await ada.person.call(commentCalls.post.list, { params: { id: post.id } });
  expect(comment?.content).toBe('🏒'.repeat(1000));
});

test('a form filled by the browser without events is read', async ({ newcomer, open }) => {
  const nia = await newcomer('Nia');
  const page = await open(null);
  await page.goto('/login');
  const labelled = (label: string) => page.getByLabel(label, { exact: true });
  await fillSilently(labelled('Email'), nia.email);
  await fillSilently(labelled('Password'), nia.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/onboarding/names');
  await fillSilently(labelled('First name'), 'Nadia');
  await fillSilently(labelled('Last name'), 'Frost');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/onboarding/avatar');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(field(page, 'First name')).toHaveValue('Nadia');

  const other = createUserDetails('Ola');
  const signUp = await open(null);
  await signUp.goto('/login?mode=signup');
  for (const [label, value] of [
    ['First name', other.firstName],
    ['Last name', other.lastName],
    ['Email', other.email],
    ['Password', other.password],
    ['Confirm password', other.password],
  ] as const)
    await fillSilently(signUp.getByLabel(label, { exact: true }), value);
  await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(signUp).toHaveURL('/onboarding/names');
});
