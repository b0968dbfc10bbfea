import type { BrowserContextOptions, Page } from '@playwright/test';
import { awardRoutes } from '@rinkside/contracts/award';
import { childRoutes } from '@rinkside/contracts/child';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { liveLinkRoutes } from '@rinkside/contracts/live-link';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { seasonRoutes } from '@rinkside/contracts/season';
import { skaterGame } from '../integration/game-factory.js';
import { goal, shot, startLiveGame } from '../integration/live-game-factory.js';
import { observe, readPaintMetrics } from '../web-vitals/observe.js';
import { limits } from '../web-vitals/web-speed-report.js';
import { checkScreen } from './a11y.js';
import { uploadHighlight } from './highlight-videos.js';
import { logGame } from './log-game.js';
import { controlConnection, test, waitForCachedResponses, waitForServiceWorker } from './offline-device.js';
import { expect } from './playwright-test.js';
import { waitForNextTap } from './wait-for-next-tap.js';
import { childBodyOf } from './users.js';
import type { OnboardedUser } from './users.js';

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** Taps buttons like a thumb and counts the taps. */
const thumb = (page: Page) => {
  let taps = 0;
  return {
    tap: async (name: string | RegExp) => {
      taps++;
      await page.getByRole('button', { name }).first().tap();
      await waitForNextTap(page);
    },
    count: () => taps,
  };
};

const opponentOf = ({ lastName }: OnboardedUser) => `Otters of ${lastName}`;

/** Plays the periods of a game whose first is running, and saves it. */
const endGame = async (tap: (name: string | RegExp) => Promise<void>) => {
  for (const period of ['1st', '2nd', '3rd']) {
    if (period !== '1st') await tap(`Start ${period} period`);
    await tap(`End ${period}`);
  }
  await tap('Final');
  await tap('Save the game');
};

/** Each tap waits for its place on this device, so what is counted here is stored. */
const loggedEvents = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('rinkside.live');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const count = opening.result.transaction('events').objectStore('events').count();
    await new Promise((resolve) => count.addEventListener('success', resolve));
    opening.result.close();
    return count.result;
  });

