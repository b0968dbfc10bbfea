import type { Locator, Page } from '@playwright/test';
import { drillRoutes } from '@rinkside/contracts/drill';
import type { Person } from '@rinkside/testkit/person';
import { expect } from './test.js';

export const library = (page: Page) => page.getByRole('region', { name: 'Drill library' });
export const plan = (page: Page) => page.getByRole('region', { name: 'Personalized Training Plan' });
export const sessions = (page: Page) => page.getByRole('region', { name: 'Your sessions' });
/** The window of a drill's clock. */
export const runner = (page: Page, title: string) => page.getByRole('dialog', { name: title });
export const dayButton = (page: Page, day: string) =>
  plan(page).getByRole('group', { name: 'Day' }).getByRole('button', { name: day });

/** One drill on Monday, all other days rest. */
export const planMonday = (person: Person) =>
  person.call(drillRoutes.changePlan, {
    body: { days: [{ day: 1, items: [{ drill_id: 'wall-partner', minutes: 10 }] }] },
  });

/** Lets the page's clock stand still, but for what {@link runUntil} runs it. */
export const stopClock = async (page: Page) => {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 500);
};

export const runUntil = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.runFor(2_000);
    expect(await shown.isVisible()).toBe(true);
  }).toPass({ intervals: [0] });

/** From its page to a running clock. */
export const startDrill = async (page: Page, id: string, title: string) => {
  await page.goto(`/app/drills/${id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(runner(page, title).getByText('Get ready', { exact: true })).toBeVisible();
  return runner(page, title);
};
