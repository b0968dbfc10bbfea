import { expect, it } from 'vitest';
import { stats } from '../../state/entities/entities.fixture';
import { compareText } from './compare';

const last = stats({ games: 10, wins: 5, goals: 7, assists: 6 });

it("compares a skater's season with the previous one", () => {
  const now = stats({ games: 12, wins: 6, goals: 10, assists: 8 });
  expect(compareText(now, last, 'skater')).toEqual([
    'Points a game: up from 1.30 last season.',
    'Win %: the same as last season.',
  ]);
});

it("compares a goalie's season with the previous one", () => {
  const net = { games: 6, wins: 3, saves: 90, shots_against: 100, goals_against: 10, minutes: 300 };
  expect(compareText(stats(net), stats({ ...net, goals_against: 12 }), 'goalie')).toEqual([
    'Save %: the same as last season.',
    'GAA: down from 2.40 last season (lower is better).',
    'Win %: the same as last season.',
  ]);
});

it('mentions small samples and missing previous seasons', () => {
  const early = '1 game so far: early days, so these figures still swing a lot.';
  expect(compareText(stats({ games: 1 }), last, 'skater').at(-1)).toBe(early);
  expect(compareText(stats({ games: 1 }), stats({}), 'skater')).toEqual([
    'There is no season before it to compare with yet.',
    early,
  ]);
  expect(compareText(stats({}), last, 'skater')).toEqual(['This season starts with its first game.']);
  expect(compareText(null, last, 'skater')).toEqual([]);
});
