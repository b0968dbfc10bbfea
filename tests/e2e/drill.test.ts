import { drillRoutes } from '@rinkside/contracts/drill';
import {
  dayButton,
  library,
  plan,
  planMonday,
  runner,
  runUntil,
  sessions,
  startDrill,
  stopClock,
} from './drill-page.js';
import { logGame } from './log-game.js';
import { checkScreen } from './a11y.js';
import { dropResponse } from './page-network.js';
import { expect, test, toast } from './playwright-test.js';

test.use({ reducedMotion: 'no-preference' });

test('filters drills by category, text and ice, and keeps the filter on reload and Back', async ({
  member,
  open,
}) => {
  const page = await open((await member('Ada')).session);
  await page.goto('/app/drills');
  const cards = library(page).getByRole('article');
  const category = (name: string) => library(page).getByRole('button', { name });
  await expect(category('All')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards.nth(39)).toBeAttached();
  await category('Shooting').click();
  await expect(page).toHaveURL('/app/drills?skill=shooting');
  const count = Number(/\d+/.exec((await category('Shooting').textContent()) ?? '')?.[0]);
  await expect(cards).toHaveCount(count);
  await library(page).getByRole('switch', { name: 'No ice needed' }).click();
  await expect(page).toHaveURL('/app/drills?skill=shooting&ice=no');
  await expect(cards.first()).toContainText('At home');
  await library(page).getByRole('searchbox').fill('backhand');
  await expect(cards).toHaveCount(1);
  await expect(library(page).getByRole('status')).toHaveText('1 drill');
  await page.reload();
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link', { name: 'Backhand Lift', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Backhand Lift' })).toBeFocused();
  await page.goBack();
  await expect(cards).toHaveCount(1);
  await library(page).getByRole('searchbox').fill('zamboni');
  await library(page).getByRole('button', { name: 'Show all drills' }).click();
  await expect(page).toHaveURL('/app/drills');
});

test('runs a drill with its timer, pauses it and saves the session', async ({ member, open }) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  await page.clock.install();
  const window = await startDrill(page, 'wall-partner', 'Wall Partner');
  const announcements = window.locator('[aria-live=assertive]');
  await expect(announcements).toHaveText('Get ready. 9 minutes in all.');
  await stopClock(page);
  const go = window.getByText('Go', { exact: true });
  const rest = window.getByText('Rest', { exact: true });
  const question = window.getByRole('heading', { name: 'How did it go?' });
  await runUntil(page, go);
  await expect(announcements).toContainText('Round 1 of 7. Go, 0:50.');
  await test.step('Space pauses and resumes', async () => {
    await page.keyboard.press('Space');
    await expect(window.getByText('Paused')).toBeVisible();
    const remaining = await window.getByRole('timer').textContent();
    await page.clock.runFor(20_000);
    await expect(window.getByRole('timer')).toHaveText(remaining ?? '');
    await page.keyboard.press('Space');
    await runUntil(page, rest);
  });
  await window.getByRole('button', { name: 'Skip' }).click();
  await expect(announcements).toContainText('Round 2 of 7.');
  await test.step('Esc asks how it went, and the drill can continue', async () => {
    await page.keyboard.press('Escape');
    await expect(question).toBeFocused();
    await window.getByRole('button', { name: 'Keep going' }).click();
    await expect(go).toBeVisible();
  });
  await page.clock.runFor(600_000);
  await expect(question).toBeVisible();
  await window.getByRole('button', { name: 'Good' }).click();
  await page.clock.resume();
  await window.getByRole('button', { name: 'Finish' }).click();
  await expect(window).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
  await expect(sessions(page).getByRole('listitem')).toContainText('Wall Partner');
  await expect(sessions(page).getByText('It went: Good.')).toBeAttached();
  const [session] = await ada.person.call(drillRoutes.sessions);
  expect(session).toMatchObject({ drill_id: 'wall-partner', feeling: 'good' });
  // Seven rounds of 50 s and six rests of 30 s, minus the skipped rest.
  expect(session?.seconds).toBeGreaterThanOrEqual(500);
  expect(session?.seconds).toBeLessThanOrEqual(503);
});

test('keeps a session that cannot be saved, and saves it once', async ({ member, open }) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  await page.clock.install();
  const window = await startDrill(page, 'line-hops', 'Line Hops');
  await page.clock.runFor(20_000);
  await window.getByRole('button', { name: 'Finish' }).click();
  // The server saves it, but the response is lost.
  await page.route('**/api/drill-sessions', dropResponse);
  await window.getByRole('button', { name: 'Finish' }).click();
  await expect(window.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/drill-sessions');
  await window.getByRole('button', { name: 'Finish' }).click();
  await expect(window).toBeHidden();
  expect(await ada.person.call(drillRoutes.sessions)).toHaveLength(1);
});

