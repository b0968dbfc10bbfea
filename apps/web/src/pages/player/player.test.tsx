import type { PublicGame } from '@rinkside/contracts/game';
import type { PublicPlayer } from '@rinkside/contracts/player';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { club, game, liveOf, me, seasonView } from '../../state/entities/entities.fixture';
import { queryClient } from '../../state/query-client';
import { errorReply, mockServer } from '../../state/store.fixture';
import { PlayerPage } from './player';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const player: PublicPlayer = {
  ...me,
  last_name: 'H.',
  age: '12U',
  level: 'AA',
  role: 'player',
  coach_confirmed: false,
  organization: { ...club('North Harbor Hockey', 'Owls') },
  stats: {
    ...seasonView({ games: 2, wins: 1, losses: 1, goals: 3, assists: 1 }),
    reading: 'stats',
    starts_on: '2026-09-01',
    ends_on: '2027-08-31',
  },
};
const open = (games: readonly PublicGame[] | Response, view: unknown = player) => {
  mockServer({
    [`GET /api/users/public/${player.id}`]: () => view,
    [`GET /api/games/public/user/${player.id}`]: () => (games instanceof Response ? games : { games }),
  });
  render(
    <MemoryRouter initialEntries={[`/player/${player.id}`]}>
      <Routes>
        <Route path="/player/:id" element={<PlayerPage />} />
      </Routes>
    </MemoryRouter>,
  );
};
const season = async () => within(await screen.findByRole('region', { name: 'Current season' }));
const goalieNumbers = { saves: 21, goals_against: 3, shots_against: 24 };

it('shows the player and the season with its dates', async () => {
  open([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Noor H.' })).toBeDefined();
  expect(screen.getByText('AA · 12U · skater')).toBeDefined();
  expect(screen.getByText('Owls')).toBeDefined();
  const board = await season();
  expect(board.getByText('Sep 1, 2026 – Aug 31, 2027')).toBeDefined();
  expect(board.getByText('1 win, 1 loss, 0 ties · 50% won')).toBeDefined();
  expect(board.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2', '3', '1', '4', '2.00', '50',
  ]); // prettier-ignore
});

it('shows the result and position-specific numbers of each game', async () => {
  const skater = liveOf(game({ our_score: 3, their_score: 3, goals: 2, assists: 1 }));
  const goalie = liveOf(
    game({ our_score: 1, their_score: 3, position: 'goalie', started_game: true, ...goalieNumbers }),
  );
  open([skater, goalie]);
  const rows = await screen.findAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('Goals 2, assists 1.');
  expect(within(rows[0] ?? document.body).getByText('T')).toBeDefined();
  expect(rows[1]?.textContent).toContain('Saves 21, goals against 3, started Yes.');
  for (const label of ['SV', 'GA', 'Started']) expect(rows[1]?.textContent).toContain(label);
  expect(within(rows[1] ?? document.body).getByText('L')).toBeDefined();
});

it('shows a closable invitation to join', async () => {
  open([]);
  const join = within(await screen.findByRole('complementary', { name: 'Join Rinkside' }));
  expect(join.getByRole('link', { name: 'Create Free Account' }).getAttribute('href')).toMatch(/^\/login/u);
  expect(join.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe('/');
  fireEvent.click(join.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Create Free Account')).toBeNull();
});

it('shows the season dates above the games', async () => {
  open([]);
  const games = within(await screen.findByRole('region', { name: 'Games This Season' }));
  expect(games.getByText('Sep 1, 2026 – Aug 31, 2027')).toBeDefined();
});

it('shows an empty season and an error when games fail to load', async () => {
  open(errorReply(403, 'Not today.'), { ...player, stats: seasonView({}) });
  const board = await season();
  expect(board.getByText('New season starts with the first game')).toBeDefined();
  expect(board.queryAllByRole('definition')).toEqual([]);
  expect(await screen.findByText('Failed to fetch games')).toBeDefined();
});

it('offers Retry after a 429', async () => {
  open([], errorReply(429, 'Please try again in a moment.'));
  expect(await screen.findByText('Please try again in a moment.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});

it('reports an unknown player', async () => {
  open([], errorReply(404, 'Player not found'));
  expect(await screen.findByRole('heading', { name: 'Player Not Found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go Home' })).toBeDefined();
});
