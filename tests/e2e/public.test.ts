import type { Page } from '@playwright/test';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { expectPlaying, uploadHighlight } from './highlight-videos.js';
import { logGame } from './log-game.js';
import { copiedText } from './clipboard.js';
import { checkScreen } from './a11y.js';
import { removePageData } from './api-interceptor.js';
import { expect, test, toast } from './playwright-test.js';

/** Disables the Web Share API, so that Share copies the link. */
const disableWebShare = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));

test('a public highlight can be watched and shared by link, and liked after sign-in', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const clip = await uploadHighlight(ada, `Top corner, ${ada.lastName}`);
  const page = await open(null, { permissions: ['clipboard-read', 'clipboard-write'] });
  await disableWebShare(page);
  const imagePaths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'image' && pathname.startsWith(`/media/${clip.id}/`))
      imagePaths.push(pathname);
  });
  const response = await page.goto(`/highlight/${clip.id}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(clip.title ?? '');
  await expect(page.getByText(/^Ada P/)).toBeVisible();

  await test.step('loads its image once, in the right size', async () => {
    await expect
      .poll(() =>
        page
          .getByRole('img', { name: clip.title ?? '' })
          .evaluate((image: HTMLImageElement) => image.currentSrc),
      )
      .toMatch(/\.webp$/);
    expect(imagePaths).toEqual([expect.stringMatching(/\.webp$/)]);
  });
  await test.step('plays inline on click, with keyboard controls', async () => {
    await page.getByRole('button', { name: `Play ${clip.title}` }).click();
    await expectPlaying(page);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  });
  await test.step('copies its link', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(toast(page, 'Link copied to clipboard!')).toBeVisible();
    expect(await copiedText(page)).toBe(page.url());
  });
  await test.step('a comment leads to sign-in and back to the comments', async () => {
    await page.getByRole('button', { name: 'Comment, 0 comments' }).click();
    await expect(page).toHaveURL('/login');
    const ben = await member('Ben');
    await page.getByLabel('Email').fill(ben.email);
    await page.getByLabel('Password', { exact: true }).fill(ben.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(`/highlight/${clip.id}#comments`);
    await expect(page.getByRole('textbox', { name: 'Add a comment' })).toBeFocused();
    const adaPage = await open(ada.session);
    await adaPage.goto(`/highlight/${clip.id}`);
    await expect(adaPage.getByText('Public: anyone with the link can watch it')).toBeVisible();
    await page.getByRole('button', { name: 'Like, 0 likes' }).click();
    await expect(adaPage.getByRole('button', { name: 'Like, 1 like' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Add a comment' }).fill('Bar down!');
    await page.keyboard.press('Enter');
    await expect(adaPage.getByText('Bar down!')).toBeVisible();

    await adaPage.getByRole('button', { name: 'Make private now' }).click();
    await expect(toast(adaPage, 'Highlight updated successfully')).toBeVisible();
    await expect(adaPage.getByText('Private: only you see this')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Highlight Not Found' })).toBeVisible();
  });
});

test('public pages are readable without scripts, and other pages say what they need', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const clip = await uploadHighlight(ada, 'Between the pads');
  await logGame(ada.person, 'Thunderbirds');
  const page = await open(null, { javaScriptEnabled: false });
  await page.goto(`/player/${ada.person.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  await expect(page.getByRole('listitem').filter({ hasText: 'Thunderbirds' })).toBeVisible();
  await expect(page.locator('[data-spinner]')).toBeHidden();
  await page.goto(`/highlight/${clip.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Between the pads');
  await expect(page.locator('video')).toBeVisible();
  await page.goto(`/player/${clip.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Player Not Found');
  for (const path of ['/login', '/app/dashboard', '/onboarding/names']) {
    await page.goto(path);
    await expect(page.locator('noscript .page-notice')).toBeVisible();
  }
});

test('a public page keeps its content while the app starts', async ({ member, open }) => {
  const ada = await member('Ada');
  const page = await open(null);
  const requestPaths: string[] = [];
  page.on('request', (request) => requestPaths.push(new URL(request.url()).pathname));
  // Notes when the name is missing after it was shown.
  await page.addInitScript(() => {
    let shown = false;
    new MutationObserver(() => {
      const visible = document.querySelector('h1')?.textContent?.includes('Ada') ?? false;
      if (shown && !visible) document.documentElement.dataset['flashed'] = '';
      shown ||= visible;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/player/${ada.person.id}`);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
  await expect(page.locator('[data-server-page]')).toHaveCount(0);
  expect(requestPaths.filter((path) => path.startsWith('/api/users/public'))).toEqual([]);
});

test('private, deleted and unknown pages look the same', async ({ member, open }) => {
  test.setTimeout(120_000);
  const ada = await member('Ada');
  const hidden = await uploadHighlight(ada, 'Kept to myself', { isPublic: false });
  const page = await open(null);
  for (const id of [hidden.id, 'nothing']) {
    const response = await page.goto(`/highlight/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Highlight Not Found' })).toBeVisible();
    await expect(page.getByText('This highlight could not be found or is not public.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
  expect((await page.goto('/player/nothing'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Player Not Found' })).toBeVisible();

  const ownPage = await open(ada.session);
  await ownPage.goto(`/highlight/${hidden.id}`);
  await expect(ownPage.getByText('Private: only you see this')).toBeVisible();
  await ada.person.call(highlightRoutes.remove, { params: { id: hidden.id } });
  await expect(ownPage.getByRole('heading', { name: 'Highlight Not Found' })).toBeVisible();
});

test('a public player page shows season and games by position, and links to sign-up', async ({
  member,
  open,
}) => {
  const [ada, gil] = await Promise.all([member('Ada'), member('Gil', { position: 'goalie' })]);
  await logGame(ada.person, `Tied with ${ada.lastName}`, { our_score: 2, their_score: 2 });
  await logGame(gil.person, `Lost to ${gil.lastName}`, {
    our_score: 1,
    their_score: 3,
    goals: 0,
    assists: 0,
    shots_against: 24,
    saves: 21,
    goals_against: 3,
    started_game: true,
  });
  const page = await open(null, { permissions: ['clipboard-read', 'clipboard-write'] });
  await disableWebShare(page);
  await page.goto(`/player/${ada.person.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ada P/);
  const games = page.getByRole('region', { name: 'Games This Season' });
  await expect(games.getByRole('listitem')).toContainText(
    /Tie: .* 2, Tied with .* 2, on .*Goals 2, assists 1\./,
  );
  await expect(games.getByText('T', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Current season' })).toContainText(
    /Sep 1, \d{4} – Aug 31, \d{4}/,
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast(page, 'Profile link copied to clipboard!')).toBeVisible();
  expect(await copiedText(page)).toBe(page.url());

  await page.goto(`/player/${gil.person.id}`);
  await expect(games.getByRole('listitem')).toContainText(/Loss: .*Saves 21, goals against 3, started Yes\./);
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Create Free Account' }).click();
  await expect(page).toHaveURL(/\/login/);

  const signedIn = await open(gil.session);
  await signedIn.goto(`/player/${ada.person.id}`);
  await expect(signedIn.getByRole('link', { name: 'Open profile' })).toBeVisible();
  await expect(signedIn.getByText('Create Free Account')).toBeHidden();
});

test('public pages meet WCAG 2.2 AA in both themes, stay under 150 KB of script and show errors', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const clip = await uploadHighlight(ada, 'Between the pads');
  const page = await open(null);
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js'))
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`/highlight/${clip.id}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'kilobytes of script', description: (bytes / 1024).toFixed(1) });
  expect(bytes / 1024).toBeLessThanOrEqual(150);
  await checkScreen(page, 'highlight');
  await page.goto(`/player/${ada.person.id}`);
  await expect(page.getByText('New season starts with the first game')).toBeVisible();
  await checkScreen(page, 'player');
  await removePageData(page);
  await page.route('**/api/users/public/*', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Unable to connect to server.', { timeout: 20_000 });
  await checkScreen(page, 'player with an error');
});
