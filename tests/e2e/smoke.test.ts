import type { Browser, Page } from '@playwright/test';
import { postRoutes } from '@rinkside/contracts/post';
import { callRoute } from '@rinkside/testkit/api-client';
import {
  addOrganization,
  chooseOption,
  expectStep,
  fillBirthday,
  findOrganization,
  continueOnboarding,
} from './onboarding-steps.js';
import { createUserDetails, type UserDetails, sessionStorageKey } from './users.js';
import { expect, createPng, test, toast } from './playwright-test.js';

test.use({ reducedMotion: 'no-preference' });

const signUp = async (page: Page, user: UserDetails) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByLabel('First name').fill(user.firstName);
  await page.getByLabel('Last name').fill(user.lastName);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel('Confirm password').fill(user.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(toast(page, 'Account created successfully!')).toBeVisible();
};

const onboard = async (page: Page, user: UserDetails, pickOrganization: () => Promise<void>) => {
  await expectStep(page, 'Step 1 of 5');
  await expect(page.getByLabel('First name')).toHaveValue(user.firstName);
  await continueOnboarding(page);
  await expectStep(page, 'Step 2 of 5');
  await page.getByLabel('Profile picture').setInputFiles(await createPng(page));
  await expect(page.getByRole('button', { name: 'Choose another photo' })).toBeVisible();
  await continueOnboarding(page);
  await expectStep(page, 'Step 3 of 5');
  await chooseOption(page, 'Your role', 'Player/Parent');
  await continueOnboarding(page);
  await expectStep(page, 'Step 4 of 6');
  await chooseOption(page, 'Position', 'Skater');
  await continueOnboarding(page);
  await expectStep(page, 'Step 5 of 6');
  await fillBirthday(page, '2008-02-29', '55101-0001');
  await expect(page.getByText('A parent or guardian, please')).toBeHidden();
  await continueOnboarding(page);
  await expectStep(page, 'Step 6 of 6');
  await pickOrganization();
  await chooseOption(page, 'Age level', '18U');
  await chooseOption(page, 'Level', 'AA');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(toast(page, 'Welcome to Rinkside!')).toBeVisible();
  await expect(page).toHaveURL('/app/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome back, ${user.firstName}` })).toBeVisible();
  // The avatar is stored: the checklist comes from the server.
  await expect(page.getByRole('listitem').filter({ hasText: 'Add a photo, done' })).toBeVisible();
};

const writePost = async (page: Page, text: string) => {
  const field = page.getByRole('textbox', { name: 'Write a post' });
  await field.fill(text);
  await field.press('Enter');
  await expect(toast(page, 'Post created successfully!').first()).toBeVisible();
  await expect(field).toHaveValue('');
};

const cardOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const likeButton = (page: Page, text: string) => cardOf(page, text).getByRole('button', { name: /^Like, / });
const expectLikeButton = async (page: Page, text: string, name: string, pressed: boolean) =>
  expect(cardOf(page, text).getByRole('button', { name, exact: true, pressed })).toBeVisible();

const likeResponse = (page: Page) =>
  page.waitForResponse((reply) => reply.url().endsWith('/api/likes') && reply.request().method() === 'POST');

const postOf = async (page: Page, origin: string, text: string) => {
  const stored = await page.evaluate((key) => localStorage.getItem(key), sessionStorageKey);
  const { accessToken } = JSON.parse(stored ?? '{}') as { accessToken?: string };
  const posts = await callRoute(origin, accessToken, postRoutes.following);
  return posts.find(({ content }) => content === text);
};

const openBoth = async (
  open: (session: null, options: object, browser?: Browser) => Promise<Page>,
  other: Browser,
) => Promise.all([open(null, {}), open(null, {}, other)]);

test(
  'two users sign up, follow, post, like, edit and delete, with live updates on both screens',
  { tag: '@smoke' },
  async ({ product, open, otherBrowser }) => {
    test.setTimeout(90_000);
    const [adaPage, benPage] = await openBoth(open, otherBrowser);
    const [ada, ben] = [createUserDetails('Ada'), createUserDetails('Ben')];
    const landing = await benPage.goto('/');
    const expectedPort = Number(new URL(product.gateways.at(-1) ?? '').port);
    expect((await landing?.serverAddr())?.port).toBe(expectedPort);

    const club = `Sled Dogs of ${ada.lastName}`;

    await test.step('Ada signs up and onboards, and adds her club', async () => {
      await signUp(adaPage, ada);
      await onboard(adaPage, ada, () => addOrganization(adaPage, club));
    });
    await test.step('Ben signs up on another gateway, joins her club and follows her', async () => {
      await signUp(benPage, ben);
      await onboard(benPage, ben, () => findOrganization(benPage, club));
      await expect(benPage.getByText('No activity from friends yet')).toBeVisible();
      const players = benPage.getByRole('region', { name: 'Players to follow' });
      await players.getByRole('button', { name: `Follow ${ada.name}` }).click();
      await expect(toast(benPage, 'User followed')).toBeVisible();
      await expect(players.getByRole('button', { name: `Unfollow ${ada.name}` })).toBeVisible();
    });

    const first = `First goal of the season, ${ada.lastName}`;
    await test.step('Ada posts: Ben sees it live', async () => {
      await writePost(adaPage, first);
      await expect(cardOf(benPage, first).getByRole('link', { name: ada.name })).toBeVisible();
      await expect(benPage.getByText('No activity from friends yet')).toBeHidden();
    });
    await test.step('Ben likes it: Ada sees it live', async () => {
      await expectLikeButton(benPage, first, 'Like, 0 likes', false);
      const liked = likeResponse(benPage);
      await likeButton(benPage, first).click();
      await expectLikeButton(benPage, first, 'Like, 1 like', true);
      await expectLikeButton(adaPage, first, 'Like, 1 like', false);
      // Ada may see the like before its response reaches Ben.
      await liked;
    });
    await test.step('quick taps: the last state wins on both screens', async () => {
      const secondLike = likeResponse(benPage);
      await likeButton(benPage, first).dblclick();
      await secondLike;
      await expectLikeButton(benPage, first, 'Like, 1 like', true);
      await expectLikeButton(adaPage, first, 'Like, 1 like', false);
      expect(await postOf(benPage, product.gateways[0] ?? '', first)).toMatchObject({
        likesCount: 1,
        userLiked: true,
      });
      await likeButton(benPage, first).click({ clickCount: 3 });
      await expectLikeButton(benPage, first, 'Like, 0 likes', false);
      await expectLikeButton(adaPage, first, 'Like, 0 likes', false);
      await expect
        .poll(() => postOf(benPage, product.gateways.at(-1) ?? '', first))
        .toMatchObject({ likesCount: 0, userLiked: false });
    });

    const second = `Open ice tonight, ${ada.lastName}`;
    await test.step('a new post waits behind a pill while Ben has the focus in the feed', async () => {
      await likeButton(benPage, first).focus();
      const before = await cardOf(benPage, first).boundingBox();
      await writePost(adaPage, second);
      const pill = benPage.getByRole('button', { name: '1 new' });
      await expect(pill).toBeVisible();
      await expect(cardOf(benPage, second)).toBeHidden();
      expect(await cardOf(benPage, first).boundingBox()).toEqual(before);
      await pill.click();
      await expect(benPage.getByRole('feed').getByRole('article')).toContainText([second, first]);
      await expect(pill).toBeHidden();
    });
    const edited = `Open ice tomorrow, ${ada.lastName}`;
    await test.step('Ada edits: Ben sees the new text', async () => {
      await cardOf(adaPage, second).getByRole('button', { name: 'Post actions' }).click();
      await adaPage.getByRole('menuitem', { name: 'Edit' }).click();
      const dialog = adaPage.getByRole('dialog', { name: 'Edit post' });
      await dialog.getByRole('textbox', { name: 'Post text' }).fill(edited);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(toast(adaPage, 'Post updated successfully')).toBeVisible();
      await expect(cardOf(benPage, edited)).toBeVisible();
      await expect(cardOf(benPage, second)).toBeHidden();
      await expect(cardOf(benPage, edited).getByRole('button', { name: 'Post actions' })).toBeHidden();
    });
    await test.step('Ada deletes: it disappears from both screens', async () => {
      await cardOf(adaPage, edited).getByRole('button', { name: 'Post actions' }).click();
      await adaPage.getByRole('menuitem', { name: 'Delete' }).click();
      await adaPage.getByRole('alertdialog').getByRole('button', { name: 'Delete post' }).click();
      await expect(toast(adaPage, 'Post deleted successfully')).toBeVisible();
      await expect(cardOf(benPage, edited)).toBeHidden();
      await expect(cardOf(adaPage, edited)).toBeHidden();
      // The earlier post is her latest again.
      await expect(cardOf(adaPage, first)).toBeVisible();
      await expect(cardOf(benPage, first)).toBeVisible();
    });
    await test.step('Ben unfollows her and then their club: her posts disappear from his feed', async () => {
      await benPage.getByRole('button', { name: `Unfollow ${ada.name}` }).click();
      await expect(toast(benPage, 'User unfollowed')).toBeVisible();
      await expect(cardOf(benPage, first)).toBeVisible();
      await benPage.goto('/app/organization');
      await benPage.getByRole('button', { name: `Unfollow ${club}` }).click();
      await expect(benPage.getByRole('button', { name: `Follow ${club}` })).toBeVisible();
      await benPage.goto('/app/dashboard');
      await expect(benPage.getByText('No activity from friends yet')).toBeVisible();
    });
  },
);
