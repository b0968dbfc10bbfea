import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, earnedBy } from './award.catalogue.js';
import type { PlayedGame } from './award.history.js';

const pictures = join(import.meta.dirname, '../../../../apps/web/public/awards');

let made = 0;
const game = (of: Partial<PlayedGame> = {}): PlayedGame => ({
  id: `game-${++made}`,
  position: 'skater',
  our_score: 1,
  their_score: 2,
  goals: 0,
  assists: 0,
  saves: null,
  goals_against: null,
  ...of,
});
const many = (count: number, of: Partial<PlayedGame> = {}) => Array.from({ length: count }, () => game(of));
/** Which game earned each award, by its place in the list. */
const earned = (games: PlayedGame[], highlight: string | null = null) =>
  Object.fromEntries(
    earnedBy({ games, highlight }).map(({ kind, source }) => [
      kind,
      games.findIndex(({ id }) => id === source.id),
    ]),
  );

describe('the catalogue of awards', () => {
  it('names each once, and has one small picture for each and no other', () => {
    const kinds = catalogue.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(readdirSync(pictures).toSorted()).toEqual(kinds.map((kind) => `${kind}.svg`).toSorted());
    for (const { kind, name } of catalogue) {
      const picture = readFileSync(join(pictures, `${kind}.svg`), 'utf8');
      expect(picture.length).toBeLessThan(2048);
      expect(picture).toContain(`<title>${name}</title>`);
    }
  });

  it('grants nothing for nothing', () => {
    expect(earned([])).toEqual({});
  });

  it('grants a skater’s firsts by the game that came first', () => {
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

  it('grants a shutout to a goalie only, for nothing let in, not for nothing said', () => {
    const shutout = { position: 'goalie', goals_against: 0, saves: 12 } as const;
    expect(earned([game({ ...shutout, goals_against: 1 }), game(shutout)])).toMatchObject({
      'first-shutout': 1,
    });
    for (const none of [
      { ...shutout, position: 'skater' as const },
      { ...shutout, goals_against: null },
    ])
      expect(earned([game(none)])).not.toHaveProperty('first-shutout');
    expect(earned([game({ saves: 29 }), game({ saves: 30 })])).toMatchObject({ 'saves-30-game': 1 });
  });

  it('grants a sum by the game that reaches it', () => {
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

  it('grants the first highlight by itself', () => {
    expect(earnedBy({ games: [], highlight: 'clip' })).toEqual([
      { kind: 'first-highlight', source: { content_type: 'highlight', id: 'clip' } },
    ]);
  });

  it('takes nothing back for one more game at the end, and lists awards in the order they were earned', () => {
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
        const now = earned(games);
        expect(now).toMatchObject(earned(games.slice(0, -1)));
        const turns = Object.values(now);
        expect(turns).toEqual(turns.toSorted((a, b) => a - b));
      }),
    );
  });
});
