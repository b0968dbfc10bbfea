import type { Page, Route } from '@playwright/test';
import { followRoutes } from '@rinkside/contracts/follow';
import { postRoutes } from '@rinkside/contracts/post';
import { dropResponse } from './page-network.js';
import { expect, test, toast } from './playwright-test.js';

const respondWith = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
const feedUrl = '**/api/feed/following*';
const composer = (page: Page) => page.getByRole('textbox', { name: 'Write a post' });

test('shows a feed error, keeps the page usable and recovers on retry', async ({ member, open }) => {
  const [mia, ada] = await Promise.all([member('Mia'), member('Ada')]);
  await ada.person.call(postRoutes.create, { body: { content: `Early skate, ${ada.lastName}` } });
  await mia.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  const page = await open(mia.session);
  const activity = page.getByRole('region', { name: 'Friends Activity' });

  await page.route(feedUrl, respondWith(500, { statusCode: 500, message: 'The ice machine is broken.' }));
  await page.goto('/app/dashboard');
  await expect(activity.getByRole('alert')).toContainText('Error loading feed');
  await expect(activity.getByRole('alert')).toContainText('The ice machine is broken.');
  await expect(page.getByText('No activity from friends yet')).toBeHidden();
  await expect(composer(page)).toBeEditable();

  await page.unroute(feedUrl);
  await page.route(feedUrl, (route) => route.abort('internetdisconnected'));
  await activity.getByRole('button', { name: 'Retry' }).click();
  await expect(activity.getByRole('alert')).toContainText(
    'Unable to connect to server. Please check your connection and try again.',
  );

  await page.unroute(feedUrl);
  await activity.getByRole('button', { name: 'Retry' }).click();
  await expect(activity.getByRole('article').getByText(`Early skate, ${ada.lastName}`)).toBeVisible();
  await expect(activity.getByRole('alert')).toBeHidden();
});

test('keeps the text of a failed post, shows the reason and creates it once on retry', async ({
  member,
  open,
}) => {
  const mia = await member('Mia');
  const page = await open(mia.session);
  await page.goto('/app/dashboard');
  const send = () => page.getByRole('button', { name: 'Post', exact: true }).click();

  await composer(page).fill('   ');
  await send();
  await expect(page.getByRole('alert').getByText('Please add some content to post')).toBeVisible();

  const text = `  Overtime winner, ${mia.lastName} `;
  await composer(page).fill(text);
  await page.route('**/api/posts', respondWith(500, '<h1>Oops</h1>'));
  await send();
  await expect(toast(page, 'Failed to create post')).toBeVisible();
  await expect(composer(page)).toHaveValue(text);
  await expect(composer(page)).toHaveAccessibleDescription('Failed to create post');

  await page.unroute('**/api/posts');
  await page.route(
    '**/api/posts',
    respondWith(422, { statusCode: 422, message: 'The rink is being flooded.' }),
  );
  await send();
  await expect(toast(page, 'The rink is being flooded.')).toBeVisible();
  await expect(composer(page)).toHaveValue(text);

  // The post is created, but the response is lost. The post is queued, and the retry must not create it twice.
  await page.unroute('**/api/posts');
  await page.route('**/api/posts', dropResponse);
  await send();
  await expect(page.getByText('Waiting for signal')).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  await page.unroute('**/api/posts');
  await expect(toast(page, 'Post created successfully!')).toBeVisible();
  await expect(page.getByText('Waiting for signal')).toBeHidden();
  const posts = await mia.person.call(postRoutes.own);
  expect(posts.map(({ content }) => content)).toEqual([text.trim()]);
});

test('reverts a failed follow and shows an error', async ({ member, open }) => {
  const mia = await member('Mia');
  const ada = await member('Ada', { organization_id: mia.person.organizationId });
  const page = await open(mia.session);
  await page.goto('/app/dashboard');
  const follow = page.getByRole('button', { name: `Follow ${ada.name}` });
  await page.route('**/api/user-follows/*/follow', respondWith(500, '<h1>Oops</h1>'));
  await follow.click();
  await expect(toast(page, 'Failed to follow user')).toBeVisible();
  await expect(follow).toBeVisible();
  await page.unroute('**/api/user-follows/*/follow');
  await follow.click();
  await expect(toast(page, 'User followed')).toBeVisible();
});

test('keeps the onboarding answers when the avatar upload fails', async ({ newcomer, open }) => {
  const nia = await newcomer('Nia');
  const page = await open(nia.session);
  await page.goto('/onboarding/names');
  await page.route('**/api/users/me/avatar', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Profile picture').setInputFiles({
    name: 'pixel.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  });
  await expect(page.getByRole('button', { name: 'Choose another photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Failed to upload avatar. Please try again.')).toBeVisible();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose another photo' })).toBeVisible();
});

test('shows progress while the script of a page or a menu loads', async ({ member, open }) => {
  const page = await open((await member('Mia')).session);
  await page.goto('/app/dashboard');
  const bars = page.locator('.page-progress, main .animate-spin');
  const progress = page.getByRole('status', { name: 'Loading', exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bars).toHaveCount(0);
  let { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Season' }).click();
  await expect(progress).toBeVisible();
  resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Season' })).toBeVisible();
  await expect(progress).toBeHidden();

  ({ promise, resolve } = Promise.withResolvers<void>());
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(progress).toBeVisible();
  resolve();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(progress).toBeHidden();
});
