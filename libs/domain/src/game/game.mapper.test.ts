import {
  gameCountNames,
  mapCounts,
  optionalCountsOf,
  requiredCountsOf,
} from '@rinkside/contracts/game.counts';
import { describe, expect, it } from 'vitest';
import { diffGameFields, toGameBody, toGameFields } from './game.mapper.js';

const body = {
  organization_id: '0198c0de-0000-7000-8000-000000000000',
  date: '2026-02-28',
  our_score: 4,
  their_score: 2,
  ...mapCounts(gameCountNames, (name) => gameCountNames.indexOf(name)),
  started_game: true,
};

describe('game fields', () => {
  it('keep all counts of a goalie', () => {
    expect(toGameBody(toGameFields('goalie', body))).toEqual(body);
  });

  it.each(['skater', null] as const)('keep the counts of a game sheet of position %s only', (position) => {
    const kept = new Set([...requiredCountsOf(position), ...optionalCountsOf(position)]);
    const expected = mapCounts(gameCountNames, (name) => (kept.has(name) ? body[name] : null));
    expect(toGameBody(toGameFields(position, body))).toEqual({ ...body, ...expected, started_game: null });
  });

  it('decide whether seasons count a change', () => {
    const before = toGameFields('goalie', body);
    expect(diffGameFields(before, before)).toEqual({ any: false, counted: false });
    const changed = (change: Partial<typeof body>) =>
      diffGameFields(before, toGameFields('goalie', { ...body, ...change }));
    for (const change of [{ saves: 30 }, { minutes_played: 30 }, { goals: 30 }, { their_score: 3 }])
      expect(changed(change)).toEqual({ any: true, counted: true });
    for (const change of [{ powerplay_goals_against: 30 }, { started_game: false }])
      expect(changed(change)).toEqual({ any: true, counted: false });
  });
});
