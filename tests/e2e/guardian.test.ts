import type { Page } from '@playwright/test';
import { childRoutes } from '@rinkside/contracts/child';
import { commentRoutes } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { guardianRoutes } from '@rinkside/contracts/guardian';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { unverifiedEmail } from '@rinkside/contracts/session';
import { isolate } from '@rinkside/contracts/text';
import { callRoute } from '@rinkside/testkit/api-client';
import { openPool } from '@rinkside/testkit/test-database';
import { checkScreen } from './a11y.js';
import { expect, test, toast } from './playwright-test.js';
import type { ProductAddress } from './product-fixture.js';
import { createUserDetails, signIn, signUp, type OnboardedUser, type SignedUpUser } from './users.js';

/** Confirms the email address of an account, as the link in the mail does. */
const confirmEmail = async ({ databaseUrl }: ProductAddress, { email }: SignedUpUser) => {
  const pool = openPool(databaseUrl, 1);
  await pool.query('update identity.account set email_verified_at = now() where email = $1', [email]);
  await pool.end();
};

const addChild = async ({ person, lastName }: OnboardedUser, birthdate = '2018-03-05') => {
  const { id } = await person.call(childRoutes.add, {
    body: {
      first_name: 'Ivy',
      last_name: lastName,
      birthdate,
      position: 'skater',
      age: '10U',
      organization_id: person.organizationId,
    },
  });
  return id;
};

