import { readFile } from 'node:fs/promises';
import { blockRoutes } from '@rinkside/contracts/block';
import { exportView } from '@rinkside/contracts/export.schema';
import { checkScreen } from './a11y.js';
import { expect, test, toast } from './playwright-test.js';

test.use({ reducedMotion: 'no-preference' });

test('the public page can be switched off and on', async ({ member, open }) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  const publicPageStatus = async () => (await page.request.get(`/player/${ada.person.id}`)).status();
  expect(await publicPageStatus()).toBe(200);
  await page.goto('/app/settings');
  const publicPageSwitch = page.getByRole('switch', { name: 'Public player page' });
  await publicPageSwitch.focus();
  await page.keyboard.press('Space');
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
  await expect(publicPageSwitch).not.toBeChecked();
  expect(await publicPageStatus()).toBe(404);
  await page.reload();
  await expect(publicPageSwitch).not.toBeChecked();
  await publicPageSwitch.click();
  await expect.poll(publicPageStatus).toBe(200);
});

test('applies stored theme and motion settings before the first paint', async ({ member, open }) => {
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

test('the data export is downloaded as a JSON file', async ({ member, open }) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  await page.goto('/app/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^rinkside-\d{4}-\d\d-\d\d\.json$/);
  const data = exportView.parse(JSON.parse(await readFile(await file.path(), 'utf8')));
  expect(data.profile.id).toBe(ada.person.id);
});

// @covers V7.4.4
test('signing out signs out every tab of the browser', async ({ member, open }) => {
  const page = await open((await member('Ada')).session);
  await page.goto('/app/settings');
  const second = await page.context().newPage();
  await second.goto('/app/friends');
  await expect(second.getByRole('heading', { name: 'Friends' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out of this browser' }).click();
  await expect(page).toHaveURL('/');
  await expect(second).toHaveURL('/');
});

test('settings are accessible in both themes', async ({ member, open }) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ada.person.call(blockRoutes.block, { params: { id: ben.person.id } });
  const page = await open(ada.session);
  await page.goto('/app/settings');
  await expect(page.getByRole('button', { name: `Unblock ${ben.name}` })).toBeVisible();
  await checkScreen(page, 'settings');
});
