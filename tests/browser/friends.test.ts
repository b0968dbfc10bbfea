import { followRoutes } from '@rinkside/contracts/follow';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { look } from './looks.js';
import { expect, test, toast } from './test.js';

test('who follows shows on the open screen of whom they follow, and leaves it again', async ({
  member,
  open,
  otherBrowser,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const [adas, bens] = await Promise.all([open(ada.session), open(ben.session, {}, otherBrowser)]);
  await adas.goto('/app/friends#followers');
  await expect(adas.getByText('No Followers Yet')).toBeVisible();
  await bens.goto(`/app/profile/${ada.person.id}`);
  await bens.getByRole('button', { name: `Follow ${ada.name}` }).click();
  await expect(toast(bens, 'User followed')).toBeVisible();
  await expect(adas.getByRole('tab', { name: 'Followers (1)', selected: true })).toBeVisible();
  await expect(
    adas.getByRole('list', { name: 'Followers' }).getByRole('link', { name: ben.name }),
  ).toBeVisible();

  await bens.goto('/app/friends');
  await expect(bens.getByRole('tab', { name: 'Following (1)' })).toBeVisible();
  await bens.getByRole('button', { name: `Unfollow ${ada.name}` }).click();
  await expect(toast(bens, 'User unfollowed')).toBeVisible();
  await expect(adas.getByText('No Followers Yet')).toBeVisible();

  await test.step('a slip is taken back where it was made, until the list is opened again', async () => {
    await expect(bens.getByText('Unfollowed', { exact: true })).toBeVisible();
    await bens.getByRole('button', { name: `Follow ${ada.name}` }).click();
    await expect(bens.getByRole('tab', { name: 'Following (1)' })).toBeVisible();
    await bens.getByRole('button', { name: `Unfollow ${ada.name}` }).click();
    await expect(bens.getByRole('tab', { name: 'Following (0)' })).toBeVisible();
    await bens.reload();
    await expect(bens.getByText('Not Following Anyone')).toBeVisible();
    await bens.getByRole('main').getByRole('link', { name: 'Discover Players' }).last().click();
    await expect(bens).toHaveURL('/app/discover');
  });
});

test('tabs and names are walked by keys, and Back comes to the same tab', async ({ member, open }) => {
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

test('friends are accessible and fit in both themes', async ({ member, open }) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const page = await open(ada.session);
  await page.goto('/app/friends');
  await expect(page.getByText('Not Following Anyone')).toBeVisible();
  await look(page, 'friends without anybody');
  await ada.person.call(followRoutes.follow, { params: { id: ben.person.id } });
  const { id } = await ada.person.call(organizationRoutes.create, {
    body: { name: 'Saint Bartholomew-on-the-Lake Regional Youth Hockey Federation' },
  });
  await ada.person.call(followRoutes.followOrganization, { params: { id } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Organizations you follow' })).toBeVisible();
  await expect(page.getByRole('link', { name: ben.name })).toBeVisible();
  await look(page, 'friends');
});
