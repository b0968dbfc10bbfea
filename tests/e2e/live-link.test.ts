import type { Page } from '@playwright/test';
import { liveGameRoutes, liveGameRules } from '@rinkside/contracts/live-game';
import { liveLinkRoutes, liveLinkRules } from '@rinkside/contracts/live-link';
import { goalieGame } from '../integration/game-factory.js';
import { goal, goalAgainst, shot, startLiveGame } from '../integration/live-game-factory.js';
import { copiedText } from './clipboard.js';
import { checkScreen } from './a11y.js';
import { controlConnection, test, waitForServiceWorker } from './offline-device.js';
import { logGame } from './log-game.js';
import { expect, toast } from './playwright-test.js';
import type { OnboardedUser } from './users.js';
import { waitForNextTap } from './wait-for-next-tap.js';

const oldPhone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const opponentOf = ({ lastName }: OnboardedUser) => `Otters of ${lastName}`;
const score = (page: Page) => page.getByRole('region', { name: 'Score' });
const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline, newest first' });

test('a grandparent follows a game by its link, also after bad Wi-Fi, until the link is revoked', async ({
  member,
  openApp,
  device,
}) => {
  const noor = await member('Noor');
  const { device: scorer, game } = await startLiveGame(noor.person);
  const { id, token } = await noor.person.call(liveLinkRoutes.create, {
    body: { kind: 'game', live_game_id: game.id },
  });
  await scorer.tap({ kind: 'period_started', period: 1 });

  const page = await openApp(null, oldPhone);
  const response = await page.goto(`/live/${token}`);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Noor P\. vs Harbor Otters$/u);
  for (const address of [
    `/live/${token}/`,
    `/live/${token}.`,
    `/live/${token}%20`,
    `/LIVE/${token}`,
    `//live/${token}`,
  ]) {
    await page.goto(new URL(page.url()).origin + address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Noor P\. vs Harbor Otters$/u);
  }
  await scorer.tap(goal);
  await expect(score(page)).toContainText('1');
  const announcement = page.locator('[aria-live=polite]');
  await expect(announcement).toHaveText(/^Goal by Noor, 15:00 left in the 1st period\. /u);
  await checkScreen(page, 'page of a live link');

  const connection = controlConnection(page, device.tcpProxy);
  await connection.goOffline();
  await expect(page.getByText('Reconnecting')).toBeVisible();
  const shots = Array.from({ length: 14 }, () => shot);
  await scorer.tap(goalAgainst, ...shots);
  await connection.goOnline();
  await expect(page.getByText('Reconnecting')).toBeHidden();
  await expect(timeline(page).getByRole('listitem')).toHaveCount(2 + 1 + shots.length);
  await expect(timeline(page)).toContainText('Goal for Harbor Otters');

  await noor.person.call(liveLinkRoutes.revoke, { params: { id } });
  const revokedAt = Date.now();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(liveLinkRules.ended);
  expect(Date.now() - revokedAt).toBeLessThan(liveLinkRules.revokedWithinMs + 500);
  await expect(score(page)).toBeHidden();
  await expect(page.getByText('Noor')).toHaveCount(0);
  await checkScreen(page, 'page of a revoked live link');
  await page.goto(`/live/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(liveLinkRules.ended);
});

test('a link for the season waits for the next game and shows its Final', async ({ member, open }) => {
  const noor = await member('Noor', { position: 'goalie' });
  const { token } = await noor.person.call(liveLinkRoutes.create, { body: { kind: 'season' } });
  const page = await open(null);
  await page.goto(`/live/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noor P. is not playing right now');
  await checkScreen(page, 'page of a live link before a game');

  const { device, game } = await startLiveGame(noor.person);
  await device.tap({ kind: 'period_started', period: 1 }, { kind: 'save' });
  await expect(page.getByRole('definition').first()).toHaveText('1');
  await noor.person.call(liveGameRoutes.finish, {
    params: { id: game.id },
    body: goalieGame(noor.person.organizationId),
  });
  await expect(score(page)).toContainText('Final');
  await checkScreen(page, 'page of a live link after Final');
});

