import { organizationRoutes } from '@rinkside/contracts/organization';
import { expect, test } from './playwright-test.js';

test('a new organization with the name of another is a question, and the other can be chosen', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const club = `Zirconia ${ada.lastName} Otters`;
  await ada.person.call(organizationRoutes.create, { body: { name: club, confirmed: true } });
  const page = await open(ada.session, { viewport: { width: 360, height: 740 } });
  await page.goto('/app/add-game');
  const opponent = page.getByRole('combobox', { name: 'Opponent' });
  await opponent.fill(`${club} HC`);
  await expect(page.getByRole('option', { name: new RegExp(`${club}.*new, 0 members`, 'u') })).toBeVisible();
  await page.getByRole('option', { name: /^Can't find it/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add organization' }).click();
  await expect(dialog.getByRole('heading', { name: 'Do you mean this one?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opponent).toHaveValue(club);
});
