import type { Locator, Page } from '@playwright/test';
import { drillRoutes } from '@rinkside/contracts/drill';
import type { TestUser } from '@rinkside/testkit/test-user';
import { expect } from './playwright-test.js';

export const library = (page: Page) => page.getByRole('region', { name: 'Drill library' });
export const plan = (page: Page) => page.getByRole('region', { name: 'Personalized Training Plan' });
export const sessions = (page: Page) => page.getByRole('region', { name: 'Your sessions' });
/** The dialog with the timer of a drill. */
export const runner = (page: Page, title: string) => page.getByRole('dialog', { name: title });
export const dayButton = (page: Page, day: string) =>
  plan(page).getByRole('group', { name: 'Day' }).getByRole('button', { name: day });

/** Sets a plan with one drill on Monday. */
export const planMonday = (person: TestUser) =>
  person.call(drillRoutes.changePlan, {
    body: { days: [{ day: 1, items: [{ drill_id: 'wall-partner', minutes: 10 }] }] },
  });

/** Stops the page's clock, so that only `runUntil` advances it. */
export const stopClock = async (page: Page) => {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 500);
};

/** Advances the page's clock until an element is visible. */
export const runUntil = (page: Page, element: Locator) =>
  expect(async () => {
    await page.clock.runFor(2_000);
    expect(await element.isVisible()).toBe(true);
  }).toPass({ intervals: [0] });

/** Opens a drill and starts its timer. */
export const startDrill = async (page: Page, id: string, title: string) => {
  await page.goto(`/app/drills/${id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(runner(page, title).getByText('Get ready', { exact: true })).toBeVisible();
  return runner(page, title);
};
