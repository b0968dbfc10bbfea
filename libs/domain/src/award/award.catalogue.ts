import { outcomeOf } from '@rinkside/contracts/game';
import type { AwardSource, PlayerHistory, MilestoneGame } from './award.history.js';

/** Returns the item in a player's history that earns an award, or undefined. */
type Milestone = (history: PlayerHistory) => AwardSource | undefined;

const asEarning = (game: MilestoneGame | undefined): AwardSource | undefined =>
  game && { content_type: 'game', id: game.id };

/** The first game that matches. */
const firstGame =
  (fits: (game: MilestoneGame) => boolean): Milestone =>
  ({ games }) =>
    asEarning(games.find(fits));

/** The game in which a total over all games reaches the threshold. */
const gameReaching =
  (threshold: number, count: (game: MilestoneGame) => number): Milestone =>
  ({ games }) => {
    let total = 0;
    return asEarning(games.find((game) => (total += count(game)) >= threshold));
  };

const firstHighlight: Milestone = ({ highlight }) =>
  highlight ? { content_type: 'highlight', id: highlight } : undefined;

const games = () => 1;
const goals = (game: MilestoneGame) => game.goals ?? 0;
const assists = (game: MilestoneGame) => game.assists ?? 0;
const saves = (game: MilestoneGame) => game.saves ?? 0;
const isShutout = (game: MilestoneGame) => game.position === 'goalie' && game.goals_against === 0;

interface Award {
  /** Key in rows and name of its image file. */
  kind: string;
  name: string;
  description: string;
  milestone: Milestone;
  /** What is summed over all games, and the threshold; absent for awards of a single game. */
  total?: MilestoneTotal;
}

const totals = { games, goals, saves };

interface MilestoneTotal {
  unit: keyof typeof totals;
  threshold: number;
  count: (game: MilestoneGame) => number;
}

const award = (kind: string, name: string, description: string, milestone: Milestone): Award => ({
  kind,
  name,
  description,
  milestone,
});

const sum = (unit: MilestoneTotal['unit'], threshold: number, description: string): Award => {
  const count = totals[unit];
  const name = `${threshold} ${unit[0]?.toUpperCase()}${unit.slice(1)}`;
  return {
    ...award(`${unit}-${threshold}`, name, description, gameReaching(threshold, count)),
    total: { unit, threshold, count },
  };
};

/** All awards. Never rename a kind that was granted; removing one from this list retracts it from all players. */
export const awardCatalogue: Award[] = [
  award(
    'first-game',
    'First Game',
    'Logged a first game',
    firstGame(() => true),
  ),
  award(
    'first-win',
    'First Win',
    'Won a game',
    firstGame((game) => outcomeOf(game) === 'win'),
  ),
  award(
    'first-goal',
    'First Goal',
    'Scored a goal',
    firstGame((game) => goals(game) >= 1),
  ),
  award(
    'first-assist',
    'First Assist',
    'Set up a goal',
    firstGame((game) => assists(game) >= 1),
  ),
  award(
    'hat-trick',
    'Hat Trick',
    'Scored 3 goals in one game',
    firstGame((game) => goals(game) >= 3),
  ),
  award(
    'playmaker',
    'Playmaker',
    'Made 3 assists in one game',
    firstGame((game) => assists(game) >= 3),
  ),
  award('first-shutout', 'First Shutout', 'Let nothing in for a whole game', firstGame(isShutout)),
  award(
    'saves-30-game',
    'Brick Wall',
    'Made 30 saves in one game',
    firstGame((game) => saves(game) >= 30),
  ),
  sum('games', 10, 'Played 10 games'),
  sum('games', 50, 'Played 50 games'),
  sum('games', 100, 'Played 100 games'),
  sum('goals', 10, 'Scored 10 goals'),
  sum('goals', 50, 'Scored 50 goals'),
  sum('goals', 100, 'Scored 100 goals'),
  sum('saves', 100, 'Made 100 saves'),
  sum('saves', 500, 'Made 500 saves'),
  sum('saves', 1000, 'Made 1000 saves'),
  award('first-highlight', 'First Highlight', 'Shared a highlight', firstHighlight),
];

export interface EarnedAward {
  kind: string;
  source: AwardSource;
}

/** Returns the awards a history earns, in the order they were earned. */
export const earnedAwards = (history: PlayerHistory): EarnedAward[] => {
  const turns = new Map(history.games.map(({ id }, turn) => [id, turn]));
  const turnOf = ({ source }: EarnedAward) => turns.get(source.id) ?? history.games.length;
  return awardCatalogue
    .flatMap(({ kind, milestone }) => {
      const source = milestone(history);
      return source ? [{ kind, source }] : [];
    })
    .toSorted((a, b) => turnOf(a) - turnOf(b));
};
