import { mkdir, rm } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import type { Page } from '@playwright/test';
import { type ScreenFixtures, createScreenFixtures, type ViewerKind } from '../e2e/screen-fixtures.js';
import { type ProductScreen, screens, type ScreenState, statesOf } from '../e2e/screen-table.js';
import { signUpAndOnboard, type StoredSession } from '../e2e/users.js';
import { expect, test } from '../e2e/playwright-test.js';
import { openScreen } from '../e2e/open-screen.js';
import { viewports, takeScreenshots, createContactSheet, type Screenshot } from './take-screenshots.js';

const folder = joinPath(import.meta.dirname, '../../screenshots');
const filters = (process.env.RINKSIDE_SCREENS ?? '').split(',');

/** Selects screens by RINKSIDE_SCREENS, plus the screens they continue from. */
const selectedScreens = (): ProductScreen[] => {
  const isSelected = screens.map(({ name }) => filters.some((filter) => name.includes(filter)));
  for (let at = screens.length - 1; at > 0; at -= 1)
    if (isSelected[at] && !screens[at]?.path) isSelected[at - 1] = true;
  return screens.filter((_screen, at) => isSelected[at]);
};

/** Fails every API request with 503 except the one for the signed-in user. */
const failCalls = (page: Page) =>
  page.route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== '/api/users/me',
    (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, message: 'Rinkside is being restarted.' } }),
  );

test('takes screenshots of every screen in every state, width and theme', async ({ product, open }) => {
  const cast = await createScreenFixtures(product);
  const emptyAccounts: Partial<Record<ViewerKind, StoredSession>> = {
    skater: (await signUpAndOnboard(product, 'Eve', { birthdate: '2012-04-05' })).session,
  };
  const selected = selectedScreens();
  if (selected.length === screens.length) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const screenshots = new Map<string, Screenshot[]>();
  const capture = async (page: Page, screen: ProductScreen, state: ScreenState, people: ScreenFixtures) => {
    const prepare = async () => {
      await openScreen(page, screen, people);
      // Failed requests are retried before the error is shown.
      if (state === 'error') await page.getByRole('alert').first().waitFor({ timeout: 20_000 });
    };
    await prepare().catch((error: unknown) => expect.soft(error, `${screen.name}, ${state}`).toBeUndefined());
    screenshots.set(screen.name, [
      ...(screenshots.get(screen.name) ?? []),
      ...(await takeScreenshots(page, folder, screen.name, state)),
    ]);
  };
  const openWindow = (session: StoredSession | null) =>
    open(session, { viewport: viewports[0], reducedMotion: 'reduce', serviceWorkers: 'block' });

  let page: Page | undefined;
  for (const screen of selected) {
    const { viewer, path } = screen;
    if (path || !page) {
      await page?.context().close();
      page = await openWindow(cast.sessions[viewer]);
    }
    await capture(page, screen, 'full', cast);
    for (const state of statesOf(screen).filter((other) => other !== 'full')) {
      const statePage = await openWindow(
        state === 'empty' ? (emptyAccounts[viewer] ?? null) : cast.sessions[viewer],
      );
      if (state === 'error') await failCalls(statePage);
      await capture(statePage, screen, state, cast);
      await statePage.context().close();
    }
  }
  for (const [name, images] of screenshots) await createContactSheet(folder, name, images);
});
