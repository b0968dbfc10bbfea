import { copiedText } from './clipboard.js';
import { checkScreen } from './a11y.js';
import { expect, test, toast } from './playwright-test.js';

test('finds and follows a player by name, and Back restores the search', async ({ member, open }) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Benedetta')]);
  const page = await open(ada.session);
  await page.goto('/app/discover');
  await expect(page.getByRole('list', { name: 'Players to follow' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search players' }).fill(ben.name);
  const found = page.getByRole('list', { name: 'Players found' });
  await found.getByRole('button', { name: `Follow ${ben.name}` }).click();
  await expect(toast(page, 'User followed')).toBeVisible();
  await found.getByRole('link', { name: ben.name }).click();
  await expect(page.getByRole('heading', { name: "Benedetta's Profile" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(ben.name);
  await expect(found.getByRole('button', { name: `Unfollow ${ben.name}` })).toBeVisible();
  await page.getByRole('searchbox').fill('qqqq zzzz');
  await expect(page.getByText('No players found')).toBeVisible();
});

test('lists teammates first and offers an invite as link and QR code', async ({ member, open }) => {
  const ada = await member('Ada');
  const ben = await member('Ben', { organization_id: ada.person.organizationId });
  const page = await open(ada.session, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/app/discover');
  const rows = page.getByRole('list', { name: 'Players to follow' }).getByRole('listitem');
  await expect(rows.first()).toContainText(ben.name);
  await expect(rows.first()).toContainText('Your organization');
  await expect(page.getByRole('img', { name: 'QR code of your invite link' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied to clipboard!')).toBeVisible();
  const link = await copiedText(page);
  expect(new URL(link).pathname).toBe(`/player/${ada.person.id}`);
});

test('the discover screen is accessible in both themes', async ({ member, open }) => {
  const ada = await member('Ada');
  await member('Ben', { organization_id: ada.person.organizationId });
  const page = await open(ada.session);
  await page.goto('/app/discover');
  await expect(page.getByRole('list', { name: 'Players to follow' })).toBeVisible();
  await checkScreen(page, 'discover');
  await page.getByRole('searchbox').fill('qqqq zzzz');
  await expect(page.getByText('No players found')).toBeVisible();
  await checkScreen(page, 'discover without results');
});
