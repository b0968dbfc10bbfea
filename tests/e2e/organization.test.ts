import { circleRoutes } from '@rinkside/contracts/circle';
import { postRoutes } from '@rinkside/contracts/post';
import { openPool } from '@rinkside/testkit/test-database';
import { logGame } from './log-game.js';
import { checkScreen } from './a11y.js';
import { joinCircle } from './join-circle.js';
import type { ProductAddress } from './product-fixture.js';
import type { OnboardedUser } from './users.js';
import { expect, createPng, test, toast } from './playwright-test.js';

/** Confirms the address of an account. */
const confirmAddress = async ({ databaseUrl }: ProductAddress, { person }: OnboardedUser) => {
  const pool = openPool(databaseUrl, 1);
  await pool.query('update player set email_verified = true where id = $1', [person.id]);
  await pool.end();
};

test('members see posts live, and a coach can hide a post and undo that', async ({
  product,
  member,
  open,
  otherBrowser,
}) => {
  const dana = await member('Dana', { role: 'coach', position: null });
  const ada = await member('Ada', { organization_id: dana.person.organizationId });
  await joinCircle(product, [dana, ada]);
  const [coachPage, adaPage] = await Promise.all([open(dana.session), open(ada.session, {}, otherBrowser)]);
  for (const page of [coachPage, adaPage]) {
    await page.goto('/app/organization');
    await expect(page.getByText('No recent activity found')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Members (2)' })).toBeVisible();
  }
  await member('Cleo', { organization_id: dana.person.organizationId });
  for (const page of [coachPage, adaPage])
    await expect(page.getByRole('tab', { name: 'Members (3)' })).toBeVisible();
  await ada.person.call(postRoutes.create, { body: { content: 'Ice is open at six' } });
  const post = (page: typeof coachPage) =>
    page.getByRole('article').filter({ hasText: 'Ice is open at six' });
  await expect(post(coachPage)).toBeVisible();
  await expect(post(adaPage)).toBeVisible();
  await expect(adaPage.getByRole('button', { name: "Hide from the organization's feed" })).toHaveCount(0);

  await coachPage.getByRole('button', { name: "Hide from the organization's feed" }).click();
  await expect(toast(coachPage, 'Hidden from the feed')).toBeVisible();
  await expect(post(coachPage)).toBeHidden();
  await adaPage.reload();
  await expect(adaPage.getByText('No recent activity found')).toBeVisible();
  await coachPage.getByRole('button', { name: 'Undo' }).click();
  await expect(post(coachPage)).toBeVisible();
  await expect(post(adaPage)).toBeVisible();
});

test('only its coach can edit an organization; others can view and follow it', async ({ member, open }) => {
  const dana = await member('Dana', { role: 'coach', position: null });
  const ben = await member('Ben');
  const page = await open(dana.session);
  await page.goto('/app/organization');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit organization' });
  await dialog.getByLabel('Organization picture').setInputFiles(await createPng(page));
  await expect(toast(page, 'Picture updated successfully')).toBeVisible();
  const name = `Snow Owls ${dana.lastName}`;
  await dialog.getByLabel('Organization name').fill(name);
  await dialog.getByLabel('Website (optional)').fill('https://owls.example');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Organization updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name }).locator('img')).toBeVisible();

  const other = await open(ben.session);
  await other.goto(`/app/organization/${dana.person.organizationId}`);
  await expect(other.getByRole('link', { name: /^owls\.example/ })).toHaveAttribute('rel', /nofollow/);
  await expect(other.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(other.getByRole('tab', { name: 'Team' })).toHaveCount(0);
  await other.getByRole('button', { name: `Follow ${name}` }).click();
  await expect(toast(other, 'Organization followed')).toBeVisible();
  await other.goto('/app/friends');
  await other.getByRole('link', { name }).click();
  await expect(other.getByRole('button', { name: `Unfollow ${name}` })).toBeVisible();
});

