import { readFile } from 'node:fs/promises';
import { blockRoutes } from '@rinkside/contracts/block';
import { exportView } from '@rinkside/contracts/export';
import { look } from './looks.js';
import { expect, test, toast } from './test.js';

test('a public page is switched off and on', async ({ member, open }) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  const answers = async () => (await page.request.get(`/player/${ada.person.id}`)).status();
  expect(await answers()).toBe(200);
  await page.goto('/app/settings');
  const shown = page.getByRole('switch', { name: 'Public player page' });
  await shown.focus();
  await page.keyboard.press('Space');
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
  await expect(shown).not.toBeChecked();
  expect(await answers()).toBe(404);
  await page.reload();
  await expect(shown).not.toBeChecked();
  await shown.click();
  await expect.poll(answers).toBe(200);
});

test('theme and motion are remembered before the first paint', async ({ member, open }) => {
  const page = await open((await member('Ada')).session);
  await page.goto('/app/settings');
  await page.getByText('Dark', { exact: true }).click();
  await page.getByRole('switch', { name: 'Less motion' }).click();
  await page.reload();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-motion', 'less');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await root.evaluate((html) => getComputedStyle(html).getPropertyValue('--travel').trim())).toBe('0');
});

test('one’s data is a file of its own', async ({ member, open }) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  await page.goto('/app/settings');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^rinkside-\d{4}-\d\d-\d\d\.json$/);
  const data = exportView.parse(JSON.parse(await readFile(await file.path(), 'utf8')));
  expect(data.profile.id).toBe(ada.person.id);
});

// @covers V7.4.4
test('signing out ends every tab of this browser', async ({ member, open }) => {
  const page = await open((await member('Ada')).session);
  await page.goto('/app/settings');
  const second = await page.context().newPage();
  await second.goto('/app/friends');
  await expect(second.getByRole('heading', { name: 'Friends' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out of this browser' }).click();
  await expect(page).toHaveURL('/');
  await expect(second).toHaveURL('/');
});

test('settings are accessible and fit in both themes', async ({ member, open }) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ada.person.call(blockRoutes.block, { params: { id: ben.person.id } });
  const page = await open(ada.session);
  await page.goto('/app/settings');
  await expect(page.getByRole('button', { name: `Unblock ${ben.name}` })).toBeVisible();
  await look(page, 'settings');
});