test('a game logged with taps is followed by friends and by a link, survives a dead phone without signal, and is saved once', async ({
  member,
  open,
  openApp,
  device,
}) => {
  test.slow();
  const [noor, ben] = await Promise.all([member('Noor'), member('Ben')]);
  await Promise.all([
    noor.person.call(followRoutes.follow, { params: { id: ben.person.id } }),
    ben.person.call(followRoutes.follow, { params: { id: noor.person.id } }),
    // A loss without points, so that the live game earns the awards.
    logGame(noor.person, opponentOf(noor), {
      date: '2026-01-10',
      our_score: 0,
      their_score: 2,
      goals: 0,
      assists: 0,
    }),
  ]);
  const watching = await open(ben.session);
  await watching.goto('/app/dashboard');
  await expect(watching.getByRole('heading', { level: 1 })).toBeVisible();

  let page = await openApp(noor.session, phone);
  await page.goto('/app/live');
  await checkScreen(page, 'go live');
  let { tap } = thumb(page);
  await tap(opponentOf(noor));
  await tap(/^Home/u);
  await tap('Start 1st period');
  await checkScreen(page, 'pad of a skater');
  await tap(/^Goal/u);

  const card = watching.getByRole('link', { name: /^Live: Noor/u });
  await expect(card).toContainText('1');
  await checkScreen(watching, 'dashboard with a live game');
  await card.click();
  const timeline = watching.getByRole('list', { name: 'Timeline, newest first' });
  await expect(timeline.getByRole('listitem').first()).toContainText('Goal by Noor');
  await checkScreen(watching, 'live game of a follower');
  await tap('Undo');
  await expect(timeline).not.toContainText('Goal by Noor');
  await tap(/^Goal/u);
  await expect(timeline).toContainText('Goal by Noor');

  const url = page.url();
  const id = url.split('/').at(-1) ?? '';
  const link = await noor.person.call(liveLinkRoutes.create, { body: { kind: 'game', live_game_id: id } });
  const grandma = await open(null);
  await grandma.goto(`/live/${link.token}`);
  const score = grandma.getByRole('region', { name: 'Score' });
  await expect(score).toContainText(/LIVE.*1/u);
  await waitForServiceWorker(page);
  const before = await loggedEvents(page);
  await controlConnection(page, device.tcpProxy).goOffline();
  await expect(page.getByRole('dialog').getByText('LIVE')).toBeVisible();
  await tap(/^Shot/u);
  await expect(page.getByText('Waiting for signal (1)')).toBeVisible();
  await checkScreen(page, 'pad without signal');
  for (let shot = 2; shot <= 6; shot++) await tap(/^Shot/u);
  await expect.poll(() => loggedEvents(page)).toBe(before + 6);
  const context = page.context();
  await page.close();
  page = await context.newPage();
  await page.goto(url);
  ({ tap } = thumb(page));
  for (let shot = 7; shot <= 12; shot++) await tap(/^Shot/u);
  await expect.poll(() => loggedEvents(page)).toBe(before + 12);
  await controlConnection(page, device.tcpProxy).goOnline();
  await expect(timeline.getByRole('listitem').filter({ hasText: 'Shot by Noor' })).toHaveCount(12, {
    timeout: 40_000,
  });
  await expect(grandma.getByRole('definition').nth(2)).toHaveText('13');
  const { events } = await ben.person.call(liveGameRoutes.one, { params: { id } });
  expect(new Set(events.map(({ id: eventId }) => eventId)).size).toBe(before + 12);

  for (const period of ['1st', '2nd', '3rd']) {
    if (period !== '1st') await tap(`Start ${period} period`);
    await tap(`End ${period}`);
  }
  await tap('Final');
  await checkScreen(page, 'review of a live game');
  await tap('Save the game');
  await expect(page).toHaveURL(/\/app\/games\/[0-9a-f-]{36}$/u);
  await expect(page.getByRole('list').filter({ hasText: 'Shot by Noor' })).toBeVisible();
  await expect.poll(async () => (await noor.person.call(gameRoutes.own)).length).toBe(2);
  const [game] = await noor.person.call(gameRoutes.own);
  expect(game).toMatchObject({ our_score: 1, their_score: 0, goals: 1, assists: 0, penalty_minutes: 0 });
  await expect(score).toContainText(/Final.*1/u);
  await expect
    .poll(async () => {
      const season = await noor.person.call(seasonRoutes.stats, {
        params: noor.person,
        query: { season: 'current' },
      });
      return { games: season.totalGames, wins: season.wins };
    })
    .toEqual({ games: 1, wins: 1 });
  const firstGoals = async () =>
    (await noor.person.call(awardRoutes.ofPlayer, { params: noor.person })).filter(
      ({ award }) => award.name === 'First Goal',
    );
  await expect.poll(firstGoals).toHaveLength(1);
  await watching.getByRole('link', { name: 'See the game' }).click();
  await expect(watching.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await checkScreen(watching, 'game with a timeline');
  await watching.goto('/app/feed');
  await expect(watching.getByRole('article').filter({ hasText: opponentOf(noor) })).toHaveCount(2);
});

test('three periods with 5 goals, 30 shots and 4 penalties take at most 60 taps', async ({
  member,
  openApp,
}) => {
  test.slow();
  const noor = await member('Noor');
  await logGame(noor.person, opponentOf(noor), { date: '2026-01-10' });
  const page = await openApp(noor.session, phone);
  await page.goto('/app/live');
  const { tap, count } = thumb(page);
  await tap(opponentOf(noor));
  await tap(/^Away/u);
  for (const [at, period] of ['1st', '2nd', '3rd'].entries()) {
    await tap(`Start ${period} period`);
    await tap(/^Goal/u);
    if (at === 0) await tap(/^Assist/u);
    if (at === 1) await tap(/^Them/u);
    for (let shot = 0; shot < 10; shot++) await tap(/^Shot/u);
    for (let penalty = 0; penalty < (at === 2 ? 2 : 1); penalty++) {
      await tap('Penalty');
      await tap(/^2/u);
    }
    await tap(`End ${period}`);
  }
  await tap('Final');
  await tap('Save the game');
  await expect.poll(async () => (await noor.person.call(gameRoutes.own)).length).toBe(2);
  const [game] = await noor.person.call(gameRoutes.own);
  expect(game).toMatchObject({
    our_score: 4,
    their_score: 1,
    goals: 3,
    assists: 1,
    shots: 33,
    penalty_minutes: 8,
  });
  const timeline = await noor.person.call(liveGameRoutes.timeline, { params: { id: game?.id ?? '' } });
  expect(timeline?.summary.counts).toMatchObject({ goals: 3, shots: 33 });
  expect(count()).toBeLessThanOrEqual(60);
});

test('a game of two halves that is called off keeps what was typed into its review', async ({
  member,
  open,
}) => {
  test.slow();
  const noor = await member('Noor', { position: 'goalie' });
  await logGame(noor.person, opponentOf(noor), {
    date: '2026-01-10',
    shots_against: 20,
    saves: 18,
    goals_against: 2,
  });
  const page = await open(noor.session, { ...phone, viewport: { width: 360, height: 640 } });
  await page.goto('/app/live');
  const { tap } = thumb(page);
  await tap('Periods: one less');
  const minutes = Number(await page.getByLabel('Period length in minutes').innerText());
  await tap(opponentOf(noor));
  await tap(/^Home/u);
  await tap(/^Set the periods/u);
  await expect(page.getByRole('dialog', { name: 'Set the periods' })).toBeVisible();
  await checkScreen(page, 'periods of a live game');
  await tap('Period length: one minute less');
  await page
    .getByRole('dialog', { name: 'Set the periods' })
    .getByRole('button', { name: 'Set the periods' })
    .tap();
  await tap('Start 1st period');
  await tap(/^Save/u);
  await tap('End 1st');
  await tap('Start 2nd period');
  await tap('Final');
  const box = (name: RegExp) => page.getByRole('textbox', { name });
  const [ours, saves] = [box(/^Our score/u), box(/^Saves/u)];
  await ours.fill('3');
  await expect(page.getByText('The 2nd period is not ended.')).toBeVisible();
  await page.reload();
  await expect(ours).toHaveValue('3');
  await tap('Back to the game');
  await tap(/^Us/u);
  await tap(/^Save/u);
  await tap('Final');
  await expect(ours).toHaveValue('3');
  await expect(saves).toHaveValue('2');
  await expect(page.getByText('The log now says 1')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Save/u })).toBeVisible();
  await tap('End 2nd');
  await tap('Final');
  await tap('Save the game');
  await expect(page).toHaveURL(/\/app\/games\//u);
  const [game] = await noor.person.call(gameRoutes.own);
  expect(game).toMatchObject({ our_score: 3, saves: 2, minutes_played: 2 * (minutes - 1) });
});