test('the plan follows the games, and can be changed, snoozed and reset with the keyboard', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  await logGame(ada.person, 'Thunderbirds', { goals: 0, assists: 1 });
  const page = await open(ada.session);
  await page.goto('/app/drills');
  await expect(plan(page)).toContainText('Based on your age, your position and your last game.');
  await expect(plan(page).getByRole('button', { name: /Rest/ }).first()).toBeVisible();
  await planMonday(ada.person);
  await page.reload();
  const press = async (key: string) => page.keyboard.press(key);
  const change = plan(page).getByRole('button', { name: /^Change / });
  const chooseMenuItem = async (item: string) => {
    await expect(plan(page)).toHaveAttribute('aria-busy', 'false');
    // Focus returns to the button of the changed drill.
    await expect(change).toBeFocused();
    await press('Enter');
    await page.getByRole('menuitem', { name: item }).focus();
    await press('Enter');
  };
  await dayButton(page, 'Monday').focus();
  await press('Enter');
  const item = plan(page).getByRole('listitem');
  await expect(item).toContainText('1 assist in your last game');
  await change.focus();

  await test.step('swaps a drill', async () => {
    await chooseMenuItem('Swap');
    const pick = page.getByRole('dialog', { name: 'Swap Wall Partner' });
    await pick.getByRole('searchbox').fill('line hops');
    await pick.getByRole('button', { name: 'Line Hops' }).focus();
    await press('Enter');
    await expect(item).toContainText('Line Hops');
  });
  await test.step('changes the time', async () => {
    await chooseMenuItem('Change the time');
    await page.getByRole('radio', { name: '10 min' }).focus();
    await press('ArrowRight');
    await page.getByRole('button', { name: 'Save' }).focus();
    await press('Enter');
    await expect(item).toContainText('15 min');
  });
  await test.step('snoozes a drill', async () => {
    await chooseMenuItem('Snooze this week');
    await expect(item).toContainText('Snoozed: back next week.');
    await chooseMenuItem('Bring it back this week');
    await expect(item).not.toContainText('Snoozed');
  });
  await test.step('moves a drill to another day', async () => {
    await chooseMenuItem('Move to another day');
    await page.getByRole('radio', { name: 'Monday' }).focus();
    await press('ArrowRight');
    await page.getByRole('button', { name: 'Save' }).focus();
    await press('Enter');
    await expect(plan(page)).toContainText('A day of rest.');
    await dayButton(page, 'Tuesday').click();
    await expect(item).toContainText('Line Hops');
  });
  await test.step('rejects more training than the age allows', async () => {
    await ada.person.call(drillRoutes.changePlan, {
      body: {
        days: [{ day: 2, items: Array.from({ length: 3 }, () => ({ drill_id: 'line-hops', minutes: 120 })) }],
      },
    });
    await page.reload();
    await dayButton(page, 'Tuesday').click();
    await plan(page).getByRole('button', { name: 'Add a drill' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Figure Eight Hands' }).click();
    await expect(plan(page).getByRole('alert')).toHaveText(
      'That is more than this age should train in a week',
    );
  });
  await test.step('resets to the suggested plan', async () => {
    await plan(page).getByRole('button', { name: 'Reset to the suggested plan' }).click();
    await page.getByRole('button', { name: 'Reset the plan' }).click();
    await expect(toast(page, 'Training plan updated').first()).toBeVisible();
    await expect(plan(page).getByText('You changed this plan.')).toBeHidden();
  });
});

test('hides a drill for other ages, and does not animate diagrams with reduced motion', async ({
  member,
  open,
}) => {
  const birthdate = `${new Date().getFullYear() - 11}-01-15`;
  const kid = await member('Kim', { birthdate, age: '12U', guardian_confirmed: true });
  const page = await open(kid.session, { reducedMotion: 'reduce' });
  await page.goto('/app/drills/supervised-leg-day');
  await expect(page.getByRole('heading', { name: 'Drill not found' })).toBeVisible();
  await page.getByRole('link', { name: 'See all drills' }).click();
  await library(page).getByRole('link', { name: 'Edge Circles', exact: true }).click();
  const diagram = page.getByRole('img', { name: 'Diagram of Edge Circles' });
  await expect(diagram).toBeVisible();
  await expect(diagram.locator('.drawn')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Draw again' })).toHaveCount(0);
});

test('a link starts a drill, and Esc ends it', async ({ member, open }) => {
  const page = await open((await member('Ada')).session);
  await page.goto('/app/drills');
  await library(page).getByRole('link', { name: 'Start Edge Circles' }).click();
  await expect(runner(page, 'Edge Circles')).toBeVisible();
  await expect(runner(page, 'Edge Circles').getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(runner(page, 'Edge Circles')).toBeHidden();
  await expect(page).toHaveURL('/app/drills/edge-circles');
});

test('drill screens are accessible in both themes', async ({ member, open }) => {
  test.setTimeout(240_000);
  const ada = await member('Ada');
  const page = await open(ada.session, { reducedMotion: 'reduce' });
  await page.goto('/app/drills');
  await expect(library(page).getByRole('article').first()).toBeVisible();
  await expect(plan(page).getByRole('heading', { level: 3 })).toBeVisible();
  await checkScreen(page, 'drills');
  await plan(page).getByRole('button', { name: 'Add a drill' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await checkScreen(page, 'choosing a drill');
  const drill = { drill_id: 'quick-release-spots', seconds: 1234, feeling: 'hard' } as const;
  await ada.person.call(drillRoutes.finish, { body: drill });
  await page.goto('/app/drills/quick-release-spots');
  await expect(sessions(page).getByRole('listitem')).toHaveCount(1);
  await checkScreen(page, 'a drill');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(runner(page, 'Quick Release Spots').getByText('Go', { exact: true })).toBeVisible();
  await checkScreen(page, 'a running drill');
  await page.keyboard.press('Escape');
  await checkScreen(page, 'a finished drill');
});
