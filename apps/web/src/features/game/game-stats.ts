import type { GameView } from '@rinkside/contracts/game';
import {
  optionalCountsOf,
  requiredCountsOf,
  gameCounts,
  type GameCountName,
} from '@rinkside/contracts/game.counts';
import { defaultGameMinutes, goalsAgainstAverage } from '@rinkside/contracts/season';

export interface StatLine {
  label: string;
  value: string;
  /** Explanation, for derived values. */
  how?: string;
}

/** Returns a line for each count that was logged. */
const linesFor = (game: GameView, names: readonly GameCountName[]): StatLine[] =>
  names.flatMap((name) =>
    game[name] == null ? [] : [{ label: gameCounts[name].label, value: String(game[name]) }],
  );

const skaterSheet = (game: GameView): StatLine[] => [
  ...linesFor(game, requiredCountsOf('skater')),
  {
    label: 'Points',
    value: String((game.goals ?? 0) + (game.assists ?? 0)),
    how: 'Goals plus assists.',
  },
  ...linesFor(game, optionalCountsOf('skater')),
];

const goalieSheet = (game: GameView, lostShootout: boolean): StatLine[] => {
  const { goals_against, minutes_played } = game;
  const minutes = minutes_played ?? defaultGameMinutes;
  const elsewhere = game.their_score - Number(lostShootout) - (goals_against ?? 0);
  return [
    ...linesFor(game, requiredCountsOf('goalie')),
    {
      label: 'Minutes',
      value: String(minutes),
      ...(minutes_played === null && {
        how: `No minutes were entered, so it counts as ${defaultGameMinutes}.`,
      }),
    },
    {
      label: 'GAA',
      value: goalsAgainstAverage(goals_against ?? 0, minutes).toFixed(2),
      how: `${goals_against ?? 0} ÷ ${minutes} × 60: what the game would be over an hour.`,
    },
    ...linesFor(
      game,
      optionalCountsOf('goalie').filter((name) => name !== 'minutes_played'),
    ),
    ...(elsewhere > 0
      ? [
          {
            label: 'Other goals against',
            value: String(elsewhere),
            how: 'Into an empty net, while another goalie was in it, or in a shootout.',
          },
        ]
      : []),
    ...(game.started_game === null ? [] : [{ label: 'Started', value: game.started_game ? 'Yes' : 'No' }]),
  ];
};

/**
 * Returns the player's stats of a game, by the position played.
 * @param options whether its live log says that it was lost in a shootout
 */
export const statLinesOf = (game: GameView, { lostShootout = false } = {}): StatLine[] =>
  game.position === 'goalie' ? goalieSheet(game, lostShootout) : skaterSheet(game);