test('a second scorer is told who scores, takes over, and the first may take back', async ({
  member,
  open,
}) => {
  const noor = await member('Noor', { position: 'goalie' });
  await logGame(noor.person, opponentOf(noor), {
    date: '2026-01-10',
    shots_against: 20,
    saves: 18,
    goals_against: 2,
  });
  const first = await open(noor.session, phone);
  await first.goto('/app/live');
  const one = thumb(first);
  await one.tap(opponentOf(noor));
  await one.tap(/^Home/u);
  await one.tap('Start 1st period');
  await one.tap(/^Save/u);
  await one.tap(/^Them/u);
  await one.tap('Power play');
  await checkScreen(first, 'pad of a goalie');

  const second = await open(noor.session, phone);
  await second.goto(first.url());
  await expect(second.getByText(/scores this game\./u)).toBeVisible();
  await expect(second.getByRole('list', { name: 'Timeline, newest first' })).toContainText('power play');
  await checkScreen(second, 'live game of another scorer');
  const two = thumb(second);
  await two.tap('Take over');
  await two.tap(/^Save/u);
  await expect(first.getByText(/took over/u)).toBeVisible();
  await second.goto('/app/dashboard');
  const card = second.getByRole('link', { name: /^Live: Noor/u });
  await expect(card).toHaveAccessibleName(/1st period\. .+ 0, .+ 1\. You score this game\.$/u);
  await expect(card).toContainText('You score this game.');
  await second.goto(first.url());
  await one.tap('Take back');
  await expect(first.getByRole('button', { name: /^Save/u })).toBeVisible();
  await expect(second.getByText(/took over/u)).toBeVisible();

  await second.goto('/app/live');
  await expect(second.getByRole('button', { name: 'Continue scoring here' })).toBeVisible();
  await checkScreen(second, 'go live while another device scores');
  await two.tap('Continue scoring here');
  await expect(second).toHaveURL(first.url());
  await two.tap(/^Save/u);
  await expect(first.getByText(/took over/u)).toBeVisible();
});

