import type { Page } from '@playwright/test';
import { followRoutes } from '@rinkside/contracts/follow';
import { postRoutes } from '@rinkside/contracts/post';
import { checkScreen } from './a11y.js';
import type { OnboardedUser } from './users.js';
import { expect, test } from './playwright-test.js';

const createPosts = async ({ person }: OnboardedUser, count: number) => {
  for (let at = 1; at <= count; at++) {
    const content = `Shift ${at}. ${'It was fast out there. '.repeat(at % 4)}`;
    await person.call(postRoutes.create, { body: { content } });
  }
};
const card = (page: Page, at: number) => page.getByRole('article').filter({ hasText: `Shift ${at}.` });
/** Vertical position of a card in the viewport, px. */
const topOf = async (page: Page, at: number) =>
  Math.round((await card(page, at).boundingBox())?.y ?? Number.NaN);

/** Returns the cumulative layout shift since the page was opened. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    const shifts: { value: number; hadRecentInput: boolean }[] = [];
    const observer = new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => entry.toJSON() as (typeof shifts)[number])),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries arrive within a frame, if there are any.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });

test('an empty feed links to Discover, and a failed feed recovers on retry', async ({ member, open }) => {
  const mia = await member('Mia');
  const page = await open(mia.session);
  const feedUrl = '**/api/feed/following*';
  await page.route(feedUrl, (route) => route.abort('internetdisconnected'));
  await page.goto('/app/feed');
  await expect(page.getByRole('alert')).toContainText('Error loading feed');
  await page.unroute(feedUrl);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No content to display')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Discover Players' })).toHaveAttribute('href', '/app/discover');
});

