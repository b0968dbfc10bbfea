import { expect, it } from 'vitest';
import { club, game } from '../../state/entities/entities.fixture';
import { gameStatsOf, gameText, teamsOf } from './game-line';

const line = (...args: Parameters<typeof game>) =>
  gameStatsOf(game(...args)).map(({ label, value }) => `${label} ${value}`);

const goalie = { position: 'goalie', goals: 0, assists: 0, goals_against: 2 } as const;

it('shows goals, assists and points for a skater, also without a position', () => {
  expect(line({ goals: 2, assists: 1 })).toEqual(['G 2', 'A 1', 'PTS 3']);
  expect(line({ position: null, goals: 0, assists: 0 })).toEqual(['G 0', 'A 0', 'PTS 0']);
});

it('shows saves, goals against and save percentage for a goalie', () => {
  expect(line({ ...goalie, saves: 22, shots_against: 24 })).toEqual(['SV 22', 'GA 2', 'SV% 91.7']);
  expect(line({ ...goalie, saves: 0, shots_against: 0, goals_against: 0 })).toEqual([
    'SV 0',
    'GA 0',
    'SV% 0.0',
  ]);
});

it.each([
  [4, 2, 'Win'],
  [1, 3, 'Loss'],
  [2, 2, 'Tie'],
])('describes %i to %i in one sentence: %s', (our_score, their_score, word) => {
  const text = gameText(game({ our_score, their_score }));
  expect(text).toBe(
    `${word}: North Harbor Owls ${our_score}, Ice Wolves ${their_score}, on Nov 20, 2026. Goals 2, assists 1, points 3.`,
  );
});

it("names teams by team, organization, or 'Your Team' and 'Opponent'", () => {
  const opponent = club('Ice Wolves Hockey', 'Wolves U12');
  expect(gameText(game({ userOrganization: null, opponent }))).toMatch(/^Win: Your Team 4, Wolves U12 2,/u);
  const unnamed = teamsOf(game({ userOrganization: null, opponent: club('') }));
  expect(unnamed.map(({ name }) => name)).toEqual(['Your Team', 'Opponent']);
});
