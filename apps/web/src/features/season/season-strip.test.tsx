import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { entityStore } from '../../state/entities/entity-store';
import { me, seasonView, stats } from '../../state/entities/entities.fixture';
import { errorReply, mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { rangeText } from '../game/season-games';
import { SeasonStrip } from './season-strip';

signInBeforeEach();
afterEach(() => void vi.unstubAllEnvs());

const call = `GET /api/users/${me.id}/stats`;
const figures = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.querySelector('.sr-only')?.textContent]);

it('shows no values and a hint before the first game', async () => {
  mockServer({ [call]: () => seasonView({}) });
  show(<SeasonStrip position="skater" />);
  expect(await screen.findByText('Your numbers appear here after your first game.')).toBeDefined();
  expect(figures().map(([, text]) => text)).toEqual(Array(4).fill('no games yet'));
});

it("shows a skater's season with its dates and updates live", async () => {
  const view = seasonView({ games: 3, wins: 2, losses: 1, goals: 4, assists: 2 }, 3);
  const { requests } = mockServer({ [call]: () => view });
  show(<SeasonStrip position="skater" />);
  expect(await screen.findByText('2 wins, 1 loss, 0 ties · 67% won')).toBeDefined();
  expect(screen.getByText(rangeText('dashboard', Number(view.season)))).toBeDefined();
  const before = [['Games', '3'], ['Goals', '4'], ['Assists', '2'], ['Points', '6']]; // prettier-ignore
  expect(figures()).toEqual(before);
  expect(requests[0]?.query.get('reading')).toBe('dashboard');

  const { reading, season } = view;
  const now = stats({ games: 4, wins: 3, losses: 1, goals: 5, assists: 2 });
  act(() => entityStore.live['season.changed']({ user_id: me.id, reading, season, stats: now, version: 4 }));
  act(() =>
    entityStore.live['season.changed']({ user_id: me.id, reading, season, stats: stats({}), version: 2 }),
  );
  const after = [['Games', '4'], ['Goals', '5'], ['Assists', '2'], ['Points', '7']]; // prettier-ignore
  expect(figures()).toEqual(after);
});

it.each([
  [
    "of the browser when it is in another season than the server's",
    '2026-08-01T03:00:00Z',
    '2026-07-31',
    2025,
  ],
  ['of the server on all other days', '2026-11-20T03:00:00Z', null, 2026],
])('uses the day %s', async (_, now, today, season) => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const reply = Promise.withResolvers<unknown>();
  const { requests } = mockServer({ [call]: () => reply.promise });
  show(<SeasonStrip position="skater" />);
  // Shown before the reply arrives.
  expect(screen.getByText(rangeText('dashboard', season))).toBeDefined();
  expect(requests[0]?.query.get('today')).toBe(today);
});

it("shows a goalie's season", async () => {
  const sums = { games: 2, wins: 2, saves: 55, shots_against: 60, goals_against: 5, minutes: 120 };
  mockServer({ [call]: () => seasonView(sums) });
  show(<SeasonStrip position="goalie" />);
  await screen.findByText('2 wins, 0 losses, 0 ties · 100% won');
  expect(figures()).toEqual([['Games', '2'], ['Saves', '55'], ['Save %', '91.7'], ['GAA', '2.50']]); // prettier-ignore
});

it('shows a load error and recovers with Retry', async () => {
  let broken = true;
  mockServer({ [call]: () => (broken ? errorReply(403, 'Not today.') : seasonView({})) });
  show(<SeasonStrip position="skater" />);
  expect(await screen.findByText('Not today.')).toBeDefined();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Your numbers appear here after your first game.')).toBeDefined();
});