test('shows the team table and members, and lets a coach confirm a second coach', async ({
  product,
  member,
  open,
}) => {
  const dana = await member('Dana', { role: 'coach', position: null });
  const organization_id = dana.person.organizationId;
  const ada = await member('Ada', { organization_id });
  const circleId = await joinCircle(product, [dana, ada]);
  const erik = await member('Erik', { organization_id, role: 'coach', position: null });
  await confirmAddress(product, erik);
  await erik.person.call(circleRoutes.ask, { params: { id: circleId } });
  await logGame(ada.person, 'Ice Wolves');
  const erikPage = await open(erik.session);
  await erikPage.goto('/app/profile');
  await expect(erikPage.getByText('A coach of your organization has not confirmed you yet.')).toBeVisible();
  await erikPage.goto('/app/organization#team');
  await expect(erikPage.getByRole('tab', { name: 'Feed', selected: true })).toBeVisible();

  const page = await open(dana.session);
  await page.goto('/app/organization');
  await page.getByRole('tab', { name: 'Feed' }).focus();
  await page.keyboard.press('ArrowRight');
  const members = page.getByRole('list', { name: 'Members' });
  await expect(members.getByRole('listitem')).toHaveCount(3);
  await expect(members.getByRole('listitem').filter({ hasText: ada.name })).toContainText('player');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#groups$/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#team$/);
  await expect(page.getByRole('row').filter({ hasText: ada.name }).getByRole('cell')).toHaveText([
    '1', '1-0-0', '2', '1', '3', '–', '–', '–',
  ]); // prettier-ignore
  await page.getByRole('button', { name: `Confirm ${erik.name}` }).click();
  await expect(toast(page, 'Coach confirmed')).toBeVisible();
  await erikPage.reload();
  await erikPage.getByRole('tab', { name: 'Team' }).click();
  await expect(erikPage.getByRole('table')).toContainText(ada.name);
  await page.getByRole('rowheader').getByRole('link', { name: ada.name }).click();
  await expect(page.getByRole('heading', { name: "Ada's Profile" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Team', selected: true })).toBeVisible();
});

test('organization screens are accessible in both themes', async ({ product, member, open }) => {
  test.setTimeout(120_000);
  const dana = await member('Dana', { role: 'coach', position: null });
  const ada = await member('Ada', { organization_id: dana.person.organizationId });
  await joinCircle(product, [dana, ada]);
  await logGame(ada.person, 'Ice Wolves');
  const page = await open(dana.session);
  await page.goto('/app/organization');
  await expect(page.getByRole('article')).toBeVisible();
  await checkScreen(page, 'organization feed');
  await page.goto('/app/organization#members');
  await expect(page.getByRole('list', { name: 'Members' })).toBeVisible();
  await checkScreen(page, 'organization members');
  await page.goto('/app/organization#team');
  await expect(page.getByRole('table')).toBeVisible();
  await checkScreen(page, 'team table');
  await page.goto('/app/organization?edit=organization');
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkScreen(page, 'edit organization');
  await page.goto('/app/organization/0198c0de-0000-7000-8000-000000000000');
  await expect(page.getByText("This organization isn't here")).toBeVisible();
  await checkScreen(page, 'no organization');
});

test('a coach reaches the team by age level and a practice plan from Home, profile and menu', async ({
  product,
  member,
  open,
}) => {
  const dana = await member('Dana', { role: 'coach', position: null });
  const { organizationId: organization_id } = dana.person;
  const [young, old] = [
    await member('Yuri', { organization_id, age: '10U' }),
    await member('Otto', { organization_id, age: '14U' }),
  ];
  await joinCircle(product, [dana, young, old]);
  const page = await open(dana.session, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto('/app/dashboard');
  const card = page.getByRole('region', { name: 'Your team' });
  await card.getByRole('link', { name: 'Team table' }).tap();
  const table = page.getByRole('table');
  await expect(table.getByText(young.lastName)).toBeVisible();
  await expect(table.getByText(old.lastName)).toBeVisible();
  await page.getByLabel('Age level').selectOption('10U');
  await expect(table.getByText(old.lastName)).toBeHidden();
  await expect(table.getByText(young.lastName)).toBeVisible();
  await page.getByLabel('Age level').selectOption('9U');
  await expect(page.getByText('No players of 9U')).toBeVisible();

  await page.goto('/app/profile');
  await card.getByRole('link', { name: /^Practice plan/ }).tap();
  await expect(page).toHaveURL('/app/chat');
  await expect(page.getByRole('textbox')).toHaveValue(/^Plan a practice of 60 minutes/);
  await page.reload();
  await page.goto('/app/dashboard');
  await expect(card).toBeVisible();
  await checkScreen(page, "a coach's home");
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Team', exact: true }).tap();
  await expect(page.getByRole('tab', { name: 'Team', selected: true })).toBeVisible();

  const parent = await open((await member('Pat', { role: 'parent' })).session);
  await parent.goto('/app/dashboard');
  await expect(parent.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(parent.getByRole('region', { name: 'Your team' })).toHaveCount(0);
});
