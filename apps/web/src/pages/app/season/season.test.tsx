import { emptySeasonSums, seasonOf, statsOf, type StatsView } from '@rinkside/contracts/season';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { localToday } from '../../../features/calendar/parse-date';
import { rangeText, seasonName } from '../../../features/game/season-games';
import { entityStore } from '../../../state/entities/entity-store';
import { game, highlight, liveOf, me } from '../../../state/entities/entities.fixture';
import {
  type RecordedRequest,
  errorReply,
  mockServer,
  showAt,
  signInBeforeEach,
} from '../../../state/store.fixture';
import { SeasonPage } from './season';

signInBeforeEach();
afterEach(() => void vi.unstubAllEnvs());

const currentSeason = seasonOf('profile', localToday());
const stats = `GET /api/users/${me.id}/stats`;
const statsReply = ({ query }: RecordedRequest): StatsView => {
  const requested = query.get('season') ?? '';
  const season = { current: currentSeason, last: currentSeason - 1 }[requested] ?? Number(requested);
  const sums =
    season === currentSeason
      ? { games: 6, wins: 4, losses: 2, goals: 5, assists: 4 }
      : { games: 2, goals: 1 };
  return {
    ...statsOf({ ...emptySeasonSums, ...sums }),
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
    date: `${currentSeason}-11-${day}`,
    feed_at: `${currentSeason}-11-${day}T18:00:00Z`,
    can: { edit: true, remove: true },
  }),
);
const handlers = { [stats]: statsReply, 'GET /api/games': () => games, 'GET /api/highlights': () => [] };
const show = (query = '') => showAt(`/app/season${query}`, <SeasonPage />);
const card = (name: string) => within(screen.getByRole('region', { name }));

it('shows the current and last season once and three past games', async () => {
  const { requests } = mockServer(handlers);
  show();
  const board = await screen.findByRole('button', { name: 'Points a game 1.50: how it came about' });
  expect(board).toBeDefined();
  expect(await screen.findByText('Points a game: up from 0.50 last season.')).toBeDefined();
  // The figures of the board are not repeated in the text below it.
  expect(screen.getByText('4 wins, 2 losses, 0 ties')).toBeDefined();
  expect(card(`Current Season ${seasonName('profile', currentSeason)}`)).toBeDefined();
  expect(screen.getByText(rangeText('profile', currentSeason))).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Current Season' })).toBeNull();
  expect(card('Last Season').getByText(rangeText('profile', currentSeason - 1))).toBeDefined();
  const past = card('Past Games');
  expect(past.getAllByRole('listitem')).toHaveLength(3);
  expect(past.getByRole('link', { name: 'View More' }).getAttribute('href')).toBe('/app/games');
  const readings = requests
    .filter(({ path }) => path.endsWith('/stats'))
    .map(({ query }) => query.get('reading'));
  expect(new Set(readings)).toEqual(new Set(['profile']));
});

it('says in how many games penalty minutes are logged', async () => {
  const [first, second, ...others] = games;
  const logged = [{ ...first, penalty_minutes: 4 }, { ...second, penalty_minutes: 2 }, ...others];
  mockServer({ ...handlers, 'GET /api/games': () => logged });
  show();
  expect(await screen.findByText('Penalty minutes: 6, logged in 2 of 4 games')).toBeDefined();
});

it('does not mention penalty minutes that no game logs', async () => {
  mockServer(handlers);
  show();
  await screen.findByRole('region', { name: 'Past Games' });
  expect(screen.queryByText(/^Penalty minutes/u)).toBeNull();
});

it('explains a number with its games', async () => {
  mockServer(handlers);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Points a game 1.50: how it came about' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Points a game' }));
  expect(dialog.getByText('Points divided by games.')).toBeDefined();
  expect(dialog.getByText('9 ÷ 6 = 1.50')).toBeDefined();
  expect(dialog.getAllByRole('link')).toHaveLength(4);
});

it('shows a chart with text for each game and a table', async () => {
  mockServer(handlers);
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

it('follows live changes', async () => {
  mockServer(handlers);
  show();
  await screen.findByRole('button', { name: 'Points 9: how it came about' }).catch(() => null);
  const sums = { ...emptySeasonSums, games: 7, wins: 5, losses: 2, goals: 8, assists: 4 };
  act(() =>
    entityStore.live['season.changed']({
      user_id: me.id,
      reading: 'profile',
      season: currentSeason,
      stats: statsOf(sums),
      version: 9,
    }),
  );
  expect(screen.getAllByRole('button', { name: 'Points 12: how it came about' })).toHaveLength(1);
  const clip = highlight({ user: me, title: 'Top shelf', created_at: `${currentSeason}-11-21T18:00:00Z` });
  act(() => entityStore.live['feed.added']({ item: liveOf(clip), version: 1 }));
  expect(card('Your Highlights').getByRole('heading', { name: 'Top shelf' })).toBeDefined();
});

it('opens another season by URL and by the select', async () => {
  mockServer(handlers);
  show(`?season=${currentSeason - 1}`);
  expect(
    await screen.findByRole('heading', { name: new RegExp(`^Last Season ${currentSeason - 1}`, 'u') }),
  ).toBeDefined();
  fireEvent.change(screen.getByRole('combobox', { name: 'Show season' }), {
    target: { value: String(currentSeason) },
  });
  expect(
    await screen.findByRole('heading', { name: new RegExp(`^Current Season ${currentSeason}–`, 'u') }),
  ).toBeDefined();
  expect(card('Last Season').getByText(rangeText('profile', currentSeason - 1))).toBeDefined();
});

it('uses the season of the local date', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T03:00:00Z') });
  const { requests } = mockServer(handlers);
  show();
  expect(await screen.findByRole('heading', { name: /^Current Season 2025–/u })).toBeDefined();
  const days = requests.filter(({ path }) => path.endsWith('/stats')).map(({ query }) => query.get('today'));
  expect(new Set(days)).toEqual(new Set(['2026-05-31']));
});

it('shows empty states without games and highlights', async () => {
  const emptyStats = (request: RecordedRequest) => ({ ...statsReply(request), ...statsOf(emptySeasonSums) });
  mockServer({ ...handlers, [stats]: emptyStats, 'GET /api/games': () => [] });
  show();
  expect(await screen.findByText('No games yet')).toBeDefined();
  expect(await screen.findByText('No highlights yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Add your first game' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Share card' })).toBeNull();
});

it('shows an error with Retry in each failed part', async () => {
  const fail = () => errorReply(403, 'Not today.');
  mockServer({ [stats]: fail, 'GET /api/games': fail, 'GET /api/highlights': fail });
  show();
  expect(await screen.findByText('Failed to fetch games')).toBeDefined();
  expect(await screen.findByText('Failed to load highlight')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(4);
});
