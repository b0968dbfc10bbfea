import type { Page } from '@playwright/test';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { skaterGame } from '../integration/game-factory.js';
import { goal, startLiveGame } from '../integration/live-game-factory.js';
import { checkScreen } from './a11y.js';
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
  await expect(tv(screen).getByRole('button', { name: 'Go on' })).toBeVisible();
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

test('the TV page does not grow: heap after 800 pages within 5 % of that after 200', async ({
  member,
  open,
}) => {
  test.setTimeout(300_000);
  const noor = await member('Noor');
  const people = await Promise.all(
    ['Ben', 'Ada'].map((name) => member(name, { organization_id: noor.person.organizationId })),
  );
  for (const { person } of [noor, ...people]) await startLiveGame(person);
  const page = await open(noor.session);
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
  const devtools = await page.context().newCDPSession(page);
  /** Turns pages until this many were shown. @returns the used heap after a garbage collection, bytes */
  const heapAfter = async (turns: number): Promise<number> => {
    const shown = () => page.evaluate(() => Number(document.documentElement.dataset['turns']));
    while ((await shown()) < turns) await page.clock.fastForward(pageMs);
    // Drops caches of compiled code, which grow with each call of the test.
    await devtools.send('Memory.simulatePressureNotification', { level: 'critical' });
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const early = await heapAfter(200);
  const late = await heapAfter(800);
  test.info().annotations.push({
    type: 'heap in MB after 200 and 800 pages',
    description: [early, late].map((bytes) => (bytes / 1024 / 1024).toFixed(2)).join(', '),
  });
  expect(late).toBeLessThanOrEqual(early * 1.05);
});
