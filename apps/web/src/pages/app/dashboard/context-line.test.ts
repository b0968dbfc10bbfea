import { emptySeasonSums, type SeasonSums, statsOf } from '@rinkside/contracts/season';
import { describe, expect, it } from 'vitest';
import { profile } from '../../../state/profile.fixture';
import { contextLine, type ContextLineInput } from './context-line';

const line = (
  player: Partial<ContextLineInput['profile']>,
  sums: Partial<SeasonSums> = {},
  followed: number | null = 2,
) =>
  contextLine({
    profile: { ...profile, ...player },
    stats: statsOf({ ...emptySeasonSums, ...sums }),
    followed,
  });

describe('contextLine', () => {
  it('shows the distance to a skater’s nearest milestone', () => {
    expect(line({}, { games: 3, goals: 8 })).toBe('2 more goals to 10 this season.');
    expect(line({}, { games: 3, goals: 1, assists: 14 })).toBe('1 more assist to 15 this season.');
    expect(line({}, { games: 39, goals: 5, assists: 15 })).toBe('1 more game to 40 this season.');
    // At equal distance the first milestone wins.
    expect(line({}, { games: 1, goals: 2, assists: 2 })).toBe('3 more goals to 5 this season.');
  });

  it('ignores counts that are still zero', () => {
    expect(line({}, { games: 1 })).toBe('9 more games to 10 this season.');
  });

  it('shows saves and shutouts for a goalie', () => {
    const goalie = { position: 'goalie' } as const;
    expect(line(goalie, { games: 12, saves: 249, shutouts: 1 })).toBe('1 more save to 250 this season.');
    expect(line(goalie, { games: 12, saves: 210, shutouts: 4 })).toBe('1 more shutout to 5 this season.');
  });

  it('shows no milestone for players under ten', () => {
    expect(line({ age: '9U' }, { games: 7, goals: 9 })).toBe('7 games this season. Have fun out there!');
    const today = new Date();
    const birthdate = `${today.getUTCFullYear() - 9}-01-01`;
    expect(line({ birthdate }, { games: 1 })).toBe('1 game this season. Have fun out there!');
    // A parent's birthdate is their own; only the age level is the child's.
    expect(line({ role: 'parent', birthdate }, { games: 1, goals: 4 })).toMatch(/^1 more goal/u);
  });

  it('shows a text by role before the first game', () => {
    expect(line({}, {}, 0)).toMatch(/^Follow a few players/u);
    expect(line({ position: 'goalie' })).toMatch(/^Pads on/u);
    expect(line({ role: 'coach', position: null })).toMatch(/your players/u);
    expect(contextLine({ profile: { ...profile, role: null }, stats: null, followed: null })).toMatch(
      /friends/u,
    );
  });
});
