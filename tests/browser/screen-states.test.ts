import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callsOf } from './calls.js';
import { type Cast, castOf } from './cast.js';
import { join as joinUp } from './people.js';
import { heldBy, isGuarded } from './screen-matrix.js';
import { expectGuarded, goThrough } from './screen-states.js';
import { type Screen, screens } from './screen-table.js';
import { expect, test } from './test.js';

test.setTimeout(180_000);

const pathOf = ({ path }: Screen, cast: Cast) => (typeof path === 'function' ? path(cast) : (path ?? ''));
/** Screens with a path that need no preparation. */
const directScreens = screens.filter(({ path, prepare, navigate }) => path && !prepare && !navigate);
const groups = Object.groupBy(
  directScreens.filter(({ deniedText }) => !deniedText),
  ({ viewer }) => viewer,
);
let cast: Promise<Cast> | undefined;

/** Placeholder ids for comparing paths. */
const placeholders: Cast = {
  sessions: { visitor: null, newcomer: null, skater: null, goalie: null, coach: null, moderator: null },
  game: 'a-game',
  post: 'a-post',
  highlight: 'a-highlight',
  player: 'a-player',
  friend: 'a-friend',
  club: 'a-club',
  otherClub: 'another-club',
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
  const rows = screens.map(heldBy);
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
    cast ??= castOf(product);
    const people = await cast;
    const [first] = group;
    const session = first ? people.sessions[first.viewer] : null;
    const page = await open(session, { reducedMotion: 'reduce' });
    const other = await page.context().newPage();
    await other.goto('/icon.svg');
    await page.clock.install();
    const calls = await callsOf(page);
    for (const screen of group)
      await test.step(screen.name, async () => {
        const path = pathOf(screen, people);
        await goThrough(page, calls, screen, path);
        await calls.become('normal');
        if (session && isGuarded(path)) await expectGuarded(page, other, session, path);
      });
  });

test('missing and forbidden screens show a message with a link', async ({ product, open }) => {
  cast ??= castOf(product);
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
  cast ??= castOf(product);
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