test('fetches a feed once when nothing changed before its room was joined', async ({ member, open }) => {
  const ada = await member('Ada');
  const ben = await member('Ben', { organization_id: ada.person.organizationId });
  await createPosts(ada, 1);
  const page = await open(ben.session);
  const feedRequests: string[] = [];
  let isJoined = false;
  page.on('request', (request) => {
    if (/\/feed\?/.test(request.url())) feedRequests.push(request.url());
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      isJoined ||= /^43\d+\[\{"ok":true,"quiet":\d{2,}/.test(String(payload));
    }),
  );
  await page.goto('/app/organization');
  await expect(card(page, 1)).toBeVisible();
  await expect.poll(() => isJoined).toBe(true);
  await ada.person.call(postRoutes.create, { body: { content: 'Shift 2. Live, not fetched.' } });
  await expect(card(page, 2)).toBeVisible();
  expect(feedRequests).toHaveLength(1);
});

test('a long feed renders only visible cards, loads more on scroll and is restored on Back', async ({
  member,
  open,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  await createPosts(ada, 50);
  const page = await open(ben.session);
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'See full feed' }).click();
  await expect(card(page, 50)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Feed', level: 1 })).toBeFocused();

  await test.step('renders a window of the feed, with aria-posinset on each card', async () => {
    for (let turn = 0; turn < 60 && !(await card(page, 6).isVisible()); turn++)
      await page.mouse.wheel(0, 700);
    await expect(card(page, 6)).toBeVisible();
    expect(await page.getByRole('article').count()).toBeLessThan(25);
    await expect(card(page, 50)).toHaveCount(0);
    await expect(card(page, 6)).toHaveAttribute('aria-posinset', '45');
    await expect(card(page, 6)).toHaveAttribute('aria-setsize', '50');
  });

  await test.step('Back restores the card and its position, even with newer posts', async () => {
    await card(page, 6).scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const before = await topOf(page, 6);
    await card(page, 6)
      .getByRole('link', { name: /ago|just now/ })
      .click();
    await expect(page).toHaveURL(/\/app\/posts\//);
    await expect(page.getByText('No comments yet.')).toBeVisible();
    await ada.person.call(postRoutes.create, { body: { content: 'Shift 51. Just now.' } });
    await page.goBack();
    await expect(card(page, 6)).toBeVisible();
    await expect.poll(async () => Math.abs((await topOf(page, 6)) - before)).toBeLessThanOrEqual(2);
    // Focus returns to the card that was opened.
    await expect(card(page, 6)).toBeFocused();
  });

  await test.step('Page Up and Page Down move between cards', async () => {
    await page.keyboard.press('PageDown');
    await expect(card(page, 5)).toBeFocused();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    await expect(card(page, 7)).toBeFocused();
    await expect(card(page, 7)).toBeInViewport();
  });

  await test.step('a new page starts at the top', async () => {
    await page.goto('/app/drills');
    await expect(page.getByRole('link', { name: /^Start / }).first()).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('after a reconnect, refetches a long feed only as far as it is visible', async ({ member, open }) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  await createPosts(ada, 70);
  const page = await open(ben.session, { serviceWorkers: 'block' });
  await page.goto('/app/feed');
  await expect(card(page, 70)).toBeVisible();
  for (let turn = 0; turn < 60 && !(await card(page, 12).isVisible()); turn++) await page.mouse.wheel(0, 700);
  // Wheel events that are still being handled scroll down again.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(card(page, 70)).toBeInViewport({ timeout: 1000 });
  }).toPass();

  const isFeed = (url: string) => url.includes('/api/feed/following');
  const cursors: (string | null)[] = [];
  page.on('request', (request) => {
    if (isFeed(request.url())) cursors.push(new URL(request.url()).searchParams.get('cursor'));
  });
  const cursorRequests = () => cursors.filter((cursor) => cursor !== null);
  const refetch = page.waitForResponse((reply) => isFeed(reply.url()));
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await refetch;
  await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
  expect(cursorRequests()).toEqual([]);

  await test.step('refetches further pages on scroll, each once', async () => {
    for (let turn = 0; turn < 60 && !(await card(page, 4).isVisible()); turn++)
      await page.mouse.wheel(0, 700);
    await expect(card(page, 4)).toBeVisible();
    await expect(card(page, 4)).toHaveAttribute('aria-setsize', '70');
    expect(new Set(cursorRequests()).size).toBe(3);
    expect(cursorRequests()).toHaveLength(3);
  });
});

test('new posts wait behind a pill while the reader is scrolled down, without layout shift', async ({
  member,
  open,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  await createPosts(ada, 30);
  const page = await open(ben.session);
  await page.goto('/app/feed');
  await expect(card(page, 30)).toBeVisible();
  for (let turn = 0; turn < 30 && !(await card(page, 14).isVisible()); turn++)
    await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }));
  const before = await topOf(page, 14);
  await ada.person.call(postRoutes.create, { body: { content: 'Shift 31. Fresh ice.' } });
  const pill = page.getByRole('button', { name: '1 new' });
  await expect(pill).toBeVisible();
  expect(await topOf(page, 14)).toBe(before);
  await pill.click();
  await expect(card(page, 31)).toBeFocused();
  await expect(card(page, 31)).toBeInViewport();
  await expect(pill).toBeHidden();
});

test('cards and comments cause no layout shift and meet WCAG 2.2 AA in both themes', async ({
  member,
  open,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  await createPosts(ada, 8);
  const page = await open(ben.session);
  await page.goto('/app/feed');
  await expect(card(page, 8)).toBeVisible();
  await card(page, 8).getByRole('button', { name: '0 comments' }).click();
  await expect(page.getByRole('textbox', { name: 'Add a comment' })).toBeVisible();
  await card(page, 8).getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Report post' })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.1);
  await checkScreen(page, 'feed with comments and a menu');
});

test('long texts are folded and can be opened', async ({ member, open }) => {
  const mia = await member('Mia');
  const content = `First line${'\n'.repeat(400)}second line${'\nanother line'.repeat(40)}\nlast line`;
  await mia.person.call(postRoutes.create, { body: { content } });
  const page = await open(mia.session, { viewport: { width: 390, height: 844 } });
  await page.goto('/app/organization');
  const card = page.getByRole('article').filter({ hasText: 'First line' });
  const more = card.getByRole('button', { name: 'Show more' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const height = async () => (await card.boundingBox())?.height ?? 0;
  const folded = await height();
  expect(folded).toBeLessThan(600);
  await more.press('Enter');
  await expect(card.getByRole('button', { name: 'Show less' })).toBeFocused();
  expect(await height()).toBeGreaterThan(folded + 500);
});
