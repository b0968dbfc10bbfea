import type { Page } from '@playwright/test';
import type { ScreenFixtures } from './screen-fixtures.js';
import type { ProductScreen } from './screen-table.js';
import { expect } from './playwright-test.js';

/** Waits until the page has a heading and no skeletons, and its images and fonts are loaded. */
export const waitUntilLoaded = async (page: Page): Promise<void> => {
  const heading = page.locator('h1').or(page.getByText('Completing authentication...'));
  await expect(heading.first()).toBeAttached();
  await expect(page.locator('.animate-sheen, .page-progress')).toHaveCount(0, { timeout: 20_000 });
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
};

/** Opens a screen, or continues to it from the one before, and waits until it is loaded. */
export const openScreen = async (
  page: Page,
  { path, prepare, navigate }: ProductScreen,
  cast: ScreenFixtures,
): Promise<void> => {
  await prepare?.(page);
  if (path) await page.goto(typeof path === 'string' ? path : path(cast));
  await navigate?.(page);
  await waitUntilLoaded(page);
};