test('seven windows of a live link over HTTP/1.1 show each goal and leave the rest of the site working', async ({
  member,
  open,
}) => {
  test.slow();
  const noor = await member('Noor');
  const { device, game } = await startLiveGame(noor.person);
  const { token } = await noor.person.call(liveLinkRoutes.create, {
    body: { kind: 'game', live_game_id: game.id },
  });
  const first = await open(null);
  const pages = [first];
  await first.goto(`/live/${token}`);
  for (let count = 1; count < 7; count++) {
    const page = await first.context().newPage();
    await page.goto(`/live/${token}`);
    await expect(score(page)).toBeVisible();
    pages.push(page);
  }
  await device.tap({ kind: 'period_started', period: 1 }, goal);
  for (const page of pages) await expect(score(page)).toContainText('1');
  const site = await first.context().newPage();
  await site.goto('/');
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a live link that is left open takes a new build between the periods', async ({ member, open }) => {
  const noor = await member('Noor');
  const { device, game } = await startLiveGame(noor.person);
  const { token } = await noor.person.call(liveLinkRoutes.create, {
    body: { kind: 'game', live_game_id: game.id },
  });
  const page = await open(null);
  await page.clock.install();
  let build = 'one';
  let reads = 0;
  await page.route('/version.json', (route) => {
    reads++;
    return route.fulfill({ json: { otaVersion: build } });
  });
  await device.tap(
    { kind: 'period_started', period: 1 },
    { kind: 'clock', running: true, elapsed_seconds: 0 },
  );
  await page.goto(`/live/${token}`);
  await expect(score(page)).toContainText('1st period');
  await expect.poll(() => reads).toBe(1);
  build = 'two';
  await page.clock.runFor(5 * 60_000);
  await expect.poll(() => reads).toBe(2);
  await device.tap({ kind: 'clock', running: false, elapsed_seconds: 900 }, { kind: 'period_ended' });
  await expect(score(page)).toContainText('End of 1st');
  await Promise.all([page.waitForEvent('load'), page.clock.runFor(5 * 60_000)]);
  await expect(score(page)).toContainText('End of 1st');
});