test('the cheers of a follower are counted for everyone who watches, and shown on the pad', async ({
  member,
  open,
}) => {
  const [noor, ben, mia] = await Promise.all([member('Noor'), member('Ben'), member('Mia')]);
  await Promise.all(
    [ben, mia].map(({ person }) => noor.person.call(followRoutes.follow, { params: { id: person.id } })),
  );
  await ben.person.call(followRoutes.follow, { params: { id: noor.person.id } });
  await logGame(noor.person, opponentOf(noor), { date: '2026-01-10' });
  const pad = await open(noor.session, phone);
  await pad.goto('/app/live');
  const { tap } = thumb(pad);
  await tap(opponentOf(noor));
  await tap(/^Home/u);
  await tap('Start 1st period');

  const cheering = await open(ben.session, phone);
  await cheering.goto('/app/dashboard');
  await cheering.getByRole('button', { name: 'Fire, 0' }).tap();
  await expect(cheering.getByRole('button', { name: 'Fire, 1' })).toBeVisible();
  await checkScreen(cheering, 'dashboard with cheers');

  const watching = await open(mia.session);
  await watching.goto(pad.url());
  await expect(watching.getByRole('button', { name: 'Fire, 1' })).toBeVisible();
  const hearts = watching.getByRole('button', { name: /^Heart/u });
  await hearts.focus();
  await watching.keyboard.press('Enter');
  await watching.keyboard.press('Space');
  await expect(hearts).toHaveAccessibleName('Heart, 2');
  await expect(cheering.getByRole('button', { name: 'Heart, 2' })).toBeVisible();
  await checkScreen(watching, 'live game with cheers');
  await expect(pad.getByText('Cheers: 1 fire, 2 hearts')).toBeAttached();
  await checkScreen(pad, 'pad with cheers');

  await tap('End 1st');
  for (const period of ['2nd', '3rd']) {
    await tap(`Start ${period} period`);
    await tap(`End ${period}`);
  }
  await tap('Final');
  await tap('Save the game');
  await expect(hearts).toBeHidden();
  await expect(watching.getByText('Cheers: 1 fire, 2 hearts')).toBeAttached();
});

