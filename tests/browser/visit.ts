import type { Page } from '@playwright/test';
import type { Cast } from './cast.js';
import type { Screen } from './screen-table.js';
import { expect } from './test.js';

/** Waits until the page has a heading and no skeletons, and its images and fonts are loaded. */
export const stand = async (page: Page): Promise<void> => {
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
export const visit = async (page: Page, { path, prepare, navigate }: Screen, cast: Cast): Promise<void> => {
  await prepare?.(page);
  if (path) await page.goto(typeof path === 'string' ? path : path(cast));
  await navigate?.(page);
  await stand(page);
};