test('a player makes, shows, copies and revokes a link from the pad and sees who watches', async ({
  member,
  open,
}) => {
  const noor = await member('Noor');
  await logGame(noor.person, opponentOf(noor), { date: '2026-01-10' });
  const page = await open(noor.session, { ...phone, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/app/live');
  await page.getByRole('button', { name: opponentOf(noor) }).tap();
  await page.getByRole('button', { name: /^Home/u }).tap();
  await page.getByRole('button', { name: 'Share the game' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Share the game' });
  await expect(dialog.getByText('No link is open.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Link for this game' }).tap();
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await checkScreen(page, 'links of a live game');
  await dialog.getByRole('button', { name: 'Copy link' }).tap();
  await expect(toast(page, 'Link copied to clipboard!')).toBeVisible();
  const url = await copiedText(page);
  expect(url).toBe(await dialog.getByRole('textbox', { name: 'Link' }).inputValue());

  const grandma = await open(null);
  await grandma.goto(url);
  await expect(score(grandma)).toBeVisible();
  await expect(dialog.getByText('1 page open now')).toBeVisible();
  await dialog.getByRole('button', { name: 'Revoke the link: This game' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).tap();
  await expect(grandma.getByRole('heading', { level: 1 })).toHaveText(liveLinkRules.ended);
  await expect(dialog.getByText('No link is open.')).toBeVisible();
});

test('settings have a link for the season; a minor is asked to involve a parent', async ({
  member,
  open,
}) => {
  const noor = await member('Noor');
  const page = await open(noor.session);
  await page.goto('/app/settings');
  await page.getByRole('button', { name: 'Link for the season' }).click();
  const url = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await expect(page.getByRole('list', { name: 'Open links' })).toContainText(/^SeasonUntil /u);
  await checkScreen(page, 'settings with a live link');
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noor P. is not playing right now');

  const kid = await member('Kim', { birthdate: '2012-03-04' });
  const kidsPage = await open(kid.session);
  await kidsPage.goto('/app/settings');
  await expect(kidsPage.getByText(liveLinkRules.asksParent)).toBeVisible();
  await expect(kidsPage.getByRole('button', { name: 'Link for the season' })).toHaveCount(0);
  const { game } = await startLiveGame(kid.person);
  await kidsPage.goto(`/app/live/${game.id}`);
  await expect(kidsPage.getByText(liveLinkRules.asksParent)).toBeVisible();
  await expect(kidsPage.getByRole('button', { name: 'Share the game' })).toHaveCount(0);
  await checkScreen(kidsPage, 'live game of a minor who may not share it');
});

test('an invited person signs in, scores the game, and the link works for them only', async ({
  member,
  open,
}) => {
  const [noor, aunt, other] = await Promise.all([member('Noor'), member('Mika'), member('Ben')]);
  const { game } = await startLiveGame(noor.person);
  const page = await open(noor.session);
  await page.goto(`/app/live/${game.id}`);
  await page.getByRole('button', { name: 'Share the game' }).click();
  await page.getByRole('button', { name: 'Invite a scorer' }).click();
  const url = await page.getByRole('textbox', { name: 'Link' }).inputValue();

  const invited = await open(null, phone);
  await invited.goto(url);
  await expect(invited.getByRole('heading', { level: 1 })).toHaveText(/Score the game of .*Noor/u);
  await checkScreen(invited, 'invitation of a scorer');
  await invited.getByRole('link', { name: 'Sign In' }).click();
  await invited.getByLabel('Email').pressSequentially(aunt.email);
  await invited.getByLabel('Password', { exact: true }).pressSequentially(aunt.password);
  await invited.getByRole('button', { name: 'Sign In' }).click();
  await invited.getByRole('button', { name: 'Score this game' }).click();
  await expect(invited).toHaveURL(`/app/live/${game.id}`);
  await invited.getByRole('button', { name: 'Take over' }).tap();
  await expect(invited.getByRole('button', { name: 'Share the game' })).toBeHidden();
  await invited.getByRole('button', { name: 'Start 1st period' }).tap();
  await expect(page.getByText(/^Mika scores this game\./u)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Open links' })).toContainText('Accepted by Mika');

  const late = await open(other.session);
  await late.goto(url);
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('This link was used already');
  await checkScreen(late, 'used invitation of a scorer');
  await late.getByRole('button', { name: 'Open the game' }).click();
  await expect(late.getByRole('alert')).toHaveText(liveLinkRules.used);
  await invited.goto(url);
  await invited.getByRole('button', { name: 'Open the game' }).click();
  await expect(invited).toHaveURL(`/app/live/${game.id}`);
});

test('a refused start leads to the running game', async ({ member, openApp, device }) => {
  const noor = await member('Noor');
  await logGame(noor.person, opponentOf(noor), { date: '2026-01-10' });
  const page = await openApp(noor.session, phone);
  await page.goto('/app/live');
  await waitForServiceWorker(page);
  await page.getByRole('button', { name: opponentOf(noor) }).tap();
  const connection = controlConnection(page, device.tcpProxy);
  await connection.goOffline();
  await page.getByRole('button', { name: /^Home/u }).tap();
  await expect(page.getByRole('button', { name: 'Start 1st period' })).toBeVisible();
  const { game } = await startLiveGame(noor.person);
  await connection.goOnline();
  await page.getByRole('link', { name: 'Open the running game' }).tap({ timeout: 40_000 });
  await expect(page).toHaveURL(`/app/live/${game.id}`);
});

test('a scorer by link ends the game as the log says, and the player corrects the numbers', async ({
  member,
  open,
}) => {
  const [noor, aunt] = await Promise.all([member('Noor'), member('Mika')]);
  await logGame(noor.person, opponentOf(noor), { date: '2026-01-10' });
  const { device, game } = await startLiveGame(noor.person);
  await device.tap({ kind: 'period_started', period: 1 }, { kind: 'note', text: 'Full stands' }, goal);
  const { token } = await noor.person.call(liveLinkRoutes.create, {
    body: { kind: 'scorer', live_game_id: game.id },
  });
  await aunt.person.call(liveLinkRoutes.accept, { body: { token } });
  const page = await open(aunt.session, phone);
  await page.goto(`/app/live/${game.id}`);
  await page.getByRole('button', { name: 'Take over' }).tap();
  await page.getByRole('button', { name: /^Goal/u }).tap();
  await page.getByRole('button', { name: 'Note', exact: true }).tap();
  const notes = page.getByRole('dialog', { name: 'Note' });
  await expect(notes.getByText(liveGameRules.linkNote)).toBeVisible();
  await expect(notes.getByRole('textbox')).toHaveCount(0);
  await checkScreen(page, 'notes of a scorer by link');
  await notes.getByRole('button', { name: 'Great save' }).tap();
  await page.getByRole('button', { name: 'Timeline' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Timeline' });
  await expect(dialog.getByRole('button', { name: /^Goal by Noor/u })).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Discard this game' })).toHaveCount(0);
  await checkScreen(page, 'timeline of a scorer by link');
  await dialog.getByRole('button', { name: 'Close' }).tap();
  for (const [end, start] of [
    ['End 1st', 'Start 2nd period'],
    ['End 2nd', 'Start 3rd period'],
    ['End 3rd', null],
  ] as const) {
    await page.getByRole('button', { name: end }).tap();
    await waitForNextTap(page);
    if (start) await page.getByRole('button', { name: start }).tap();
    await waitForNextTap(page);
  }
  await page.getByRole('button', { name: 'Final' }).tap();
  await expect(page.getByText(liveGameRules.linkNumbers)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await checkScreen(page, 'final numbers of a scorer by link');
  await page.getByRole('button', { name: 'End the game' }).tap();
  await expect(page).toHaveURL(/\/app\/games\//u);
  await expect(page.getByRole('list').getByText('Great save')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report note: Full stands' })).toBeVisible();
  await checkScreen(page, 'game of a scorer by link');
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);

  const own = await open(noor.session, phone);
  await own.goto(page.url());
  await own.getByRole('link', { name: 'Edit' }).tap();
  await own.getByRole('textbox', { name: 'Assists' }).fill('1');
  await own.getByRole('button', { name: /^Save/u }).tap();
  await expect(own.getByRole('definition').filter({ hasText: '1' }).first()).toBeVisible();
});
