import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { newerApis, newerApisIn } from './newer-apis.js';
import { openScreen } from './open-screen.js';
import { expect, test } from './playwright-test.js';
import { createScreenFixtures } from './screen-fixtures.js';
import { type ProductScreen, screens } from './screen-table.js';

/** Removes what Safari 16.4 or a somewhat older browser lacks, before any script runs. */
const removeNewerFunctions = (page: Page) =>
  page.addInitScript(() => {
    const removed: [object, string[]][] = [
      [Promise, ['withResolvers', 'try', 'any', 'allSettled']],
      [URL, ['parse', 'canParse']],
      [Object, ['groupBy', 'hasOwn']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex', 'at']],
      [String.prototype, ['replaceAll', 'at', 'isWellFormed', 'toWellFormed']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isDisjointFrom']],
      [AbortSignal, ['any', 'timeout']],
      [Element.prototype, ['checkVisibility']],
      [Document.prototype, ['startViewTransition']],
      [window, ['structuredClone', 'requestIdleCallback', 'cancelIdleCallback', 'Iterator', 'scheduler']],
    ];
    for (const [owner, names] of removed) for (const name of names) Reflect.deleteProperty(owner, name);
  });

/** Screens that open directly and show no deliberate error. */
const isOrdinary = ({ name, path, coveredBy }: ProductScreen) =>
  path !== undefined && !coveredBy && name !== 'router error';

test('every screen works in a browser without newer functions', async ({ product, open, browserErrors }) => {
  test.setTimeout(300_000);
  const cast = await createScreenFixtures(product);
  const pages = new Map<string, Page>();
  for (const screen of screens.filter(isOrdinary))
    await test.step(screen.name, async () => {
      const { viewer, prepare } = screen;
      // The preparation of a screen would affect the next one.
      const earlier = prepare ? undefined : pages.get(viewer);
      const page = earlier ?? (await open(cast.sessions[viewer]));
      if (!earlier) await removeNewerFunctions(page);
      if (!prepare) pages.set(viewer, page);
      await openScreen(page, screen, cast);
      await expect(page.getByRole('heading', { name: /Unexpected|went wrong/ })).toHaveCount(0);
    });
  expect(browserErrors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('only browsers that lack functions load the polyfills', async ({ open }) => {
  const loads = async (page: Page) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return paths.includes('/polyfills.js');
  };
  expect(await loads(await open(null))).toBe(false);
  const old = await open(null);
  await removeNewerFunctions(old);
  expect(await loads(old)).toBe(true);
});

test('an older browser gets one sentence and readable public pages', async ({ open }) => {
  const page = await open(null);
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  const sentence = page.getByText('Rinkside needs a newer browser');
  await page.goto('/');
  await expect(sentence).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your season,on the board.');
  await page.goto('/login');
  await expect(sentence).toBeVisible();
  await expect(page.locator('[data-spinner]')).toBeHidden();
  const current = await open(null);
  await current.goto('/login');
  await expect(current.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(current.getByText('Rinkside needs a newer browser')).toBeHidden();
});

/** APIs that the polyfills add. */
const polyfilled = ['Promise.withResolvers', '.withResolvers()', 'URL.parse', 'URL.canParse', '.canParse()', '.groupBy()', 'Map.groupBy', 'Object.groupBy']; // prettier-ignore
/** APIs that their caller checks for (Zod, fflate), and methods of the same name (PhotoSwipe). */
const checked = ['Error.captureStackTrace', '.captureStackTrace()', '.isError()'];

test('the built scripts use no API that a supported browser lacks', () => {
  const apis = newerApis();
  const site = 'apps/web/dist/site';
  const found = globSync(`${site}/**/*.js`)
    .filter((path) => !path.endsWith('/polyfills.js'))
    .map((path) => {
      // The service worker runs without the polyfills.
      const allowed = basename(path) === 'sw.js' ? [] : [...polyfilled, ...checked];
      return [basename(path), newerApisIn(path, apis).filter((name) => !allowed.includes(name))] as const;
    });
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(([, names]) => names.length > 0)).toEqual([]);
});
