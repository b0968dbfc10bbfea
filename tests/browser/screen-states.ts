import type { Page } from '@playwright/test';
import type { callsOf } from './calls.js';
import type { Screen } from './screen-table.js';
import { type Session, sessionKey } from './people.js';
import { expect } from './test.js';
import { stand } from './visit.js';

type Calls = Awaited<ReturnType<typeof callsOf>>;

/** What stands for something that is on its way. */
const busy = (page: Page) =>
  page.locator('.animate-sheen, .page-progress, [aria-busy="true"], main .animate-spin');
const alerts = (page: Page) => page.locator('main').getByRole('alert');
const retries = (page: Page) => page.getByRole('button', { name: 'Retry', exact: true });
const stale = (page: Page) => page.getByText(/^Offline, showing /);

/** Calls that fail are tried twice more, 1 s and 2 s later. */
const wait = (page: Page) => page.clock.fastForward(2500);
const soon = { timeout: 300 };

const settles = (page: Page, expectation: () => Promise<void>) =>
  expect(async () => {
    await wait(page);
    await expectation();
    await expect(busy(page)).toHaveCount(0, soon);
  }).toPass({ timeout: 20_000, intervals: [0] });

/** Nothing that was pressed may take the place of whoever uses the keyboard. */
const expectPlace = async (page: Page) =>
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

/** It has its name and says that it is coming, and nothing else yet. */
export const expectComing = async (page: Page, { failed, empty }: Screen): Promise<void> => {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(busy(page).first()).toBeAttached();
  await expect(alerts(page)).toHaveCount(0);
  for (const early of [failed, empty]) if (early) await expect(page.getByText(early)).toHaveCount(0);
};

/** It says what failed in words for people, and has a way to try again. */
export const expectFailure = async (page: Page, failed: string): Promise<void> => {
  await settles(page, async () => {
    await expect(page.getByText(failed).first()).toBeVisible(soon);
    await expect(retries(page).first()).toBeVisible(soon);
  });
  expect(await page.locator('body').innerText()).not.toMatch(
    /HTTP error|undefined|NaN|\[object|Unexpected token/,
  );
};

/** Tried again without a connection, it says so, or shows what was kept and says that. */
export const expectAway = async (page: Page): Promise<void> => {
  await retries(page).first().press('Enter');
  await settles(page, async () => {
    await expect(retries(page).or(stale(page)).first()).toBeVisible(soon);
    await expectPlace(page);
  });
};

/** Tried again, it heals, and nobody loses their place. */
export const expectHealing = async (page: Page, { failed = '' }: Screen): Promise<void> => {
  await expect(async () => {
    const retry = retries(page).first();
    if (await retry.isEnabled(soon).catch(() => false)) await retry.press('Enter', soon);
    await expect(alerts(page)).toHaveCount(0, soon);
  }).toPass({ timeout: 20_000, intervals: [0] });
  await expectPlace(page);
  await stand(page);
  await expect(page.getByText(failed, { exact: true })).toHaveCount(0);
};

/** With every call failing, it is all there. */
export const expectNoNeed = async (page: Page): Promise<void> => {
  await settles(page, () => expect(page.locator('h1').first()).toBeAttached(soon));
  await expect(retries(page)).toHaveCount(0);
};

/** The session ends elsewhere: to /login, and back here once there is one again. */
export const expectGuarded = async (page: Page, other: Page, session: Session, address: string) => {
  await other.evaluate((key) => {
    localStorage.setItem(`${key}.end`, 'expired');
    localStorage.removeItem(key);
  }, sessionKey);
  await expect(page).toHaveURL('/login');
  await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const);
  await expect(page).toHaveURL(address);
};

/** A screen from its first moment, through calls that fail and a connection that is lost, to its content. */
export const goThrough = async (page: Page, calls: Calls, screen: Screen, address: string) => {
  // A new hash alone would load nothing anew.
  await page.goto('about:blank');
  const { failed } = screen;
  await calls.become(failed ? 'held' : 'broken');
  await page.goto(address);
  if (!failed) return expectNoNeed(page);
  await expectComing(page, screen);
  await calls.become('broken');
  await expectFailure(page, failed);
  await calls.become('cut');
  await expectAway(page);
  await calls.become('answered');
  return expectHealing(page, screen);
};
