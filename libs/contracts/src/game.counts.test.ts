import { describe, expect, it } from 'vitest';
import { gameBody, gameView } from './game.schema.js';
import {
  gameCountNames,
  gameCounts,
  mapCounts,
  optionalCountsOf,
  requiredCountsOf,
  summedCountNames,
} from './game.counts.js';
import { statsOf } from './season.js';
import { seasonStats } from './season.schema.js';
import { sumsOf } from './season.sums.js';

const body = {
  organization_id: '0198c0de-0000-7000-8000-000000000000',
  date: '2026-02-28',
  our_score: 4,
  their_score: 2,
};

describe('the table of counts', () => {
  it.each(gameCountNames)('is the contract of %s', (name) => {
    const { max } = gameCounts[name];
    for (const value of [0, max, null, undefined])
      expect(gameBody.safeParse({ ...body, [name]: value }).success).toBe(true);
    for (const value of [-1, max + 1, 0.5])
      expect(gameBody.safeParse({ ...body, [name]: value }).success).toBe(false);
    expect(gameView.shape[name].safeParse(null).success).toBe(true);
  });

  it('names each count once', () => {
    for (const key of ['label', 'shortLabel'] as const) {
      const names = gameCountNames.map((name) => gameCounts[name][key]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('asks each position for the counts of its own game sheet', () => {
    expect(requiredCountsOf('skater')).toEqual(['goals', 'assists']);
    expect(requiredCountsOf(null)).toEqual(requiredCountsOf('skater'));
    expect(requiredCountsOf('goalie')).toEqual(['shots_against', 'saves', 'goals_against']);
    expect(optionalCountsOf('goalie')).toContain('minutes_played');
    expect(optionalCountsOf('skater')).not.toContain('minutes_played');
  });

  it('puts the sum of a season into its stats and skips games without the count', () => {
    const empty = { position: null, our_score: 1, their_score: 0, ...mapCounts(gameCountNames, () => null) };
    for (const name of summedCountNames) {
      const games = [2, null, 3].map((value) => Object.assign({}, empty, { [name]: value }));
      const { stat } = gameCounts[name].sum;
      expect(statsOf(sumsOf(games))[stat]).toBe(5);
      expect(seasonStats.shape[stat]).toBeDefined();
    }
  });
});
