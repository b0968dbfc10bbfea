import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { interceptApi } from './api-interceptor.js';
import { type ScreenFixtures, createScreenFixtures } from './screen-fixtures.js';
import { signUpAndOnboard as joinUp } from './users.js';
import { coveringTests, isGuarded } from './screen-coverage.js';
import { expectSessionRequired, checkStates } from './screen-states.js';
import { type ProductScreen, screens } from './screen-table.js';
import { expect, test } from './playwright-test.js';

test.setTimeout(180_000);

const pathOf = ({ path }: ProductScreen, cast: ScreenFixtures) =>
  typeof path === 'function' ? path(cast) : (path ?? '');
/** Screens with a path that need no preparation. */
const directScreens = screens.filter(({ path, prepare, navigate }) => path && !prepare && !navigate);
const groups = Object.groupBy(
  directScreens.filter(({ deniedText }) => !deniedText),
  ({ viewer }) => viewer,
);
let cast: Promise<ScreenFixtures> | undefined;

/** Placeholder ids for comparing paths. */
const placeholders: ScreenFixtures = {
  sessions: { visitor: null, newcomer: null, skater: null, goalie: null, coach: null, moderator: null },
  game: 'a-game',
  post: 'a-post',
  highlight: 'a-highlight',
  player: 'a-player',
  friend: 'a-friend',
  organization: 'a-club',
  otherOrganization: 'another-club',
  team: 'a-team',
};

test('every page of the app is in the screen table, and every case has a test', async () => {
  const source = (path: string) => readFile(join(import.meta.dirname, path), 'utf8');
  const navigation = await source('../../apps/web/src/pages/app/navigation.ts');
  const paths = [...navigation.matchAll(/\{ path: '([^']+)'/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(15);
  const screenPaths = screens.map((screen) => pathOf(screen, placeholders));
  for (const path of paths) {
    const pattern = new RegExp(`^/app/${path.replaceAll(/:\w+/g, '[^/?#]+')}([?#]|$)`);
    expect(
      screenPaths.filter((screenPath) => pattern.test(screenPath)),
      path,
    ).not.toEqual([]);
  }
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
  const rows = screens.map(coveringTests);
  for (const test of new Set(rows.flatMap((row) => Object.values(row).filter((name) => name !== null))))
    expect(await source(`${test}.test.ts`), test).toContain('test(');
  // The test of the happy case must check accessibility and layout.
  for (const test of new Set(rows.map(({ happy }) => happy)))
    expect(await source(`${test}.test.ts`), `${test}`).toMatch(/\bcheckScreen\(/);
});

for (const [viewer, group] of Object.entries(groups))
  test(`every screen of a ${viewer} handles loading, errors, offline and an expired session`, async ({
    product,
    open,
  }) => {
    cast ??= createScreenFixtures(product);
    const people = await cast;
    const [first] = group;
    const session = first ? people.sessions[first.viewer] : null;
    const page = await open(session);
    const other = await page.context().newPage();
    await other.goto('/icon.svg');
    await page.clock.install();
    const calls = await interceptApi(page);
    for (const screen of group)
      await test.step(screen.name, async () => {
        const path = pathOf(screen, people);
        await checkStates(page, calls, screen, path);
        await calls.setBehavior('normal');
        if (session && isGuarded(path)) await expectSessionRequired(page, other, session, path);
      });
  });

test('missing and forbidden screens show a message with a link', async ({ product, open }) => {
  cast ??= createScreenFixtures(product);
  const people = await cast;
  for (const [viewer, group] of Object.entries(
    Object.groupBy(
      screens.filter(({ deniedText }) => deniedText),
      ({ viewer }) => viewer,
    ),
  )) {
    const page = await open(people.sessions[group[0]?.viewer ?? 'visitor']);
    for (const screen of group)
      await test.step(`${screen.name}, as ${viewer}`, async () => {
        await page.goto(pathOf(screen, people));
        await expect(page.getByText(screen.deniedText ?? '').first()).toBeVisible();
        await expect(page.locator('main').getByRole('link').first()).toBeVisible();
      });
  }
});

test('screens of a new account show their empty state', async ({ product, open }) => {
  cast ??= createScreenFixtures(product);
  const people = await cast;
  const eve = await joinUp(product, 'Eve', { birthdate: '2012-04-05' });
  const page = await open(eve.session);
  for (const screen of screens.filter(({ emptyText }) => emptyText))
    await test.step(screen.name, async () => {
      await page.goto('about:blank');
      await page.goto(pathOf(screen, people));
      await expect(page.getByText(screen.emptyText ?? '').first()).toBeVisible();
      await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
    });
});
