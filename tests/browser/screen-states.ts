import type { Page } from '@playwright/test';
import type { callsOf } from './calls.js';
import type { Screen } from './screen-table.js';
import { type Session, sessionKey } from './people.js';
import { expect } from './test.js';
import { stand } from './visit.js';

type Calls = Awaited<ReturnType<typeof callsOf>>;

/** Loading indicators. */
const loadingIndicators = (page: Page) =>
  page.locator('.animate-sheen, .page-progress, [aria-busy="true"], main .animate-spin');
const alerts = (page: Page) => page.locator('main').getByRole('alert');
const retries = (page: Page) => page.getByRole('button', { name: 'Retry', exact: true });
const offlineNotice = (page: Page) => page.getByText(/^Offline, showing /);

/** Skips the two automatic retries after 1 s and 2 s. */
const skipRetries = (page: Page) => page.clock.fastForward(2500);
const shortTimeout = { timeout: 300 };

const eventually = (page: Page, expectation: () => Promise<void>) =>
  expect(async () => {
    await skipRetries(page);
    await expectation();
    await expect(loadingIndicators(page)).toHaveCount(0, shortTimeout);
  }).toPass({ timeout: 20_000, intervals: [0] });

/** Expects that keyboard focus is not lost. */
const expectFocusKept = async (page: Page) =>
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

/** Expects the loading state: a heading and a loading indicator, without error or content texts. */
export const expectComing = async (page: Page, { errorText, emptyText }: Screen): Promise<void> => {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(loadingIndicators(page).first()).toBeAttached();
  await expect(alerts(page)).toHaveCount(0);
  for (const text of [errorText, emptyText]) if (text) await expect(page.getByText(text)).toHaveCount(0);
};

/** Expects a readable error message with Retry. */
export const expectFailure = async (page: Page, errorText: string): Promise<void> => {
  await eventually(page, async () => {
    await expect(page.getByText(errorText).first()).toBeVisible(shortTimeout);
    await expect(retries(page).first()).toBeVisible(shortTimeout);
  });
  expect(await page.locator('body').innerText()).not.toMatch(
    /HTTP error|undefined|NaN|\[object|Unexpected token/,
  );
};

/** Retries offline and expects an error with Retry, or cached data with the offline notice. */
export const expectAway = async (page: Page): Promise<void> => {
  await retries(page).first().press('Enter');
  await eventually(page, async () => {
    await expect(retries(page).or(offlineNotice(page)).first()).toBeVisible(shortTimeout);
    await expectFocusKept(page);
  });
};

/** Retries and expects the content, with the focus kept. */
export const expectHealing = async (page: Page, { errorText = '' }: Screen): Promise<void> => {
  await expect(async () => {
    const retry = retries(page).first();
    if (await retry.isEnabled(shortTimeout).catch(() => false)) await retry.press('Enter', shortTimeout);
    await expect(alerts(page)).toHaveCount(0, shortTimeout);
  }).toPass({ timeout: 20_000, intervals: [0] });
  await expectFocusKept(page);
  await stand(page);
  await expect(page.getByText(errorText, { exact: true })).toHaveCount(0);
};

/** Expects that the screen needs no API request. */
export const expectNoNeed = async (page: Page): Promise<void> => {
  await eventually(page, () => expect(page.locator('h1').first()).toBeAttached(shortTimeout));
  await expect(retries(page)).toHaveCount(0);
};

/** Ends the session in another tab and expects /login, then starts it again and expects the same path. */
export const expectGuarded = async (page: Page, other: Page, session: Session, path: string) => {
  await other.evaluate((key) => {
    localStorage.setItem(`${key}.end`, 'expired');
    localStorage.removeItem(key);
  }, sessionKey);
  await expect(page).toHaveURL('/login');
  await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const);
  await expect(page).toHaveURL(path);
};

/** Checks a screen in the loading, error, offline and recovered state. */
export const goThrough = async (page: Page, calls: Calls, screen: Screen, path: string) => {
  // A navigation that changes only the hash would not reload the page.
  await page.goto('about:blank');
  const { errorText } = screen;
  await calls.become(errorText ? 'pending' : 'failing');
  await page.goto(path);
  if (!errorText) return expectNoNeed(page);
  await expectComing(page, screen);
  await calls.become('failing');
  await expectFailure(page, errorText);
  await calls.become('offline');
  await expectAway(page);
  await calls.become('normal');
  return expectHealing(page, screen);
};
