import type { Page } from '@playwright/test';
import { followRoutes } from '@rinkside/contracts/follow';
import { postRoutes } from '@rinkside/contracts/post';
import { look } from './looks.js';
import type { Member } from './people.js';
import { expect, test } from './test.js';

const posts = async ({ person }: Member, count: number) => {
  for (let at = 1; at <= count; at++) {
    const content = `Shift ${at}. ${'It was fast out there. '.repeat(at % 4)}`;
    await person.call(postRoutes.create, { body: { content } });
  }
};
const card = (page: Page, at: number) => page.getByRole('article').filter({ hasText: `Shift ${at}.` });
/** Where a card's top edge stands in the window. */
const top = async (page: Page, at: number) =>
  Math.round((await card(page, at).boundingBox())?.y ?? Number.NaN);

/** How much the page has moved by itself since it was opened (cumulative layout shift). */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    const shifts: { value: number; hadRecentInput: boolean }[] = [];
    const observer = new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => entry.toJSON() as (typeof shifts)[number])),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    // What is buffered is told within a frame; where nothing has moved, nothing is.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });

test('an empty feed says so and leads on; a broken one recovers', async ({ member, open }) => {
  const mia = await member('Mia');
  const page = await open(mia.session);
  const calls = '**/api/feed/following*';
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  await page.goto('/app/feed');
  await expect(page.getByRole('alert')).toContainText('Error loading feed');
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No content to display')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Discover Players' })).toHaveAttribute('href', '/app/discover');
});

test('a feed is read once when nothing happened until its room was joined', async ({ member, open }) => {
  const ada = await member('Ada');
  const ben = await member('Ben', { organization_id: ada.person.organizationId });
  await posts(ada, 1);
  const page = await open(ben.session);
  const read: string[] = [];
  let joined = false;
  page.on('request', (request) => {
    if (/\/feed\?/.test(request.url())) read.push(request.url());
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      joined ||= /^43\d+\[\{"ok":true,"quiet":\d{2,}/.test(String(payload));
    }),
  );
  await page.goto('/app/organization');
  await expect(card(page, 1)).toBeVisible();
  await expect.poll(() => joined).toBe(true);
  await ada.person.call(postRoutes.create, { body: { content: 'Shift 2. Heard, not read.' } });
  await expect(card(page, 2)).toBeVisible();
  expect(read).toHaveLength(1);
});

test('a long feed draws what is looked at, reads on by itself, and is found again on Back', async ({
  member,
  open,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  await posts(ada, 50);
  const page = await open(ben.session);
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'See full feed' }).click();
  await expect(card(page, 50)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Feed', level: 1 })).toBeFocused();

  await test.step('only a window of it is in the page, and each card says where it stands', async () => {
    for (let turn = 0; turn < 60 && !(await card(page, 6).isVisible()); turn++)
      await page.mouse.wheel(0, 700);
    await expect(card(page, 6)).toBeVisible();
    expect(await page.getByRole('article').count()).toBeLessThan(25);
    await expect(card(page, 50)).toHaveCount(0);
    await expect(card(page, 6)).toHaveAttribute('aria-posinset', '45');
    await expect(card(page, 6)).toHaveAttribute('aria-setsize', '50');
  });

  await test.step('Back leads to the same card at the same place, also when newer ones came meanwhile', async () => {
    await card(page, 6).scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const before = await top(page, 6);
    await card(page, 6)
      .getByRole('link', { name: /ago|just now/ })
      .click();
    await expect(page).toHaveURL(/\/app\/posts\//);
    await expect(page.getByText('No comments yet.')).toBeVisible();
    await ada.person.call(postRoutes.create, { body: { content: 'Shift 51. Just now.' } });
    await page.goBack();
    await expect(card(page, 6)).toBeVisible();
    await expect.poll(async () => Math.abs((await top(page, 6)) - before)).toBeLessThanOrEqual(2);
    // What was left from has the focus again.
    await expect(card(page, 6)).toBeFocused();
  });

  await test.step('Page Up and Page Down walk from card to card', async () => {
    await page.keyboard.press('PageDown');
    await expect(card(page, 5)).toBeFocused();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    await expect(card(page, 7)).toBeFocused();
    await expect(card(page, 7)).toBeInViewport();
  });

  await test.step('a page that is loaded anew begins at its top, wherever the one before was left', async () => {
    await page.goto('/app/drills');
    await expect(page.getByRole('link', { name: /^Start / }).first()).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('back on the net, a long feed is read again only as far as it is looked at', async ({
  member,
  open,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  await posts(ada, 70);
  const page = await open(ben.session, { serviceWorkers: 'block' });
  await page.goto('/app/feed');
  await expect(card(page, 70)).toBeVisible();
  for (let turn = 0; turn < 60 && !(await card(page, 12).isVisible()); turn++) await page.mouse.wheel(0, 700);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(card(page, 70)).toBeInViewport();

  const isFeed = (url: string) => url.includes('/api/feed/following');
  const cursors: (string | null)[] = [];
  page.on('request', (request) => {
    if (isFeed(request.url())) cursors.push(new URL(request.url()).searchParams.get('cursor'));
  });
  const below = () => cursors.filter((cursor) => cursor !== null);
  const again = page.waitForResponse((reply) => isFeed(reply.url()));
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await again;
  await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
  expect(below()).toEqual([]);

  await test.step('further down it is read anew as one gets there, each page once', async () => {
    for (let turn = 0; turn < 60 && !(await card(page, 4).isVisible()); turn++)
      await page.mouse.wheel(0, 700);
    await expect(card(page, 4)).toBeVisible();
    await expect(card(page, 4)).toHaveAttribute('aria-setsize', '70');
    expect(new Set(below()).size).toBe(3);
    expect(below()).toHaveLength(3);
  });
});

test('what comes while one reads waits behind a pill, and nothing jumps', async ({ member, open }) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  await posts(ada, 30);
  const page = await open(ben.session);
  await page.goto('/app/feed');
  await expect(card(page, 30)).toBeVisible();
  for (let turn = 0; turn < 30 && !(await card(page, 14).isVisible()); turn++) await page.mouse.wheel(0, 500);
  const before = await top(page, 14);
  await ada.person.call(postRoutes.create, { body: { content: 'Shift 31. Fresh ice.' } });
  const pill = page.getByRole('button', { name: '1 new' });
  await expect(pill).toBeVisible();
  expect(await top(page, 14)).toBe(before);
  await pill.click();
  await expect(card(page, 31)).toBeFocused();
  await expect(card(page, 31)).toBeInViewport();
  await expect(pill).toBeHidden();
});

test('cards and comments shift nothing as they come, and meet WCAG 2.2 AA in both themes', async ({
  member,
  open,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  await posts(ada, 8);
  const page = await open(ben.session, { reducedMotion: 'reduce' });
  await page.goto('/app/feed');
  await expect(card(page, 8)).toBeVisible();
  await card(page, 8).getByRole('button', { name: '0 comments' }).click();
  await expect(page.getByRole('textbox', { name: 'Add a comment' })).toBeVisible();
  await card(page, 8).getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Report post' })).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThan(0.1);
  await look(page, 'feed with comments and a menu');
});
