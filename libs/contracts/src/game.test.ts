import { describe, expect, it } from 'vitest';
import { gameRules, missingField, outcomeOf } from './game.js';
import { gameBody, gameChange } from './game.schema.js';

const skater = {
  organization_id: '0198c0de-0000-7000-8000-000000000000',
  date: '2026-02-28',
  our_score: 4,
  their_score: 2,
  goals: 1,
  assists: 0,
};
const goalie = { ...skater, goals: 0, saves: 24, shots_against: 26, goals_against: 2 };

/** Returns the field and message of every validation error. */
const errorsOf = (body: object, schema: typeof gameBody | typeof gameChange = gameBody) =>
  schema.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('gameBody', () => {
  it('requires an opponent and two scores, each with its own message', () => {
    expect(errorsOf(skater)).toEqual([]);
    expect(errorsOf({ date: '2026-02-28', goals: 1, assists: 0 })).toEqual([
      ['organization_id', gameRules.opponent],
      ['our_score', gameRules.scoresMissing],
      ['their_score', gameRules.scoresMissing],
    ]);
    expect(errorsOf({ ...skater, organization_id: 'Otters' })).toEqual([
      ['organization_id', gameRules.opponent],
    ]);
    expect(errorsOf({ ...skater, our_score: null })).toEqual([['our_score', gameRules.scoresMissing]]);
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
  it.each(bounds)('limits %s to whole numbers from 0 to %i', (name, max, message) => {
    for (const valid of [0, 1, max]) expect(errorsOf({ ...goalie, [name]: valid })).toEqual([]);
    for (const invalid of [-1, max + 1, 2.5, '3', Number.NaN, true, []])
      expect(errorsOf({ ...goalie, [name]: invalid })).toEqual([[name, message]]);
  });

  it('accepts existing dates from 1900 to 2100 only', () => {
    for (const date of ['1900-01-01', '2100-12-31', '2024-02-29'])
      expect(errorsOf({ ...skater, date })).toEqual([]);
    for (const date of [
      '2026-02-29',
      '1899-12-31',
      '2101-01-01',
      '02/28/2026',
      '2026-2-8',
      '2026-02-28T10:00',
      '',
    ])
      expect(errorsOf({ ...skater, date })).toContainEqual(['date', gameRules.date]);
    expect(errorsOf({ ...skater, date: undefined })).toEqual([['date', gameRules.date]]);
  });

  it('rejects unknown fields; gameChange accepts any subset of the fields', () => {
    expect(errorsOf({ ...skater, position: 'goalie' })).toHaveLength(1);
    expect(errorsOf({}, gameChange)).toEqual([]);
    expect(errorsOf({ goals: 100 }, gameChange)).toEqual([['goals', gameRules.skaterInvalid]]);
    expect(errorsOf({ their_score: null }, gameChange)).toEqual([['their_score', gameRules.scoresMissing]]);
  });
});

describe('required fields by position', () => {
  it('are goals and assists for a skater and without a position', () => {
    for (const position of ['skater', null] as const) {
      expect(missingField(position, skater)).toBeUndefined();
      expect(missingField(position, { ...skater, assists: null })).toEqual({
        path: 'assists',
        message: gameRules.skaterMissing,
      });
      expect(missingField(position, goalie)).toBeUndefined();
    }
  });

  it('are shots against, saves and goals against for a goalie', () => {
    expect(missingField('goalie', goalie)).toBeUndefined();
    for (const path of ['shots_against', 'saves', 'goals_against'])
      expect(missingField('goalie', { ...goalie, [path]: undefined })).toEqual({
        path,
        message: gameRules.goalieMissing,
      });
  });
});

it('returns win, loss or tie', () => {
  expect(outcomeOf({ our_score: 3, their_score: 2 })).toBe('win');
  expect(outcomeOf({ our_score: 2, their_score: 3 })).toBe('loss');
  expect(outcomeOf({ our_score: 0, their_score: 0 })).toBe('tie');
});
