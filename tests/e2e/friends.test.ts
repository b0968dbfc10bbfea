import { followRoutes } from '@rinkside/contracts/follow';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { checkScreen } from './a11y.js';
import { expect, test, toast } from './playwright-test.js';

test('a new follower appears live on the followed player’s screen and disappears on unfollow', async ({
  member,
  open,
  otherBrowser,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const [adaPage, benPage] = await Promise.all([open(ada.session), open(ben.session, {}, otherBrowser)]);
  await adaPage.goto('/app/friends#followers');
  await expect(adaPage.getByText('No Followers Yet')).toBeVisible();
  await benPage.goto(`/app/profile/${ada.person.id}`);
  await benPage.getByRole('button', { name: `Follow ${ada.name}` }).click();
  await expect(toast(benPage, 'User followed')).toBeVisible();
  await expect(adaPage.getByRole('tab', { name: 'Followers (1)', selected: true })).toBeVisible();
  await expect(
    adaPage.getByRole('list', { name: 'Followers' }).getByRole('link', { name: ben.name }),
  ).toBeVisible();

  await benPage.goto('/app/friends');
  await expect(benPage.getByRole('tab', { name: 'Following (1)' })).toBeVisible();
  await benPage.getByRole('button', { name: `Unfollow ${ada.name}` }).click();
  await expect(toast(benPage, 'User unfollowed')).toBeVisible();
  await expect(adaPage.getByText('No Followers Yet')).toBeVisible();

  await test.step('an unfollow can be undone until the list is reloaded', async () => {
    await expect(benPage.getByText('Unfollowed', { exact: true })).toBeVisible();
    await benPage.getByRole('button', { name: `Follow ${ada.name}` }).click();
    await expect(benPage.getByRole('tab', { name: 'Following (1)' })).toBeVisible();
    await benPage.getByRole('button', { name: `Unfollow ${ada.name}` }).click();
    await expect(benPage.getByRole('tab', { name: 'Following (0)' })).toBeVisible();
    await benPage.reload();
    await expect(benPage.getByText('Not Following Anyone')).toBeVisible();
    await benPage.getByRole('main').getByRole('link', { name: 'Discover Players' }).last().click();
    await expect(benPage).toHaveURL('/app/discover');
  });
});

test('tabs and names work with the keyboard, and Back returns to the same tab', async ({ member, open }) => {
  const [ada, ben, cleo] = await Promise.all([member('Ada'), member('Ben'), member('Cleo')]);
  for (const { person } of [ben, cleo]) {
    await person.call(followRoutes.follow, { params: { id: ada.person.id } });
    await ada.person.call(followRoutes.follow, { params: { id: person.id } });
  }
  const page = await open(ada.session);
  await page.goto('/app/friends');
  await page.getByRole('tab', { name: 'Following (2)' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Followers (2)', selected: true })).toBeFocused();
  await expect(page).toHaveURL('/app/friends#followers');
  const names = page.getByRole('list', { name: 'Followers' }).getByRole('link');
  await expect(names).toHaveCount(2);
  await names.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(names.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/app\/profile\//);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Followers (2)', selected: true })).toBeVisible();
});

test('the friends screen is accessible in both themes', async ({ member, open }) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const page = await open(ada.session);
  await page.goto('/app/friends');
  await expect(page.getByText('Not Following Anyone')).toBeVisible();
  await checkScreen(page, 'friends empty');
  await ada.person.call(followRoutes.follow, { params: { id: ben.person.id } });
  const { id } = await ada.person.call(organizationRoutes.create, {
    body: { name: 'Saint Bartholomew-on-the-Lake Regional Youth Hockey Federation' },
  });
  await ada.person.call(followRoutes.followOrganization, { params: { id } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Organizations you follow' })).toBeVisible();
  await expect(page.getByRole('link', { name: ben.name })).toBeVisible();
  await checkScreen(page, 'friends');
});
