import type { Page, Route } from '@playwright/test';
import { postRoutes } from '@rinkside/contracts/post';
import { expect, test, toast } from './playwright-test.js';

const queuedPosts = (page: Page) =>
  page.getByRole('list', { name: 'Posts not sent yet' }).getByRole('listitem');

const compose = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Write a post' }).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
};

/** Triggers the events that flush the outbox immediately, unless it backs off. */
const triggerFlush = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
  });

const responses: Record<string, (route: Route) => Promise<void>> = {
  offline: (route) => route.abort('internetdisconnected'),
  rateLimited: (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '120' },
      json: { statusCode: 429, message: 'Too many requests.' },
    }),
  failing: (route) => route.fulfill({ status: 500, json: { statusCode: 500, message: 'Oops' } }),
  normal: (route) => route.continue(),
};

test('waits for Retry-After on 429 and backs off on 500, then sends each post once', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  await page.clock.install();
  let [behavior, requests] = ['offline', 0];
  await page.route('**/api/posts', async (route) => {
    requests += 1;
    await responses[behavior]?.(route);
  });
  await page.goto('/app/dashboard');
  await compose(page, 'Slow ice');
  await expect(queuedPosts(page)).toHaveCount(1);

  await test.step('429 with Retry-After', async () => {
    [behavior, requests] = ['rateLimited', 0];
    await page.clock.fastForward(3000);
    await expect.poll(() => requests).toBe(1);
    await triggerFlush(page);
    await page.clock.fastForward(100_000);
    // A new post is queued too. Any earlier request would have been sent by now.
    await compose(page, 'Slower ice');
    await expect(queuedPosts(page)).toHaveCount(2);
    expect(requests).toBe(1);
  });

  await test.step('500', async () => {
    [behavior, requests] = ['failing', 0];
    await page.clock.fastForward(25_000);
    // Each entry is tried, because one failing entry must not block the others.
    await expect.poll(() => requests).toBe(2);
    await triggerFlush(page);
    await page.clock.fastForward(500);
    await page.getByRole('textbox', { name: 'Write a post' }).fill('Half a thought');
    expect(requests).toBe(2);
  });

  [behavior, requests] = ['normal', 0];
  await page.clock.fastForward(60_000);
  await expect(toast(page, 'Post created successfully!').first()).toBeVisible();
  await expect(queuedPosts(page)).toHaveCount(0);
  await triggerFlush(page);
  expect((await ada.person.call(postRoutes.own)).map(({ content }) => content)).toEqual([
    'Slower ice',
    'Slow ice',
  ]);
  expect(requests).toBe(2);
});
