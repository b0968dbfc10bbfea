import type { Page } from '@playwright/test';
import { commentCalls } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { postRoutes } from '@rinkside/contracts/post';
import type { OnboardedUser } from './users.js';
import { expect, test, toast } from './playwright-test.js';

const field = (page: Page) => page.getByRole('textbox', { name: 'Add a comment' });
const comments = (page: Page) => page.getByRole('region', { name: /^Comments/ }).getByRole('listitem');
const createPost = ({ person }: OnboardedUser, content: string) =>
  person.call(postRoutes.create, { body: { content } });

test('comments appear live with their count, and can be deleted by their author or the author of the post', async ({
  member,
  open,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  const { id } = await createPost(ada, `First practice, ${ada.lastName}`);
  const [adaPage, benPage] = await Promise.all([open(ada.session), open(ben.session)]);
  await Promise.all([adaPage.goto(`/app/posts/${id}`), benPage.goto('/app/feed')]);
  await expect(adaPage.getByText('No comments yet. Say something kind.')).toBeVisible();

  const card = benPage.getByRole('article').filter({ hasText: ada.lastName });
  await test.step('Ben opens the comments in the card and writes with the keyboard', async () => {
    await card.getByRole('button', { name: '0 comments' }).focus();
    await benPage.keyboard.press('Enter');
    await expect(field(benPage)).toBeVisible();
    await benPage.keyboard.press('Tab');
    await expect(field(benPage)).toBeFocused();
    await benPage.keyboard.type('Great pace');
    await benPage.keyboard.press('Enter');
    await expect(comments(benPage)).toContainText([/Great pace/]);
    await expect(field(benPage)).toHaveValue('');
    await expect(field(benPage)).toBeFocused();
  });
  await test.step('Ada sees it live and replies; Ben sees both and the count', async () => {
    await expect(comments(adaPage)).toContainText([/Great pace/]);
    await field(adaPage).fill('Thank you!');
    await adaPage.getByRole('button', { name: 'Send comment' }).click();
    await expect(comments(benPage)).toContainText([/Great pace/, /Thank you!/]);
    await expect(card.getByRole('button', { name: '2 comments' })).toBeVisible();
  });
  await test.step('Ada deletes Ben’s comment on her post: it disappears for both', async () => {
    await adaPage.getByRole('button', { name: `Actions for ${ben.name}'s comment` }).click();
    await adaPage.getByRole('menuitem', { name: 'Delete' }).click();
    await adaPage.getByRole('button', { name: 'Delete comment' }).click();
    await expect(toast(adaPage, 'Comment deleted successfully')).toBeVisible();
    await expect(comments(benPage)).toHaveCount(1);
    await expect(card.getByRole('button', { name: '1 comment' })).toBeVisible();
  });
  await test.step('Ben can report Ada’s comment but not delete it', async () => {
    await benPage.getByRole('button', { name: `Actions for ${ada.name}'s comment` }).click();
    await expect(benPage.getByRole('menuitem', { name: 'Delete' })).toBeHidden();
    await benPage.getByRole('menuitem', { name: 'Report comment' }).click();
    await expect(benPage.getByRole('dialog', { name: 'Report this comment' })).toBeVisible();
  });
});

test('keeps a comment that a proxy answered for, and creates it once', async ({ member, open }) => {
  const mia = await member('Mia');
  const { id } = await createPost(mia, 'Who saw my mouthguard?');
  const page = await open(mia.session);
  const commentsUrl = `**/api/posts/${id}/comments*`;
  await page.route(commentsUrl, (route) => route.abort('internetdisconnected'));
  await page.goto(`/app/posts/${id}`);
  await expect(page.getByRole('alert')).toContainText('Failed to load comments');
  await page.unroute(commentsUrl);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No comments yet. Say something kind.')).toBeVisible();

  await page.getByRole('button', { name: 'Send comment' }).click();
  await expect(page.getByText('Please write a comment first')).toBeVisible();
  // The comment is created, but a proxy answers 502.
  await page.route(commentsUrl, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.fulfill({ status: 502 });
  });
  await field(page).fill('Under the bench');
  await field(page).press('Enter');
  await expect(page.getByText('Waiting for signal')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await page.unroute(commentsUrl);
  await expect(page.getByText('Waiting for signal')).toBeHidden({ timeout: 30_000 });
  await expect(comments(page)).toHaveCount(1);
});

test('shows the first comments and the newest, and loads those in between', async ({ member, open }) => {
  const mia = await member('Mia');
  const { id } = await createPost(mia, 'Carpool on Saturday');
  for (let at = 1; at <= 27; at++)
    await mia.person.call(commentCalls.post.create, { params: { id }, body: { content: `number ${at}.` } });
  const page = await open(mia.session);
  await page.goto(`/app/posts/${id}`);
  const more = page.getByRole('button', { name: 'Load more comments' });
  await expect(more).toBeVisible();
  await expect(page.getByText('number 20.')).toBeVisible();
  await expect(page.getByText('number 27.')).toBeVisible();
  await expect(page.getByText('number 21.')).toBeHidden();
  await more.click();
  await expect(more).toBeHidden();
  await expect(page.getByText(/^number \d+\.$/)).toHaveText(
    Array.from({ length: 27 }, (_, at) => `number ${at + 1}.`),
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'number 21.' })).toBeFocused();
});

test('shows a message for a deleted or unknown post', async ({ member, open }) => {
  const mia = await member('Mia');
  const { id } = await createPost(mia, 'Wrong rink!');
  const page = await open(mia.session);
  await page.goto('/app/posts/nothing');
  await expect(page.getByText('This post is not here')).toBeVisible();
  await page.goto(`/app/posts/${id}`);
  await expect(page.getByText('Wrong rink!')).toBeVisible();
  await page.getByRole('button', { name: 'Post actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete post' }).click();
  await expect(toast(page, 'Post deleted successfully')).toBeVisible();
  await expect(page.getByText('This post is not here')).toBeVisible();
});

test('a child’s comments are for people the child knows, without contact data', async ({ member, open }) => {
  const child = await member('Kai', {
    birthdate: `${new Date().getFullYear() - 11}-01-15`,
    age: '12U',
    guardian_confirmed: true,
  });
  const [friend, stranger] = [await member('Lou'), await member('Max')];
  await child.person.call(followRoutes.follow, { params: { id: friend.person.id } });
  const { id } = await createPost(child, 'First shutout!');

  const strangerPage = await open(stranger.session);
  await strangerPage.goto(`/app/posts/${id}`);
  await expect(
    strangerPage.getByText('Only this player’s club and people the player follows can comment here.'),
  ).toBeVisible();
  await expect(field(strangerPage)).toBeHidden();

  const page = await open(friend.session);
  await page.goto(`/app/posts/${id}`);
  await field(page).click();
  await page.keyboard.type('Wow! Add me on sn4p: l0u_77');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Please leave out phone numbers, email addresses, account names and links.',
  );
  await expect(field(page)).toHaveValue('Wow! Add me on sn4p: l0u_77');
  await field(page).press('ControlOrMeta+A');
  await page.keyboard.type('Wow! 31 saves, 4-0 at 7:30');
  await page.keyboard.press('Enter');
  await expect(comments(page)).toContainText([/31 saves, 4-0 at 7:30/]);
  await expect(field(page)).toHaveValue('');
});
