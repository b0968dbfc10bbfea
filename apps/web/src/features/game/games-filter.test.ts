import { describe, expect, it } from 'vitest';
import { club, game } from '../../state/entities/entities.fixture';
import {
  byMonth,
  defaultGamesFilter,
  filterGames,
  readGamesFilter,
  seasonsOf,
  writeGamesFilter,
} from './games-filter';

const win = game({ date: '2026-11-20', opponent: club('Montréal Owls', 'Lynx'), goals: 1, assists: 0 });
const loss = game({ date: '2026-06-01', our_score: 0, goals: 0, assists: 0 });
const tie = game({ date: '2026-05-31', our_score: 2, goals: 0, assists: 3 });
const games = [win, loss, tie];

describe('filterGames', () => {
  it.each([
    ['result=win', [win]],
    ['result=loss', [loss]],
    ['result=tie', [tie]],
    ['season=2026', [win, loss]],
    ['season=2025', [tie]],
    ['search=+montreal+', [win]],
    ['search=lynx', [win]],
    ['search=bears', []],
    ['sort=oldest', [tie, loss, win]],
    ['sort=best', [tie, win, loss]],
    ['sort=oldest&result=win&season=2026&search=owl', [win]],
    ['result=draw&season=next&sort=up', games],
    ['', games],
  ])('applies ?%s', (query, found) => {
    expect(filterGames(games, readGamesFilter(new URLSearchParams(query)))).toEqual(found);
  });

  it('sorts the best goalie games by save percentage', () => {
    const net = (saves: number) =>
      game({ position: 'goalie', saves, shots_against: 30, goals_against: 30 - saves });
    const [good, better] = [net(25), net(29)];
    expect(filterGames([good, better], { ...defaultGamesFilter, sort: 'best' })).toEqual([better, good]);
  });
});

it('round-trips through the URL and omits default values', () => {
  expect(writeGamesFilter(defaultGamesFilter).toString()).toBe('');
  const filter = { result: 'win', season: 2025, search: 'owls', sort: 'best' } as const;
  expect(readGamesFilter(writeGamesFilter(filter))).toEqual(filter);
});

it('lists the seasons and months with games', () => {
  expect(seasonsOf(games)).toEqual([2026, 2025]);
  expect(
    byMonth([win, game({ date: '2026-11-01' }), loss]).map((group) => [group.month, group.games.length]),
  ).toEqual([
    ['2026-11', 2],
    ['2026-06', 1],
  ]);
});
