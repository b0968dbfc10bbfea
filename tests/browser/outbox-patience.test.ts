import type { Page, Route } from '@playwright/test';
import { postRoutes } from '@rinkside/contracts/post';
import { expect, test, toast } from './test.js';

const waiting = (page: Page) => page.getByRole('list', { name: 'Posts not sent yet' }).getByRole('listitem');

const compose = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Write a post' }).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
};

/** What sends at once where nothing speaks against it. */
const occasions = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
  });

const answers: Record<string, (route: Route) => Promise<void>> = {
  none: (route) => route.abort('internetdisconnected'),
  busy: (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '120' },
      json: { statusCode: 429, message: 'Too many requests.' },
    }),
  broken: (route) => route.fulfill({ status: 500, json: { statusCode: 500, message: 'Oops' } }),
  true: (route) => route.continue(),
};

test('a server that asks for time is left alone that long, one that fails for a while, and both get it once', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  await page.clock.install();
  let [answer, asked] = ['none', 0];
  await page.route('**/api/posts', async (route) => {
    asked += 1;
    await answers[answer]?.(route);
  });
  await page.goto('/app/dashboard');
  await compose(page, 'Slow ice');
  await expect(waiting(page)).toHaveCount(1);

  await test.step('429 with Retry-After', async () => {
    [answer, asked] = ['busy', 0];
    await page.clock.fastForward(3000);
    await expect.poll(() => asked).toBe(1);
    await occasions(page);
    await page.clock.fastForward(100_000);
    // Made meanwhile, it waits with the rest; by then any other request would have been made.
    await compose(page, 'Slower ice');
    await expect(waiting(page)).toHaveCount(2);
    expect(asked).toBe(1);
  });

  await test.step('500', async () => {
    [answer, asked] = ['broken', 0];
    await page.clock.fastForward(25_000);
    // Each is tried: what the server cannot take must not hold up the rest.
    await expect.poll(() => asked).toBe(2);
    await occasions(page);
    await page.clock.fastForward(500);
    await page.getByRole('textbox', { name: 'Write a post' }).fill('Half a thought');
    expect(asked).toBe(2);
  });

  [answer, asked] = ['true', 0];
  await page.clock.fastForward(60_000);
  await expect(toast(page, 'Post created successfully!').first()).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await occasions(page);
  expect((await ada.person.call(postRoutes.own)).map(({ content }) => content)).toEqual([
    'Slower ice',
    'Slow ice',
  ]);
  expect(asked).toBe(2);
});
