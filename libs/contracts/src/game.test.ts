import { describe, expect, it } from 'vitest';
import { gameBody, gameChange, gameRules, missingIn, outcomeOf } from './game.js';

const skater = {
  organization_id: '0198c0de-0000-7000-8000-000000000000',
  date: '2026-02-28',
  our_score: 4,
  their_score: 2,
  goals: 1,
  assists: 0,
};
const goalie = { ...skater, goals: 0, saves: 24, shots_against: 26, goals_against: 2 };

/** The sentences of everything wrong with a body, each with its field. */
const wrong = (body: object, schema: typeof gameBody | typeof gameChange = gameBody) =>
  schema.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('a game as it is sent', () => {
  it('needs an opponent and two scores, each with its own sentence', () => {
    expect(wrong(skater)).toEqual([]);
    expect(wrong({ date: '2026-02-28', goals: 1, assists: 0 })).toEqual([
      ['organization_id', gameRules.opponent],
      ['our_score', gameRules.scoresMissing],
      ['their_score', gameRules.scoresMissing],
    ]);
    expect(wrong({ ...skater, organization_id: 'Otters' })).toEqual([
      ['organization_id', gameRules.opponent],
    ]);
    expect(wrong({ ...skater, our_score: null })).toEqual([['our_score', gameRules.scoresMissing]]);
  });

  const bounds = [
    ...['our_score', 'their_score'].map((name) => [name, 999, gameRules.scoresInvalid] as const),
    ...['goals', 'assists'].map((name) => [name, 99, gameRules.skaterInvalid] as const),
    ...['minutes_played', 'shots_against', 'saves'].map(
      (name) => [name, 999, gameRules.goalieInvalid] as const,
    ),
    ...['goals_against', 'powerplay_goals_against', 'shorthanded_goals_against'].map(
      (name) => [name, 99, gameRules.goalieInvalid] as const,
    ),
  ];
  // @covers V1.4.2
  it.each(bounds)('holds %s to 0 … %i whole', (name, most, sentence) => {
    for (const right of [0, 1, most]) expect(wrong({ ...goalie, [name]: right })).toEqual([]);
    for (const bad of [-1, most + 1, 2.5, '3', Number.NaN, true, []])
      expect(wrong({ ...goalie, [name]: bad })).toEqual([[name, sentence]]);
  });

  it('is of a day that exists, from 1900 to 2100', () => {
    for (const date of ['1900-01-01', '2100-12-31', '2024-02-29'])
      expect(wrong({ ...skater, date })).toEqual([]);
    for (const date of [
      '2026-02-29',
      '1899-12-31',
      '2101-01-01',
      '02/28/2026',
      '2026-2-8',
      '2026-02-28T10:00',
      '',
    ])
      expect(wrong({ ...skater, date })).toContainEqual(['date', gameRules.date]);
    expect(wrong({ ...skater, date: undefined })).toEqual([['date', gameRules.date]]);
  });

  it('names no other field, and a correction may name any of them or none', () => {
    expect(wrong({ ...skater, position: 'goalie' })).toHaveLength(1);
    expect(wrong({}, gameChange)).toEqual([]);
    expect(wrong({ goals: 100 }, gameChange)).toEqual([['goals', gameRules.skaterInvalid]]);
    expect(wrong({ their_score: null }, gameChange)).toEqual([['their_score', gameRules.scoresMissing]]);
  });
});

describe('what a position asks for', () => {
  it('is goals and assists of a skater, and of whoever has no position', () => {
    for (const position of ['skater', null] as const) {
      expect(missingIn(position, skater)).toBeUndefined();
      expect(missingIn(position, { ...skater, assists: null })).toEqual({
        path: 'assists',
        message: gameRules.skaterMissing,
      });
      expect(missingIn(position, goalie)).toBeUndefined();
    }
  });

  it('is shots against, saves and goals against of a goalie', () => {
    expect(missingIn('goalie', goalie)).toBeUndefined();
    for (const path of ['shots_against', 'saves', 'goals_against'])
      expect(missingIn('goalie', { ...goalie, [path]: undefined })).toEqual({
        path,
        message: gameRules.goalieMissing,
      });
  });
});

it('a game is won, lost or tied', () => {
  expect(outcomeOf({ our_score: 3, their_score: 2 })).toBe('win');
  expect(outcomeOf({ our_score: 2, their_score: 3 })).toBe('loss');
  expect(outcomeOf({ our_score: 0, their_score: 0 })).toBe('tie');
});