test('a clip is pinned to a goal, shown on the timeline, and unpinned', async ({ member, open }) => {
  test.slow();
  const [noor, ben] = await Promise.all([member('Noor'), member('Ben')]);
  const clip = await uploadHighlight(noor, `Top corner, ${noor.lastName}`);
  const { device, game } = await startLiveGame(noor.person);
  await device.tap({ kind: 'period_started', period: 1 }, shot, goal);
  const { id } = await noor.person.call(liveGameRoutes.finish, {
    params: { id: game.id },
    body: skaterGame(ben.person.organizationId),
  });
  const page = await open(noor.session, phone);
  await page.goto(`/app/games/${id}`);
  await page.getByRole('button', { name: /^Pin a clip: Goal by Noor/u }).tap();
  const dialog = page.getByRole('dialog', { name: 'Pin a clip' });
  await expect(dialog.getByRole('button', { name: clip.title ?? '' })).toBeVisible();
  await checkScreen(page, 'clips to pin');
  await dialog.getByRole('button', { name: clip.title ?? '' }).tap();
  await expect(dialog).toBeHidden();
  const line = (shown: Page) => shown.getByRole('listitem').filter({ hasText: 'Goal by Noor' });
  await expect(line(page).getByRole('link', { name: clip.title ?? '' })).toBeVisible();
  await checkScreen(page, 'timeline with a clip');

  const watching = await open(ben.session);
  await watching.goto(`/app/games/${id}`);
  await expect(watching.getByRole('button', { name: /^Pin a clip/u })).toHaveCount(0);
  const link = line(watching).getByRole('link', { name: clip.title ?? '' });
  await link.focus();
  await watching.keyboard.press('Enter');
  await expect(watching).toHaveURL(`/highlight/${clip.id}`);
  await checkScreen(watching, 'pinned highlight');
  await watching.getByRole('link', { name: /^Goal by Noor/u }).click();
  await expect(watching).toHaveURL(`/app/games/${id}`);
  const setVisibility = (visibility: 'public' | 'private') =>
    noor.person.call(highlightRoutes.edit, { params: { id: clip.id }, body: { visibility } });
  await setVisibility('private');
  await expect(link).toHaveCount(0);
  await setVisibility('public');
  await watching.reload();
  await expect(link).toBeVisible();
  // On another page, no room delivers the change of the highlight.
  await watching.getByRole('complementary').getByRole('link', { name: 'Drills' }).click();
  await expect(watching).toHaveURL('/app/drills');
  await setVisibility('private');
  await watching.goBack();
  await expect(line(watching)).toBeVisible();
  await expect(link).toHaveCount(0);

  await page.getByRole('button', { name: /^Unpin/u }).press('Enter');
  await expect(line(page).getByRole('link')).toHaveCount(0);
  await expect(line(page).getByRole('button', { name: /^Pin a clip/u })).toBeFocused();
});

test('a whole game without a connection, against an opponent named offline, is sent once', async ({
  member,
  openApp,
  device,
}) => {
  test.slow();
  const noor = await member('Noor');
  let page = await openApp(noor.session, phone);
  await page.goto('/app/live');
  await waitForServiceWorker(page);
  await waitForCachedResponses(page, '/api/users/me');
  const connection = controlConnection(page, device.tcpProxy);
  await connection.goOffline();
  const fresh = `Lynx of ${noor.lastName}`;
  await page.getByRole('combobox', { name: 'Opponent' }).pressSequentially(fresh);
  await page.getByRole('option', { name: `Use '${fresh}' for now` }).tap();
  let { tap } = thumb(page);
  await tap(/^Home/u);
  await tap('Start 1st period');
  await tap(/^Goal/u);
  await endGame(tap);
  await expect(
    page.getByText('Saved on this device. The game is sent as soon as there is a connection.'),
  ).toBeVisible();
  const context = page.context();
  await page.close();
  page = await context.newPage();
  await page.goto('/app/dashboard');
  ({ tap } = thumb(page));
  await connection.goOnline();
  await expect.poll(async () => (await noor.person.call(gameRoutes.own)).length, { timeout: 40_000 }).toBe(1);
  const [game] = await noor.person.call(gameRoutes.own);
  expect(game).toMatchObject({ our_score: 1, their_score: 0, goals: 1, opponent: { name: fresh } });
  await expect.poll(() => loggedEvents(page)).toBe(0);
  const found = await noor.person.call(organizationRoutes.search, { query: { search: fresh } });
  expect(found.filter(({ name }) => name === fresh)).toHaveLength(1);
  expect(await noor.person.call(gameRoutes.own)).toHaveLength(1);
  expect(await noor.person.call(liveGameRoutes.list)).toEqual([]);
});

