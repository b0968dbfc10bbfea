import type { Page } from '@playwright/test';
import type { Cast } from './cast.js';
import type { Screen } from './screen-table.js';
import { expect } from './test.js';

/** A page says what it is, nothing of it is a grey stand-in, and its pictures and letters have come. */
export const stand = async (page: Page): Promise<void> => {
  const named = page.locator('h1').or(page.getByText('Completing authentication...'));
  await expect(named.first()).toBeAttached();
  await expect(page.locator('.animate-sheen, .page-progress')).toHaveCount(0, { timeout: 20_000 });
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
};

/** Goes to a screen, or on to it from the one before, and waits until it stands. */
export const visit = async (page: Page, { at, before, reach }: Screen, cast: Cast): Promise<void> => {
  await before?.(page);
  if (at) await page.goto(typeof at === 'string' ? at : at(cast));
  await reach?.(page);
  await stand(page);
};
