import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awardCatalogue, earnedAwards } from './award.catalogue.js';
import type { MilestoneGame } from './award.history.js';

const imageFolder = join(import.meta.dirname, '../../../../apps/web/public/awards');

let gameCount = 0;
const game = (of: Partial<MilestoneGame> = {}): MilestoneGame => ({
  id: `game-${++gameCount}`,
  position: 'skater',
  our_score: 1,
  their_score: 2,
  goals: 0,
  assists: 0,
  saves: null,
  goals_against: null,
  ...of,
});
const many = (count: number, of: Partial<MilestoneGame> = {}) =>
  Array.from({ length: count }, () => game(of));
/** Returns the index of the game that earned each award. */
const earned = (games: MilestoneGame[], highlight: string | null = null) =>
  Object.fromEntries(
    earnedAwards({ games, highlight }).map(({ kind, source }) => [
      kind,
      games.findIndex(({ id }) => id === source.id),
    ]),
  );

describe('award catalogue', () => {
  it('has unique kinds and exactly one small image per award', () => {
    const kinds = awardCatalogue.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(readdirSync(imageFolder).toSorted()).toEqual(kinds.map((kind) => `${kind}.svg`).toSorted());
    for (const { kind, name } of awardCatalogue) {
      const image = readFileSync(join(imageFolder, `${kind}.svg`), 'utf8');
      expect(image.length).toBeLessThan(2048);
      expect(image).toContain(`<title>${name}</title>`);
    }
  });

  it('grants nothing without games', () => {
    expect(earned([])).toEqual({});
  });

  it('grants a skater’s first-time awards for the earliest matching game', () => {
    const games = [
      game(),
      game({ assists: 1 }),
      game({ goals: 1, our_score: 2 }),
      game({ goals: 2, our_score: 4 }),
    ];
    expect(earned(games)).toEqual({ 'first-game': 0, 'first-assist': 1, 'first-goal': 2, 'first-win': 3 });
    expect(earned([game({ goals: 2, assists: 2 }), game({ goals: 3 }), game({ assists: 4 })])).toMatchObject({
      'hat-trick': 1,
      playmaker: 2,
    });
  });

  it('grants a shutout only to a goalie with 0 goals against, not with null', () => {
    const shutout = { position: 'goalie', goals_against: 0, saves: 12 } as const;
    expect(earned([game({ ...shutout, goals_against: 1 }), game(shutout)])).toMatchObject({
      'first-shutout': 1,
    });
    for (const noShutout of [
      { ...shutout, position: 'skater' as const },
      { ...shutout, goals_against: null },
    ])
      expect(earned([game(noShutout)])).not.toHaveProperty('first-shutout');
    expect(earned([game({ saves: 29 }), game({ saves: 30 })])).toMatchObject({ 'saves-30-game': 1 });
  });

  it('grants a total for the game that reaches the threshold', () => {
    expect(earned(many(10))).toMatchObject({ 'games-10': 9 });
    expect(earned(many(9))).not.toHaveProperty('games-10');
    expect(earned(many(100, { goals: 1 }))).toMatchObject({
      'games-50': 49,
      'games-100': 99,
      'goals-10': 9,
      'goals-50': 49,
      'goals-100': 99,
    });
    expect(earned(many(40, { saves: 25 }))).toMatchObject({
      'saves-100': 3,
      'saves-500': 19,
      'saves-1000': 39,
    });
  });

  it('grants the first highlight for that highlight', () => {
    expect(earnedAwards({ games: [], highlight: 'clip' })).toEqual([
      { kind: 'first-highlight', source: { content_type: 'highlight', id: 'clip' } },
    ]);
  });

  it('retracts nothing when a game is added at the end, and lists awards in the order they were earned', () => {
    const any = fc.record({
      position: fc.constantFrom('skater' as const, 'goalie' as const, null),
      our_score: fc.nat(9),
      their_score: fc.nat(9),
      goals: fc.option(fc.nat(4)),
      assists: fc.option(fc.nat(4)),
      saves: fc.option(fc.nat(60)),
      goals_against: fc.option(fc.nat(5)),
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 60 }), (all) => {
        const games = all.map(game);
        const awards = earned(games);
        expect(awards).toMatchObject(earned(games.slice(0, -1)));
        const gameIndexes = Object.values(awards);
        expect(gameIndexes).toEqual(gameIndexes.toSorted((a, b) => a - b));
      }),
    );
  });
});
