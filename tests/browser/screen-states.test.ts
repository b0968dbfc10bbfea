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

const addressOf = ({ at }: Screen, cast: Cast) => (typeof at === 'function' ? at(cast) : (at ?? ''));
/** Those with an address of their own that nothing is in the way of. */
const addressed = screens.filter(({ at, before, reach }) => at && !before && !reach);
const groups = Object.groupBy(
  addressed.filter(({ refused }) => !refused),
  ({ as }) => as,
);
let cast: Promise<Cast> | undefined;

/** Stands where addresses are only compared. */
const anybody: Cast = {
  sessions: { visitor: null, newcomer: null, skater: null, goalie: null, coach: null, moderator: null },
  game: 'a-game',
  post: 'a-post',
  highlight: 'a-highlight',
  player: 'a-player',
  friend: 'a-friend',
  club: 'a-club',
  otherClub: 'another-club',
};

test('every page of the app has its row, and every case of a row its test', async () => {
  const source = (path: string) => readFile(join(import.meta.dirname, path), 'utf8');
  const navigation = await source('../../apps/web/src/pages/app/navigation.ts');
  const paths = [...navigation.matchAll(/\{ path: '([^']+)'/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(15);
  const addresses = screens.map((screen) => addressOf(screen, anybody));
  for (const path of paths) {
    const pattern = new RegExp(`^/app/${path.replaceAll(/:\w+/g, '[^/?#]+')}([?#]|$)`);
    expect(
      addresses.filter((address) => pattern.test(address)),
      path,
    ).not.toEqual([]);
  }
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
  const rows = screens.map(heldBy);
  for (const test of new Set(rows.flatMap((row) => Object.values(row).filter((name) => name !== null))))
    expect(await source(`${test}.test.ts`), test).toContain('test(');
  // A screen is seen by a test that looks at all of it.
  for (const test of new Set(rows.map(({ happy }) => happy)))
    expect(await source(`${test}.test.ts`), `${test}`).toMatch(/\blook\(/);
});

for (const [part, group] of Object.entries(groups))
  test(`every screen of a ${part}: coming, failing, without a connection, and back; signed out: to /login and back`, async ({
    product,
    open,
  }) => {
    cast ??= castOf(product);
    const people = await cast;
    const [first] = group;
    const session = first ? people.sessions[first.as] : null;
    const page = await open(session, { reducedMotion: 'reduce' });
    const other = await page.context().newPage();
    await other.goto('/icon.svg');
    await page.clock.install();
    const calls = await callsOf(page);
    for (const screen of group)
      await test.step(screen.name, async () => {
        const address = addressOf(screen, people);
        await goThrough(page, calls, screen, address);
        await calls.become('answered');
        if (session && isGuarded(address)) await expectGuarded(page, other, session, address);
      });
  });

test('what is not there, or not theirs: said in words, with a way on', async ({ product, open }) => {
  cast ??= castOf(product);
  const people = await cast;
  for (const [part, group] of Object.entries(
    Object.groupBy(
      screens.filter(({ refused }) => refused),
      ({ as }) => as,
    ),
  )) {
    const page = await open(people.sessions[group[0]?.as ?? 'visitor']);
    for (const screen of group)
      await test.step(`${screen.name}, as ${part}`, async () => {
        await page.goto(addressOf(screen, people));
        await expect(page.getByText(screen.refused ?? '').first()).toBeVisible();
        await expect(page.locator('main').getByRole('link').first()).toBeVisible();
      });
  }
});

test('a new account: every screen that can be empty says so', async ({ product, open }) => {
  cast ??= castOf(product);
  const people = await cast;
  const eve = await joinUp(product, 'Eve', { birthdate: '2012-04-05' });
  const page = await open(eve.session);
  for (const screen of screens.filter(({ empty }) => empty))
    await test.step(screen.name, async () => {
      await page.goto('about:blank');
      await page.goto(addressOf(screen, people));
      await expect(page.getByText(screen.empty ?? '').first()).toBeVisible();
      await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
    });
});
