import { blockRoutes } from '@rinkside/contracts/block';
import { followRoutes } from '@rinkside/contracts/follow';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { uploadHighlight } from './highlight-videos.js';
import { logGame } from './log-game.js';
import { copiedText } from './clipboard.js';
import { checkScreen } from './a11y.js';
import { sessionStorageKey } from './users.js';
import { expect, test, toast } from './playwright-test.js';

test('updates games, seasons, awards, posts and followers live on another user’s profile', async ({
  member,
  open,
  otherBrowser,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const page = await open(ben.session, {}, otherBrowser);
  await page.goto(`/app/profile/${ada.person.id}#games`);
  await expect(page.getByRole('heading', { name: "Ada's Profile" })).toBeVisible();
  await expect(page.getByText('View user profile')).toBeVisible();
  await expect(page.getByText('No content to display')).toBeVisible();
  const career = page.getByRole('region', { name: 'Career' });
  const card = (label: string) =>
    career.locator('div', { has: page.getByText(label, { exact: true }) }).last();

  await logGame(ada.person, 'Ice Wolves');
  await expect(card('Games Played')).toContainText('1');
  await expect(card('Win Rate')).toContainText('100');
  await expect(page.getByRole('region', { name: 'Current season' })).toContainText('1 win, 0 losses, 0 ties');
  await expect(page.getByRole('button', { name: 'First Game' })).toBeVisible();
  await expect(page.getByRole('feed', { name: 'Games' }).getByRole('article')).toHaveCount(1);
  await ada.person.call(postRoutes.create, { body: { content: 'What a game' } });
  await expect(card('Posts')).toContainText('1');

  await test.step('an award links to the game that earned it', async () => {
    await page.getByRole('button', { name: 'First Game' }).click();
    const dialog = page.getByRole('dialog', { name: 'First Game' });
    await dialog.getByRole('link', { name: 'See the game' }).click();
    await expect(page.getByRole('heading', { name: /^Game vs / })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Games', selected: true })).toBeVisible();
  });
  await test.step('a follow updates both screens', async () => {
    const ownPage = await open(ada.session);
    await ownPage.goto('/app/profile');
    await expect(ownPage.getByText('0 followers')).toBeVisible();
    await page.getByRole('button', { name: `Follow ${ada.name}` }).click();
    await expect(ownPage.getByText('1 follower', { exact: false })).toBeVisible();
    await expect(page.getByText('1 follower', { exact: false })).toBeVisible();
  });
});

test('the own profile can be edited, also from a link, and Back closes the form', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const page = await open(ada.session, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/app/profile');
  await expect(page.getByText('Manage your account and settings')).toBeVisible();
  await expect(page.getByRole('main').getByText(ada.email)).toBeVisible();

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast(page, 'Profile link copied to clipboard!')).toBeVisible();
  expect(await copiedText(page)).toContain(`/player/${ada.person.id}`);

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goto('/app/profile?edit=profile');
  await dialog.getByLabel('First name').fill('');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await dialog.getByLabel('First name').fill('Adelaide');
  await dialog.getByText('Goalie', { exact: true }).click();
  await dialog.getByLabel('Birthday').fill(`${new Date().getFullYear() - 9}-01-15`);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('A parent or guardian must confirm for players under 13.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: "I am this player's parent or guardian" }).check();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/app/profile');
  await expect(page.getByRole('heading', { level: 2, name: `Adelaide ${ada.lastName}` })).toBeVisible();
  await expect(page.getByText('Goalie · 18U · AA')).toBeVisible();
});

test('a form does not undo what was changed on another device while it was open', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  await page.goto('/app/profile?edit=profile');
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const zipCode = dialog.getByLabel('Zip code');
  await zipCode.fill('');
  await zipCode.pressSequentially('54321');
  await ada.person.call(playerRoutes.update, { body: { public_player_page: false, zipcode: '10001' } });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('alertdialog', { name: 'Changed meanwhile' });
  await expect(question).toContainText('Zip code is now 10001. You have 54321.');
  await checkScreen(page, 'profile changed meanwhile');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(zipCode).toHaveValue('54321');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await question.getByRole('button', { name: 'Save mine' }).click();
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
  expect(await ada.person.call(playerRoutes.me)).toMatchObject({
    public_player_page: false,
    zipcode: '54321',
  });
});

test('tabs, award dialog and menu work with the keyboard', async ({ member, open }) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await logGame(ada.person, 'Ice Wolves');
  const page = await open(ben.session);
  await page.goto(`/app/profile/${ada.person.id}`);
  const award = page.getByRole('button', { name: 'First Game' });
  await award.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'First Game' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(award).toBeFocused();
  await page.getByRole('tab', { name: 'Highlights' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Career', selected: true })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Highlights', selected: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#games$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Games', selected: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /^Block/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: `Block ${ada.name}?` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('a block hides both profiles from each other, and can be removed in the settings', async ({
  member,
  open,
  otherBrowser,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  const page = await open(ada.session);
  await page.goto(`/app/profile/${ben.person.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: `Block ${ben.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(toast(page, 'User blocked')).toBeVisible();
  await expect(page.getByText("This profile isn't available")).toBeVisible();
  const other = await open(ben.session, {}, otherBrowser);
  await other.goto(`/app/profile/${ada.person.id}`);
  await expect(other.getByText("This profile isn't available")).toBeVisible();
  await expect(other.getByRole('tab')).toHaveCount(0);

  await page.goto('/app/settings');
  await page.getByRole('button', { name: `Unblock ${ben.name}` }).click();
  await expect(toast(page, 'User unblocked')).toBeVisible();
  await expect(page.getByText('You have not blocked anyone.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: "Ada's Profile" })).toBeVisible();
  expect(await ada.person.call(blockRoutes.list)).toEqual([]);
});

test('deletes the account after typing DELETE and the password', async ({ member, open }) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog.getByText('Please type DELETE, in capital letters.')).toBeVisible();
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog.getByText('Please confirm with your password or passkey.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(ada.password);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionStorageKey)).toBeNull();
  await expect(ada.person.call(postRoutes.own)).rejects.toThrow();
});

test('the own profile is accessible in both themes', async ({ member, open }) => {
  test.setTimeout(180_000);
  const ada = await member('Ada');
  await logGame(ada.person, 'Saint Bartholomew-on-the-Lake Regional Youth Hockey Federation');
  await uploadHighlight(ada, 'A title as long as it may be, '.repeat(3));
  const page = await open(ada.session);
  await page.goto('/app/profile');
  await expect(page.getByRole('button', { name: 'First Game' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Highlights' })).toBeVisible();
  await checkScreen(page, 'own profile');
  await page.getByRole('button', { name: 'First Game' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkScreen(page, 'award');
  await page.keyboard.press('Escape');
  // The dialog leaves its history entry, which would abort the navigation.
  await page.waitForFunction(() => !history.state?.overlays);
  await page.goto('/app/profile?edit=profile');
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkScreen(page, 'edit profile');
  await page.getByRole('dialog').getByLabel('Zip code').fill('1');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please enter a valid zip code')).toBeVisible();
  await checkScreen(page, 'edit profile with an error');
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await checkScreen(page, 'delete account');
});

test('profiles of others are accessible in both themes', async ({ member, open }) => {
  test.setTimeout(120_000);
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const page = await open(ada.session);
  await page.goto(`/app/profile/${ben.person.id}#posts`);
  await expect(page.getByText('No content to display')).toBeVisible();
  await checkScreen(page, 'profile of another player');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Report player' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Please choose a reason')).toBeVisible();
  await checkScreen(page, 'report');
  await page.goto('/app/profile/0198c0de-0000-7000-8000-000000000000');
  await expect(page.getByText("This profile isn't available")).toBeVisible();
  await checkScreen(page, 'unavailable profile');
});
