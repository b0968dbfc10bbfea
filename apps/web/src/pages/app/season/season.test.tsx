import { noGames, seasonOf, statsOf, type StatsView } from '@rinkside/contracts/season';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { todayHere } from '../../../features/calendar/typed-date';
import { rangeText } from '../../../features/season/season-games';
import { fold } from '../../../state/fold';
import { game, highlight, liveOf, me } from '../../../state/fold.fixture';
import { type Asked, refusal, serve, showAt, signedIn } from '../../../state/store.fixture';
import { Season } from './season';

signedIn();
afterEach(() => void vi.unstubAllEnvs());

const now = seasonOf('profile', todayHere());
const stats = `GET /api/users/${me.id}/stats`;
const answer = ({ query }: Asked): StatsView => {
  const asked = query.get('season') ?? '';
  const season = { current: now, last: now - 1 }[asked] ?? Number(asked);
  const sums =
    season === now ? { games: 6, wins: 4, losses: 2, goals: 5, assists: 4 } : { games: 2, goals: 1 };
  return {
    ...statsOf({ ...noGames, ...sums }),
    reading: 'profile',
    season,
    starts_on: null,
    ends_on: null,
    version: 1,
  };
};
const games = ['20', '15', '10', '05'].map((day) =>
  game({
    user: me,
    date: `${now}-11-${day}`,
    feed_at: `${now}-11-${day}T18:00:00Z`,
    can: { edit: true, remove: true },
  }),
);
const calls = { [stats]: answer, 'GET /api/games': () => games, 'GET /api/highlights': () => [] };
const show = (query = '') => showAt(`/app/season${query}`, <Season />);
const card = (name: string) => within(screen.getByRole('region', { name }));

it('shows the season, the one before, and three past games with a way to all', async () => {
  const { seen } = serve(calls);
  show();
  const board = await screen.findByRole('button', { name: 'Points a game 1.50: how it came about' });
  expect(board).toBeDefined();
  expect(await screen.findByText('1.50 points a game, up from 0.50 last season.')).toBeDefined();
  expect(card('Current Season').getByText(rangeText('profile', now))).toBeDefined();
  expect(card('Last Season').getByText(rangeText('profile', now - 1))).toBeDefined();
  const past = card('Past Games');
  expect(past.getAllByRole('listitem')).toHaveLength(3);
  expect(past.getByRole('link', { name: 'View More' }).getAttribute('href')).toBe('/app/games');
  const readings = seen
    .filter(({ path }) => path.endsWith('/stats'))
    .map(({ query }) => query.get('reading'));
  expect(new Set(readings)).toEqual(new Set(['profile']));
});

it('explains a figure with the games behind it', async () => {
  serve(calls);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Points a game 1.50: how it came about' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Points a game' }));
  expect(dialog.getByText('Points divided by games.')).toBeDefined();
  expect(dialog.getByText('9 ÷ 6 = 1.50')).toBeDefined();
  expect(dialog.getAllByRole('link')).toHaveLength(4);
});

it('draws the games, says each of them, and has the same in a table', async () => {
  serve(calls);
  show();
  const chart = within(await screen.findByRole('region', { name: 'Points per game' }));
  const slider = chart.getByRole<HTMLInputElement>('slider');
  expect(slider.getAttribute('aria-valuetext')).toMatch(
    /^Nov 20, \d+ vs Ice Wolves, Win 4–2: 2 goals, 1 assist$/u,
  );
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^Nov 5, /u);
  fireEvent.click(chart.getByRole('button', { name: 'Table of Points per game' }));
  expect(chart.getAllByRole('row')).toHaveLength(5);
});

it('moves with other tabs', async () => {
  serve(calls);
  show();
  await screen.findByRole('button', { name: 'Points 9: how it came about' }).catch(() => null);
  const sums = { ...noGames, games: 7, wins: 5, losses: 2, goals: 8, assists: 4 };
  act(() =>
    fold.live['season.changed']({
      user_id: me.id,
      reading: 'profile',
      season: now,
      stats: statsOf(sums),
      version: 9,
    }),
  );
  expect(screen.getAllByRole('button', { name: 'Points 12: how it came about' })).toHaveLength(2);
  const clip = highlight({ user: me, title: 'Top shelf', created_at: `${now}-11-21T18:00:00Z` });
  act(() => fold.live['feed.added']({ item: liveOf(clip), version: 1 }));
  expect(card('Your Highlights').getByRole('heading', { name: 'Top shelf' })).toBeDefined();
});

it('goes to another season by its address and by the list', async () => {
  serve(calls);
  show(`?season=${now - 1}`);
  expect(await screen.findByRole('heading', { name: new RegExp(`^Season ${now - 1}`, 'u') })).toBeDefined();
  fireEvent.change(screen.getByRole('combobox', { name: 'Show season' }), { target: { value: String(now) } });
  expect(await screen.findByRole('heading', { name: new RegExp(`^Season ${now}–`, 'u') })).toBeDefined();
});

it('is the season of the reader’s own day', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T03:00:00Z') });
  const { seen } = serve(calls);
  show();
  expect(await screen.findByRole('heading', { name: /^Season 2025–/u })).toBeDefined();
  const days = seen.filter(({ path }) => path.endsWith('/stats')).map(({ query }) => query.get('today'));
  expect(new Set(days)).toEqual(new Set(['2026-05-31']));
});

it('invites to begin where there is nothing yet', async () => {
  const nothing = (asked: Asked) => ({ ...answer(asked), ...statsOf(noGames) });
  serve({ ...calls, [stats]: nothing, 'GET /api/games': () => [] });
  show();
  expect(await screen.findByText('No games yet')).toBeDefined();
  expect(await screen.findByText('No highlights yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Add your first game' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Share card' })).toBeNull();
});

it('says in each part why it could not be read, and leaves the others', async () => {
  const no = () => refusal(403, 'Not today.');
  serve({ [stats]: no, 'GET /api/games': no, 'GET /api/highlights': no });
  show();
  expect(await screen.findByText('Failed to fetch games')).toBeDefined();
  expect(await screen.findByText('Failed to load highlight')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(5);
});