const openRoom = async (page: Page) => {
  await page.goto('/app/settings');
  await page.getByRole('link', { name: /^Guardian's room of / }).click();
  await expect(page.getByRole('heading', { name: "Guardian's room", level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Guardians' })).toBeVisible();
};

const makeLink = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await checkScreen(page, `${test.info().title}: ${button}`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  return link;
};

test('a guardian invites another one, who accepts, and is removed', async ({ product, member, open }) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await addChild(ada);
  const [adaPage, benPage] = await Promise.all([open(ada.session), open(null)]);
  await openRoom(adaPage);
  await adaPage.getByRole('button', { name: 'Invite a guardian' }).click();
  await expect(toast(adaPage, unverifiedEmail)).toBeVisible();
  await confirmEmail(product, ada);
  const link = await makeLink(adaPage, 'Invite a guardian');
  await expect(adaPage.getByRole('list', { name: 'Links' }).getByText(/^Open · by/)).toBeVisible();
  await checkScreen(adaPage, test.info().title);

  await confirmEmail(product, ben);
  await benPage.goto(link);
  await expect(benPage.getByRole('heading', { name: "You got a link to a child's profile" })).toBeVisible();
  await checkScreen(benPage, `${test.info().title}: signed out`);
  await benPage.getByRole('link', { name: 'Sign In' }).click();
  await benPage.getByLabel('Email').pressSequentially(ben.email);
  await benPage.getByLabel('Password', { exact: true }).pressSequentially(ben.password);
  await benPage.keyboard.press('Enter');
  await expect(benPage.getByRole('heading', { name: 'Act for Ivy' })).toBeVisible();
  await expect(benPage.getByText(`${ada.name} invites you to be a guardian of Ivy.`)).toBeVisible();
  await checkScreen(benPage, `${test.info().title}: invitation`);
  await benPage.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(benPage, `You are a guardian of ${isolate('Ivy')} now`)).toBeVisible();
  await expect(benPage.getByRole('link', { name: /^Guardian's room of / })).toBeVisible();

  // Live, without a reload.
  const guardians = adaPage.getByRole('list', { name: 'Guardians' });
  await expect(guardians.getByText(ben.name)).toBeVisible();
  await expect(adaPage.getByRole('list', { name: 'Links' }).getByText(/^Accepted · by/)).toBeVisible();
  await openRoom(benPage);
  await expect(benPage.getByRole('button', { name: `Remove ${isolate(ada.name)}` })).toHaveCount(0);
  await adaPage.getByRole('button', { name: `Remove ${isolate(ben.name)}` }).click();
  await adaPage.getByRole('alertdialog').getByLabel('Your password').fill(ada.password);
  await adaPage.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(guardians.getByText(ben.name)).toBeHidden();
  // The page of the former guardian returns to the own profile by itself.
  await expect(benPage.getByRole('heading', { name: 'This child is not here' })).toBeVisible();
  await benPage.goto(link);
  await expect(benPage.getByText('This link does not work any more')).toBeVisible();
  await checkScreen(benPage, `${test.info().title}: used link`);
});

test('a link is revoked, and a guardian leaves', async ({ product, member, open }) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const id = await addChild(ada);
  await confirmEmail(product, ada);
  await confirmEmail(product, ben);
  const [adaPage, benPage] = await Promise.all([open(ada.session), open(ben.session)]);
  await openRoom(adaPage);
  const revoked = await makeLink(adaPage, 'Invite a guardian');
  await adaPage.getByRole('button', { name: 'Revoke' }).click();
  await adaPage.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(toast(adaPage, 'Link revoked')).toBeVisible();
  await benPage.goto(revoked);
  await expect(benPage.getByText('This link does not work any more')).toBeVisible();
  await benPage.goto('/app/settings');
  await benPage.goto(await makeLink(adaPage, 'Invite a guardian'));
  await benPage.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(benPage, `You are a guardian of ${isolate('Ivy')} now`)).toBeVisible();
  await openRoom(benPage);
  await benPage.getByRole('button', { name: `Leave ${isolate('Ivy')}` }).click();
  await benPage.getByRole('alertdialog').getByLabel('Your password').fill(ben.password);
  await benPage.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(benPage.getByRole('button', { name: 'Add a child' })).toBeVisible();
  await expect(benPage.getByRole('link', { name: /^Guardian's room of / })).toHaveCount(0);
  expect(await ada.person.call(childRoutes.list)).toMatchObject([{ id, guardians: 1 }]);

  await test.step('the dialog names only children without another guardian', async () => {
    await adaPage.getByRole('button', { name: 'Back to my profile' }).click();
    await adaPage.goto('/app/profile');
    await adaPage.getByRole('button', { name: 'Delete Account' }).click();
    await expect(adaPage.getByRole('alertdialog').getByText(/and those of .*Ivy/)).toBeVisible();
  });
});

test('a guardian decides in the room who follows and comments', async ({ member, open }) => {
  const [ada, ben, cleo] = await Promise.all([member('Ada'), member('Ben'), member('Cleo')]);
  const id = await addChild(ada);
  const asChild = { actingAs: id };
  await ben.person.call(followRoutes.follow, { params: { id } });
  await cleo.person.call(followRoutes.follow, { params: { id } });
  await ada.person.call(followRoutes.accept, { ...asChild, params: { id: cleo.person.id } });
  await ada.person.call(playerRoutes.update, {
    ...asChild,
    body: { who_can_comment: 'everyone', guardian_confirmed: true },
  });
  const post = await ada.person.call(postRoutes.create, { ...asChild, body: { content: 'Early ice' } });
  await cleo.person.call(commentRoutes.onPost, { params: { id: post.id }, body: { content: 'Well played' } });

  const page = await open(ada.session);
  await openRoom(page);
  await expect(page.getByRole('list', { name: 'Recent comments' }).getByText('Well played')).toBeVisible();
  await checkScreen(page, test.info().title);
  await page.getByRole('button', { name: `Accept ${isolate(ben.name)}` }).click();
  const followers = page.getByRole('list', { name: 'Followers' });
  await expect(followers.getByRole('link', { name: ben.name })).toBeVisible();
  await followers.getByRole('button', { name: `Remove ${isolate(cleo.name)}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(followers.getByRole('link', { name: cleo.name })).toBeHidden();
  await page.getByRole('button', { name: `Delete the comment of ${isolate(cleo.name)}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete comment' }).click();
  await expect(page.getByText('Nobody has commented yet.')).toBeVisible();
  await page.getByRole('switch', { name: 'Answers of a language model' }).focus();
  await page.keyboard.press('Space');
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
  const { guardian_ai_confirmed_at } = await ada.person.call(playerRoutes.me, asChild);
  expect(guardian_ai_confirmed_at).not.toBeNull();

  const [stranger] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'See it as a stranger' }).click(),
  ]);
  await expect(stranger.getByRole('heading', { name: `Ivy ${ada.lastName.slice(0, 1)}.` })).toBeVisible();
  expect((await ada.person.call(followRoutes.followers, asChild)).map((row) => row.id)).toEqual([
    ben.person.id,
  ]);
});

test('a child signs up with the link and keeps its profile', async ({ member, open }) => {
  const ada = await member('Ada');
  const id = await addChild(ada, '2013-03-05');
  const { id: organization_id } = await ada.person.call(organizationRoutes.create, {
    body: { name: `Otters of ${ada.lastName}`, confirmed: true },
  });
  const game = { organization_id, date: '2026-01-10', our_score: 2, their_score: 1, goals: 1, assists: 0 };
  await ada.person.call(gameRoutes.create, { actingAs: id, body: game });
  const [adaPage, phone] = await Promise.all([open(ada.session), open(null)]);
  await openRoom(adaPage);
  await phone.goto(await makeLink(adaPage, 'Hand over to a login'));
  await phone.getByRole('link', { name: 'Sign Up' }).click();
  const { email, password } = createUserDetails('Ivy');
  await phone.getByLabel('First name').pressSequentially('Ivy');
  await phone.getByLabel('Last name').pressSequentially('Own');
  await phone.getByLabel('Email').pressSequentially(email);
  await phone.getByLabel('Password', { exact: true }).pressSequentially(password);
  await phone.getByLabel('Confirm password').pressSequentially(password);
  await phone.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'A login for Ivy' })).toBeVisible();
  await checkScreen(phone, `${test.info().title}: hand-over`);
  await phone.getByRole('button', { name: 'Take over the profile' }).click();
  await expect(phone.getByRole('heading', { name: 'Welcome back, Ivy' })).toBeVisible();
  await phone.goto('/app/games');
  await expect(phone.getByText(`Otters of ${ada.lastName}`).filter({ visible: true })).not.toHaveCount(0);

  // The guardian of a player of 13 oversees.
  await adaPage.goto('/app/settings');
  await expect(adaPage.getByRole('button', { name: 'Back to my profile' })).toBeVisible();
  await adaPage.getByRole('button', { name: 'Back to my profile' }).click();
  await adaPage.goto('/app/settings');
  await expect(adaPage.getByRole('link', { name: /^Guardian's room of / })).toBeVisible();
  await expect(adaPage.getByRole('button', { name: /^Act as / })).toHaveCount(0);
  await openRoom(adaPage);
  await expect(adaPage.getByText(/has a login and is 13 or older/)).toBeVisible();
  await expect(adaPage.getByRole('button', { name: 'Hand over to a login' })).toHaveCount(0);
  await checkScreen(adaPage, `${test.info().title}: oversight`);
});

test('two guardians decide together about the deletion of a profile', async ({ member, open, product }) => {
  const [ada, bo] = [await member('Ada'), await member('Bo')];
  const id = await addChild(ada);
  const pool = openPool(product.databaseUrl, 1);
  await pool.query('insert into guardian (guardian_id, child_id, created_at) values ($1, $2, now())', [
    bo.person.id,
    id,
  ]);
  await pool.end();
  const boPage = await open(bo.session);
  await openRoom(boPage);
  await boPage.getByRole('button', { name: 'Delete child profile' }).click();
  const dialog = boPage.getByRole('alertdialog');
  await dialog.getByLabel('Type DELETE to confirm').pressSequentially('DELETE');
  await dialog.getByLabel('Your password').pressSequentially(bo.password);
  await dialog.getByRole('button', { name: 'Delete child profile' }).click();
  await expect(boPage.getByText(/^The other guardians were told\./)).toBeVisible();

  const adaPage = await open(ada.session);
  await openRoom(adaPage);
  await expect(adaPage.getByRole('heading', { name: /^A decision about / })).toBeVisible();
  await checkScreen(adaPage, test.info().title);
  await adaPage.getByRole('button', { name: 'Object' }).click();
  await expect(adaPage.getByText(/Somebody objects/)).toBeVisible();

  await boPage.reload();
  await boPage.getByRole('button', { name: 'Withdraw' }).click();
  await expect(boPage.getByRole('heading', { name: /^A decision about / })).toHaveCount(0);
  expect(await ada.person.call(childRoutes.list)).toHaveLength(1);
});

test('a guardian opens what another one closed only after a question', async ({ member, open, product }) => {
  const [ada, bo] = [await member('Ada'), await member('Bo')];
  const id = await addChild(ada);
  const pool = openPool(product.databaseUrl, 1);
  await pool.query('insert into guardian (guardian_id, child_id, created_at) values ($1, $2, now())', [
    bo.person.id,
    id,
  ]);
  await pool.end();
  await ada.person.call(playerRoutes.update, { actingAs: id, body: { public_player_page: false } });
  const page = await open(bo.session);
  await openRoom(page);
  const shown = page.getByRole('switch', { name: 'Public player page' });
  await shown.click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/Ada closed this/)).toBeVisible();
  await checkScreen(page, test.info().title);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(shown).not.toBeChecked();
  await shown.click();
  await question.getByRole('button', { name: 'Open it' }).click();
  await expect(shown).toBeChecked();
});

test('a guardian deletes the profile of a child under 13 together with its login', async ({
  member,
  open,
  product,
}) => {
  const ada = await member('Ada');
  const id = await addChild(ada);
  const [origin = ''] = product.origins;
  const login = await signUp(origin, 'Ivy');
  const { token } = await ada.person.call(guardianRoutes.addLink, {
    params: { id },
    body: { kind: 'login' },
  });
  await callRoute(origin, login.session.accessToken, guardianRoutes.acceptLink, { body: { token } });
  const [adaPage, phone] = await Promise.all([open(ada.session), open(login.session)]);
  await phone.goto('/app/dashboard');
  await expect(phone.getByRole('heading', { name: /Ivy/ }).first()).toBeVisible();

  await openRoom(adaPage);
  await adaPage.getByRole('button', { name: 'Delete child profile' }).click();
  const dialog = adaPage.getByRole('alertdialog');
  await dialog.getByLabel('Type DELETE to confirm').pressSequentially('DELETE');
  await dialog.getByLabel('Your password').pressSequentially('not this one');
  await dialog.getByRole('button', { name: 'Delete child profile' }).click();
  await expect(dialog.getByText('The current password is not correct')).toBeVisible();
  await checkScreen(adaPage, test.info().title);
  await dialog.getByLabel('Your password').fill('');
  await dialog.getByLabel('Your password').pressSequentially(ada.password);
  await dialog.getByRole('button', { name: 'Delete child profile' }).click();
  await expect(adaPage.getByText(/^The other guardians were told\./)).toBeVisible();
  await expect(adaPage.getByRole('heading', { name: /^A decision about / })).toBeVisible();

  await phone.goto('/app/settings');
  await phone.getByRole('button', { name: 'Agree' }).click();
  await expect(phone).not.toHaveURL(/\/app\//);
  expect(await ada.person.call(childRoutes.list)).toEqual([]);

  await expect
    .poll(() =>
      signIn(origin, login).then(
        () => 'signed in',
        (error: unknown) => String(error),
      ),
    )
    .toContain('invalid_grant');
  await phone.reload();
  await expect(phone).not.toHaveURL(/\/app\//);
});