test('the card of a running game moves nothing on the dashboard of a follower', async ({ member, open }) => {
  const [noor, ben] = await Promise.all([member('Noor'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: noor.person.id } });
  await startLiveGame(noor.person);
  const page = await open(ben.session, phone);
  await observe(page);
  const lateReply = Promise.withResolvers<void>();
  await page.route('**/api/live-games', async (route) => {
    await lateReply.promise;
    await route.continue();
  });
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  lateReply.resolve();
  await expect(page.getByRole('link', { name: /^Live: Noor/u })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Write a post' })).toBeVisible();
  expect((await readPaintMetrics(page)).cls).toBeLessThanOrEqual(limits.cls);
});

test('a discarded game disappears for everyone', async ({ member, open }) => {
  const [noor, ben] = await Promise.all([member('Noor'), member('Ben')]);
  await Promise.all([
    ben.person.call(followRoutes.follow, { params: { id: noor.person.id } }),
    logGame(noor.person, opponentOf(noor), { date: '2026-01-10' }),
  ]);
  const watching = await open(ben.session);
  await watching.goto('/app/dashboard');
  const page = await open(noor.session, phone);
  await page.goto('/app/live');
  const { tap } = thumb(page);
  await tap(opponentOf(noor));
  await tap(/^Away/u);
  await tap('Start 1st period');
  const card = watching.getByRole('link', { name: /^Live: Noor/u });
  await expect(card).toBeVisible();
  await tap('Timeline');
  await tap('Discard this game');
  await tap('Discard game');
  await expect(page).toHaveURL('/app/dashboard');
  await expect(card).toBeHidden();
  expect(await noor.person.call(liveGameRoutes.list)).toEqual([]);
  expect(await noor.person.call(gameRoutes.own)).toHaveLength(1);
});

test('a log that nobody continued for 12 hours asks whether the game is over, and is not live to others', async ({
  member,
  open,
}) => {
  const [noor, ben] = await Promise.all([member('Noor'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: noor.person.id } });
  const { game } = await startLiveGame(noor.person, {
    started_at: new Date(Date.now() - 13 * 3_600_000).toISOString(),
  });
  const { token } = await noor.person.call(liveLinkRoutes.create, {
    body: { kind: 'game', live_game_id: game.id },
  });
  const watching = await open(ben.session, phone);
  await watching.goto('/app/dashboard');
  await expect(watching.getByText('No activity from friends yet')).toBeVisible();
  await expect(watching.getByRole('link', { name: /^Live/u })).toHaveCount(0);
  for (const address of [`/app/live/${game.id}`, `/live/${token}`]) {
    await watching.goto(address);
    await expect(watching.getByText('Not live')).toBeVisible();
    await expect(watching.getByText('LIVE', { exact: true })).toHaveCount(0);
    await checkScreen(watching, `abandoned game at ${address.replace(/[^/]+$/u, '')}`);
  }
  const page = await open(noor.session, phone);
  await page.goto(`/app/live/${game.id}`);
  const { tap } = thumb(page);
  await tap('Take over');
  await expect(page.getByRole('heading', { name: 'Is this game over?' })).toBeVisible();
  await checkScreen(page, 'abandoned live game');
  await tap('Continue');
  await expect(page.getByRole('button', { name: 'Start 1st period' })).toBeVisible();
  await page.reload();
  await tap('Finish');
  await tap('Save the game');
  await expect(page).toHaveURL(/\/app\/games\//u);
  expect(await noor.person.call(liveGameRoutes.list)).toEqual([]);
});

test("a guardian scores a child's game and shares it by a link", async ({ member, open }) => {
  const ada = await member('Ada', { role: 'parent', birthdate: '1986-02-03' });
  const { id: childId } = await ada.person.call(childRoutes.add, {
    body: childBodyOf(ada),
  });
  const acting = { actingAs: childId };
  const { id: organization_id } = await ada.person.call(organizationRoutes.create, {
    body: { name: opponentOf(ada), confirmed: true },
  });
  const earlier = { organization_id, date: '2026-01-10', our_score: 2, their_score: 1, goals: 1, assists: 0 };
  await ada.person.call(gameRoutes.create, { ...acting, body: earlier });
  const page = await open(ada.session, phone);
  await page.goto('/app/settings');
  await page.getByRole('button', { name: /^Act as / }).tap();
  await expect(page.getByText(/^Acting as /)).toBeVisible();
  await page.goto('/app/live');
  const { tap } = thumb(page);
  await tap(opponentOf(ada));
  await tap(/^Home/u);
  await tap('Start 1st period');
  await tap(/^Goal/u);
  await tap('Share the game');
  await tap('Link for this game');
  const url = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await tap('Done');
  const grandma = await open(null);
  await grandma.goto(url);
  await expect(grandma.getByRole('heading', { level: 1 })).toHaveText(/^Ivy P\. vs /u);
  await endGame(tap);
  await expect(grandma.getByRole('region', { name: 'Score' })).toContainText('Final');
  await expect.poll(async () => (await ada.person.call(gameRoutes.own, acting)).length).toBe(2);
});

test('the pad fits a small phone, upright and sideways, with targets of 64 px', async ({ member, open }) => {
  for (const position of ['skater', 'goalie'] as const) {
    const noor = await member('Noor', { position });
    const { game } = await startLiveGame(noor.person);
    const page = await open(noor.session, { ...phone, viewport: { width: 360, height: 640 } });
    await page.goto(`/app/live/${game.id}`);
    const { tap } = thumb(page);
    await tap('Take over');
    await tap('Start 1st period');
    await tap(position === 'skater' ? /^Us/u : /^Them/u);
    const pad = page.getByRole('dialog');
    for (const [width, height] of [
      [360, 640],
      [844, 390],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => pad.evaluate(({ clientWidth }) => clientWidth)).toBe(width);
      for (const button of await pad.getByRole('button').all()) {
        const box = await button.boundingBox();
        const name = `${await button.innerText()} at ${width}`;
        expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(64);
        expect.soft((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(height);
        expect.soft((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width);
      }
      expect(await pad.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
      const title = pad.getByRole('heading', { level: 1 });
      expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await checkScreen(page, `pad of a ${position} at ${width}`);
    }
  }
});

test('a finger that bounces counts once, two quick taps twice', async ({ member, open }) => {
  const noor = await member('Noor');
  const { game } = await startLiveGame(noor.person);
  const page = await open(noor.session, phone);
  await page.goto(`/app/live/${game.id}`);
  const { tap } = thumb(page);
  await tap('Take over');
  await tap('Start 1st period');
  const session = await page.context().newCDPSession(page);
  /** Touches a button at these times, ms after each other. */
  const touch = async (name: RegExp, ...delaysMs: number[]) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    const point = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 40 };
    let timestamp = Date.now() / 1000;
    for (const delayMs of delaysMs) {
      timestamp += delayMs / 1000;
      const touchPoints = [point];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchEnd',
        touchPoints: [],
        timestamp: timestamp + 0.01,
      });
    }
  };
  const shots = async () =>
    (await noor.person.call(liveGameRoutes.one, { params: { id: game.id } })).summary.counts.shots;
  await touch(/^Shot/u, 0, 45);
  await touch(/^Shot/u, 400, 150);
  // A goal is sent after the shots.
  await touch(/^Goal/u, 1000);
  await expect.poll(shots).toBe(4);
});
