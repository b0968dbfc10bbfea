import { childRoutes } from '@rinkside/contracts/child';
import { followRoutes } from '@rinkside/contracts/follow';
import { checkScreen } from './a11y.js';
import { expect, test, toast } from './playwright-test.js';

test('a player approves followers, and a request is answered live', async ({
  member,
  open,
  otherBrowser,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const [adaPage, benPage] = await Promise.all([open(ada.session), open(ben.session, {}, otherBrowser)]);
  const requested = benPage.getByRole('button', {
    name: `Requested: withdraw the request to follow ${ada.name}`,
  });
  const follow = benPage.getByRole('button', { name: `Follow ${ada.name}`, exact: true });

  await adaPage.goto('/app/settings');
  const approve = adaPage.getByRole('switch', { name: 'Approve followers' });
  await approve.focus();
  await adaPage.keyboard.press('Space');
  await expect(toast(adaPage, 'Profile updated successfully!')).toBeVisible();
  await checkScreen(adaPage, test.info().title);
  await adaPage.getByRole('link', { name: 'Follow requests' }).click();
  await expect(adaPage.getByText('No Follow Requests')).toBeVisible();

  await benPage.goto(`/app/profile/${ada.person.id}`);
  await follow.click();
  await expect(toast(benPage, 'Follow requested')).toBeVisible();
  await expect(requested).toBeVisible();
  await checkScreen(benPage, test.info().title);

  const accept = adaPage.getByRole('button', { name: `Accept ${ben.name}` });
  await expect(accept).toBeVisible();
  await expect(adaPage.getByRole('tab', { name: 'Requests (1)', selected: true })).toBeVisible();
  await checkScreen(adaPage, test.info().title);

  await test.step('the request is withdrawn and made again', async () => {
    await requested.click();
    await expect(toast(benPage, 'Follow request withdrawn')).toBeVisible();
    await expect(adaPage.getByText('No Follow Requests')).toBeVisible();
    await follow.click();
    await expect(accept).toBeVisible();
  });

  await test.step('the request is declined', async () => {
    await adaPage.getByRole('button', { name: `Decline ${ben.name}` }).click();
    await expect(toast(adaPage, 'Follow request declined')).toBeVisible();
    await expect(adaPage.getByText('No Follow Requests')).toBeVisible();
    await expect(follow).toBeVisible();
    await follow.click();
    await expect(requested).toBeVisible();
  });

  await adaPage.goto('/app/notifications');
  await expect(adaPage.getByText('asks to follow you')).toBeVisible();
  await checkScreen(adaPage, test.info().title);
  await adaPage.getByRole('button', { name: `Accept ${ben.name}` }).focus();
  await adaPage.keyboard.press('Enter');
  await expect(toast(adaPage, 'Follow request accepted')).toBeVisible();
  await expect(adaPage.getByText('asks to follow you')).toBeHidden();
  await expect(benPage.getByRole('button', { name: `Unfollow ${ada.name}` })).toBeVisible();
  await adaPage.goto('/app/friends#followers');
  await expect(adaPage.getByRole('link', { name: ben.name })).toBeVisible();
});

test('a guardian sees and answers the requests to the child', async ({ member, open }) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const { id } = await ada.person.call(childRoutes.add, {
    body: {
      first_name: 'Ivy',
      last_name: ada.lastName,
      birthdate: '2018-03-05',
      position: 'skater',
      age: '10U',
      organization_id: ada.person.organizationId,
    },
  });
  const page = await open(ada.session);
  await page.goto('/app/settings');
  await ben.person.call(followRoutes.follow, { params: { id } });
  await page.getByRole('button', { name: /^Act as / }).click();
  await expect(page.getByText(/^Acting as /)).toBeVisible();
  await page.goto('/app/settings');
  await expect(page.getByRole('switch', { name: 'Approve followers' })).toBeChecked();
  await page.getByRole('link', { name: 'Follow requests' }).click();
  await page.getByRole('button', { name: `Accept ${ben.name}` }).click();
  await expect(toast(page, 'Follow request accepted')).toBeVisible();
  const followers = await ada.person.call(followRoutes.followers, { actingAs: id });
  expect(followers).toMatchObject([{ id: ben.person.id }]);
});
