import type { Page } from '@playwright/test';

/** Two touches of a button within 80 ms are one, and these are two taps. */
export const waitForNextTap = async (page: Page) => {
  const at = await page.evaluate(() => performance.now());
  await page.waitForFunction((tappedAt) => performance.now() - tappedAt > 80, at);
};
