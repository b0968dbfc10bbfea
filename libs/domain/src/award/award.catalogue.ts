import { outcomeOf } from '@rinkside/contracts/game';
import type { Earning, History, PlayedGame } from './award.history.js';

/** What of a player's history earns an award: the item that did, or nothing yet. */
type Milestone = (history: History) => Earning | undefined;

const asEarning = (game: PlayedGame | undefined): Earning | undefined =>
  game && { content_type: 'game', id: game.id };

/** The first game that is so. */
const first =
  (fits: (game: PlayedGame) => boolean): Milestone =>
  ({ games }) =>
    asEarning(games.find(fits));

/** The game in which a count over all games reaches this many. */
const reaching =
  (many: number, count: (game: PlayedGame) => number): Milestone =>
  ({ games }) => {
    let total = 0;
    return asEarning(games.find((game) => (total += count(game)) >= many));
  };

const firstHighlight: Milestone = ({ highlight }) =>
  highlight ? { content_type: 'highlight', id: highlight } : undefined;

const games = () => 1;
const goals = (game: PlayedGame) => game.goals ?? 0;
const assists = (game: PlayedGame) => game.assists ?? 0;
const saves = (game: PlayedGame) => game.saves ?? 0;
const isShutout = (game: PlayedGame) => game.position === 'goalie' && game.goals_against === 0;

interface Award {
  /** Names the award in rows, and its picture. */
  kind: string;
  name: string;
  description: string;
  earnedBy: Milestone;
  /** What it counts over all games, and up to what; others come by a single game. */
  total?: Total;
}

const totals = { games, goals, saves };

export interface Total {
  unit: keyof typeof totals;
  many: number;
  count: (game: PlayedGame) => number;
}

const award = (kind: string, name: string, description: string, earnedBy: Milestone): Award => ({
  kind,
  name,
  description,
  earnedBy,
});

const sum = (unit: Total['unit'], many: number, description: string): Award => {
  const count = totals[unit];
  const name = `${many} ${unit[0]?.toUpperCase()}${unit.slice(1)}`;
  return {
    ...award(`${unit}-${many}`, name, description, reaching(many, count)),
    total: { unit, many, count },
  };
};

/** Every award there is. A kind once granted keeps its name; one taken off this list is retracted from everybody. */
export const catalogue: Award[] = [
  award(
    'first-game',
    'First Game',
    'Logged a first game',
    first(() => true),
  ),
  award(
    'first-win',
    'First Win',
    'Won a game',
    first((game) => outcomeOf(game) === 'win'),
  ),
  award(
    'first-goal',
    'First Goal',
    'Scored a goal',
    first((game) => goals(game) >= 1),
  ),
  award(
    'first-assist',
    'First Assist',
    'Set up a goal',
    first((game) => assists(game) >= 1),
  ),
  award(
    'hat-trick',
    'Hat Trick',
    'Scored 3 goals in one game',
    first((game) => goals(game) >= 3),
  ),
  award(
    'playmaker',
    'Playmaker',
    'Made 3 assists in one game',
    first((game) => assists(game) >= 3),
  ),
  award('first-shutout', 'First Shutout', 'Let nothing in for a whole game', first(isShutout)),
  award(
    'saves-30-game',
    'Brick Wall',
    'Made 30 saves in one game',
    first((game) => saves(game) >= 30),
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

export interface Earned {
  kind: string;
  source: Earning;
}

/** Everything a history earns, in the order it was earned. */
export const earnedBy = (history: History): Earned[] => {
  const turns = new Map(history.games.map(({ id }, turn) => [id, turn]));
  const turnOf = ({ source }: Earned) => turns.get(source.id) ?? history.games.length;
  return catalogue
    .flatMap(({ kind, earnedBy: milestone }) => {
      const source = milestone(history);
      return source ? [{ kind, source }] : [];
    })
    .toSorted((a, b) => turnOf(a) - turnOf(b));
};
