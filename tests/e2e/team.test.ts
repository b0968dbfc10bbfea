import { todayUtc } from '@rinkside/contracts/player';
import { seasonOf } from '@rinkside/contracts/season';
import { readTeamCode, teamRoutes } from '@rinkside/contracts/team';
import type { Page } from '@playwright/test';
import { checkScreen } from './a11y.js';
import { pasteText } from './clipboard.js';
import { confirmAddresses } from './confirm-addresses.js';
import { expect, test, toast } from './playwright-test.js';

const season = seasonOf('dashboard', todayUtc());
const inTwoDigits = (year: number) => String(year % 100).padStart(2, '0');
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

const names = [
  'Avery Stone', 'Blake Rivers', 'Casey Frost', 'Drew Hollis', 'Emery Vale', 'Finley Marsh', 'Gray Nolan', 'Harper Quill',
  'Indy Brooks', 'Jules Archer', 'Kai Winter', 'Logan Pierce', 'Morgan Tate', 'Noel Sutton', 'Oakley Reed',
]; // prettier-ignore
/** 15 players; the second has the number of the first, and the name of the last is missing. 'Cohort' may be anything. */
const list = [
  'No,Name,Cohort,Position',
  ...names.map((name, index) => {
    const number = index === 1 ? 2 : index + 2;
    return `${number},${index === 14 ? '' : name},2012,${index === 0 ? 'G' : 'F'}`;
  }),
].join('\n');

const openMenu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const rows = (page: Page) => page.getByRole('list', { name: 'Roster' }).getByRole('listitem');

test('a coach makes a team, imports a roster, confirms who waits and begins a new season', async ({
  product,
  member,
  open,
}) => {
  test.slow();
  const profile = { age: '14U', level: 'AA' } as const;
  const dana = await member('Dana', { ...profile, role: 'coach', position: null, birthdate: '1985-05-01' });
  await confirmAddresses(product, [dana]);
  const page = await open(dana.session, phone);
  await page.goto('/app/organization');
  const club = page.getByRole('region', { name: 'Bring your team together' });
  await club.getByRole('button', { name: 'Make a team' }).click();
  await expect(page.getByLabel('Team name')).toHaveValue('14U AA');
  await page.getByRole('button', { name: 'Make team' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '14U AA' })).toBeVisible();

  await page.getByRole('button', { name: 'Import roster' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import the roster' });
  await dialog.getByLabel('Paste your list').tap();
  await pasteText(page, list);
  await dialog.getByRole('button', { name: 'Read the list' }).tap();
  await expect(dialog.getByText('Please say what 1 column of the list holds.')).toBeVisible();
  const columns = dialog.getByRole('region', { name: 'Columns of the list' });
  await expect(columns.getByRole('combobox', { name: 'What is in Cohort?' })).toHaveValue('birth');
  await checkScreen(page, 'the question about a column');
  await columns.getByRole('button', { name: 'It is right: Cohort is Birth year' }).tap();
  await expect(columns).toContainText('No → Number, Name → Name, Cohort → Birth year, Position → Position.');
  await expect(dialog.getByLabel('Birth year, line 2')).toHaveValue('2012');
  await expect(dialog.getByText('3 rows need a change before you can add the list.')).toBeVisible();
  await expect(dialog.getByRole('listitem', { name: 'Line 3' })).toContainText(
    'Number 2 is in lines 2 and 3.',
  );
  await expect(dialog.getByRole('listitem', { name: 'Line 16' })).toContainText('This row has no name.');
  await checkScreen(page, 'the preview of a roster');
  const add = dialog.getByRole('button', { name: 'Add 15 places' });
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Number, line 3').fill('00');
  await dialog.getByLabel('Name, line 16').pressSequentially('Oakley Reed');
  await add.click();
  await expect(toast(page, '15 places added')).toBeVisible();
  await expect(rows(page)).toHaveCount(15);

  await page.getByRole('button', { name: 'Invite families' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite families' });
  await expect(invitation.getByLabel('It works for')).toHaveValue('30');
  await expect(invitation.getByLabel('It ends after')).toHaveValue('14');
  await invitation.getByRole('button', { name: 'Make the link' }).click();
  await expect(invitation.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/team#\w+/);
  await expect(invitation.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const code = readTeamCode(
    await invitation.getByText('Code to read aloud').locator('xpath=following-sibling::p[1]').innerText(),
  );
  await checkScreen(page, 'the invitation to a team');
  await invitation.getByRole('button', { name: 'Done' }).click();

  const { organizationId: organization_id } = dana.person;
  const kids = [];
  for (const name of ['Kit', 'Lou'])
    kids.push(await member(name, { ...profile, organization_id, birthdate: '2012-04-05' }));
  await confirmAddresses(product, kids);
  for (const { person } of kids) await person.call(teamRoutes.acceptLink, { body: { code } });
  // Without a reload.
  await expect(page.getByRole('heading', { name: 'Waiting (2)' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'All of them' }).check();
  await checkScreen(page, 'the desk of the staff');
  await page.getByRole('button', { name: 'Confirm 2 people' }).click();
  await expect(toast(page, '2 people confirmed')).toBeVisible();
  await expect(rows(page)).toHaveCount(17);
  await expect(page.getByRole('heading', { name: /^Waiting/ })).toBeHidden();

  await page.getByRole('button', { name: `Edit ${kids[0]?.name}` }).click();
  const edit = page.getByRole('dialog', { name: kids[0]?.name ?? '' });
  await edit.getByLabel('Number').pressSequentially('4');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Number 4 is taken.')).toBeVisible();
  await edit.getByLabel('Number').fill('44');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(rows(page).filter({ hasText: kids[0]?.name ?? '' })).toContainText('44');

  await openMenu(page, 'Stats table');
  const table = page.getByRole('dialog', { name: 'Stats table' });
  await expect(table.getByRole('row')).toHaveCount(18);
  await table.getByRole('button', { name: /^#/ }).click();
  await expect(table.getByRole('columnheader', { name: /^#/ })).toHaveAttribute('aria-sort', 'descending');
  await checkScreen(page, 'the stats table of a team');
  const download = page.waitForEvent('download');
  await table.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`14U AA ${season}-${inTwoDigits(season + 1)}.csv`);
  await page.keyboard.press('Escape');

  await openMenu(page, 'New season');
  const next = page.getByRole('dialog', { name: 'New season' });
  await next.getByRole('checkbox', { name: /Avery Stone/ }).uncheck();
  await expect(next.getByText('Who comes along? 16 of 17')).toBeVisible();
  await checkScreen(page, 'a new season of a team');
  await next.getByRole('button', { name: 'Make the new team' }).click();
  await expect(page.getByText(`14U · AA · ${season + 1}–${inTwoDigits(season + 2)}`)).toBeVisible();
  await expect(rows(page)).toHaveCount(16);
  await expect(rows(page).filter({ hasText: 'Avery Stone' })).toHaveCount(0);
});
