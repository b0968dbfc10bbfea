import type { Page } from '@playwright/test';
import type { interceptApi } from './api-interceptor.js';
import type { ProductScreen } from './screen-table.js';
import { type StoredSession, sessionStorageKey } from './users.js';
import { expect } from './playwright-test.js';
import { offlineNotice } from './offline-device.js';
import { waitUntilLoaded } from './open-screen.js';

type Calls = Awaited<ReturnType<typeof interceptApi>>;

/** Loading indicators. */
const loadingIndicators = (page: Page) =>
  page.locator('.animate-sheen, .page-progress, [aria-busy="true"], main .animate-spin');
const alerts = (page: Page) => page.locator('main').getByRole('alert');
const retries = (page: Page) => page.getByRole('button', { name: 'Retry', exact: true });

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
const expectLoading = async (page: Page, { errorText, emptyText }: ProductScreen): Promise<void> => {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(loadingIndicators(page).first()).toBeAttached();
  await expect(alerts(page)).toHaveCount(0);
  for (const text of [errorText, emptyText]) if (text) await expect(page.getByText(text)).toHaveCount(0);
};

/** Expects a readable error message with Retry. */
const expectFailure = async (page: Page, errorText: string): Promise<void> => {
  await eventually(page, async () => {
    await expect(page.getByText(errorText).first()).toBeVisible(shortTimeout);
    await expect(retries(page).first()).toBeVisible(shortTimeout);
  });
  expect(await page.locator('body').innerText()).not.toMatch(
    /HTTP error|undefined|NaN|\[object|Unexpected token/,
  );
};

/** Retries offline and expects an error with Retry, or cached data with the offline notice. */
const expectOffline = async (page: Page): Promise<void> => {
  await retries(page).first().press('Enter');
  await eventually(page, async () => {
    await expect(retries(page).or(offlineNotice(page)).first()).toBeVisible(shortTimeout);
    await expectFocusKept(page);
  });
};

/** Retries and expects the content, with the focus kept. */
const expectRecovery = async (page: Page, { errorText = '' }: ProductScreen): Promise<void> => {
  await expect(async () => {
    const retry = retries(page).first();
    if (await retry.isEnabled(shortTimeout).catch(() => false)) await retry.press('Enter', shortTimeout);
    await expect(alerts(page)).toHaveCount(0, shortTimeout);
  }).toPass({ timeout: 20_000, intervals: [0] });
  await expectFocusKept(page);
  await waitUntilLoaded(page);
  await expect(page.getByText(errorText, { exact: true })).toHaveCount(0);
};

/** Expects that the screen needs no API request. */
const expectIndependent = async (page: Page): Promise<void> => {
  await eventually(page, () => expect(page.locator('h1').first()).toBeAttached(shortTimeout));
  await expect(retries(page)).toHaveCount(0);
};

/** Ends the session in another tab and expects /login, then starts it again and expects the same path. */
export const expectSessionRequired = async (
  page: Page,
  other: Page,
  session: StoredSession,
  path: string,
) => {
  await other.evaluate((key) => {
    localStorage.setItem(`${key}.end`, 'expired');
    localStorage.removeItem(key);
  }, sessionStorageKey);
  await expect(page).toHaveURL('/login');
  await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionStorageKey,
    JSON.stringify(session),
  ] as const);
  await expect(page).toHaveURL(path);
};

/** Checks a screen in the loading, error, offline and recovered state. */
export const checkStates = async (page: Page, calls: Calls, screen: ProductScreen, path: string) => {
  // A navigation that changes only the hash would not reload the page.
  await page.goto('about:blank');
  const { errorText } = screen;
  await calls.setBehavior(errorText ? 'pending' : 'failing');
  await page.goto(path);
  if (!errorText) return expectIndependent(page);
  await expectLoading(page, screen);
  await calls.setBehavior('failing');
  await expectFailure(page, errorText);
  await calls.setBehavior('offline');
  await expectOffline(page);
  await calls.setBehavior('normal');
  return expectRecovery(page, screen);
};
