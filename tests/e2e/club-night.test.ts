import type { Page } from '@playwright/test';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { skaterGame } from '../integration/game-factory.js';
import { goal, startLiveGame } from '../integration/live-game-factory.js';
import { checkScreen } from './a11y.js';
import { watchMemory } from './page-memory.js';
import { expect, test } from './playwright-test.js';
import type { OnboardedUser } from './users.js';

const pageMs = 10_000;
const tv = (page: Page) => page.getByRole('dialog');
const pageNumber = (page: Page) => tv(page).getByText(/^Page \d+\/\d+$/u);
const clubOf = ({ person }: OnboardedUser) => `/app/organization/${person.organizationId}`;

test('a club night shows the running games, and a TV shows them in turn without a hand', async ({
  member,
  open,
}) => {
  const noor = await member('Noor');
  const ben = await member('Ben', { organization_id: noor.person.organizationId });
  const page = await open(noor.session);
  await page.goto(clubOf(noor));
  await page.getByRole('link', { name: 'Club night' }).click();
  await expect(page.getByText('No game right now')).toBeVisible();
  await checkScreen(page, 'club night without a game');
  const games = [await startLiveGame(noor.person), await startLiveGame(ben.person)];
  for (const { device } of games) await device.tap({ kind: 'period_started', period: 1 }, goal);
  const cards = page.getByRole('region', { name: 'Live now' }).getByRole('link');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('1');
  await checkScreen(page, 'club night');

  const screen = await open(noor.session, { viewport: { width: 1440, height: 900 } });
  await screen.clock.install();
  await screen.goto(`${clubOf(noor)}/live?tv=1`);
  await expect(pageNumber(screen)).toHaveText('Page 1/3');
  await expect(tv(screen).getByRole('link')).toHaveCount(2);
  await checkScreen(screen, 'overview of a club TV');
  await screen.clock.fastForward(pageMs);
  await expect(pageNumber(screen)).toHaveText('Page 2/3');
  const score = tv(screen).getByRole('region', { name: 'Score' });
  await expect(score).toContainText('1st period');
  await checkScreen(screen, 'game on a club TV');
  await games[1]?.device.tap(goal);
  await expect(score).toContainText('2');

  await screen.keyboard.press('Space');
  await expect(tv(screen).getByRole('button', { name: 'Resume' })).toBeVisible();
  await screen.clock.fastForward(2 * pageMs);
  await expect(pageNumber(screen)).toHaveText('Page 2/3');
  await screen.keyboard.press('ArrowRight');
  await expect(pageNumber(screen)).toHaveText('Page 3/3');
  await noor.person.call(liveGameRoutes.finish, {
    params: { id: games[0]?.game.id ?? '' },
    body: skaterGame(noor.person.organizationId),
  });
  await expect(score).toContainText('Final');
  await screen.keyboard.press('Escape');
  await expect(screen).toHaveURL(`${clubOf(noor)}/live`);
  await expect(tv(screen)).toBeHidden();
});

test('the TV page does not grow: a turn keeps no objects, nodes or listeners', async ({ member, open }) => {
  test.slow();
  const noor = await member('Noor');
  const people = await Promise.all(
    ['Ben', 'Ada'].map((name) => member(name, { organization_id: noor.person.organizationId })),
  );
  for (const { person } of [noor, ...people]) await startLiveGame(person);
  const page = await open(noor.session);
  const measure = await watchMemory(page);
  await page.clock.install();
  await page.goto(`${clubOf(noor)}/live?tv=1`);
  await expect(pageNumber(page)).toHaveText('Page 1/4');
  await pageNumber(page).evaluate((element) => {
    document.documentElement.dataset['turns'] = '0';
    new MutationObserver(() => {
      const turns = Number(document.documentElement.dataset['turns']) + 1;
      document.documentElement.dataset['turns'] = String(turns);
    }).observe(element, { characterData: true, subtree: true });
  });
  /** Turns pages until this many were shown. */
  const memoryAfter = async (turns: number) => {
    const shown = () => page.evaluate(() => Number(document.documentElement.dataset['turns']));
    while ((await shown()) < turns) await page.clock.fastForward(pageMs);
    return measure();
  };
  const [early, late] = [await memoryAfter(100), await memoryAfter(500)];
  const growthPerPage = {
    bytes: (late.bytes - early.bytes) / 400,
    nodes: (late.nodes - early.nodes) / 400,
    listeners: (late.listeners - early.listeners) / 400,
  };
  test.info().annotations.push({ type: 'growth per page', description: JSON.stringify(growthPerPage) });
  // A page has tens of nodes. A socket that connects at the moment has 100 listeners and 30 KB.
  expect(growthPerPage.bytes).toBeLessThan(250);
  expect(growthPerPage.nodes).toBeLessThan(0.5);
  expect(growthPerPage.listeners).toBeLessThan(0.5);
});
