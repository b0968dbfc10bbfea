import type { GameView } from '@rinkside/contracts/game';
import { defaultGameMinutes, goalsAgainstAverage } from '@rinkside/contracts/season';

export interface StatLine {
  label: string;
  value: string;
  /** Explanation, for derived values. */
  how?: string;
}

const lineFor = (label: string, count: number | null): StatLine[] =>
  count === null ? [] : [{ label, value: String(count) }];

const skaterSheet = ({ goals, assists }: GameView): StatLine[] => [
  ...lineFor('Goals', goals),
  ...lineFor('Assists', assists),
  { label: 'Points', value: String((goals ?? 0) + (assists ?? 0)), how: 'Goals plus assists.' },
];

const goalieSheet = (game: GameView): StatLine[] => {
  const { saves, shots_against, goals_against, minutes_played } = game;
  const minutes = minutes_played ?? defaultGameMinutes;
  const elsewhere = game.their_score - (goals_against ?? 0);
  return [
    ...lineFor('Shots against', shots_against),
    ...lineFor('Saves', saves),
    ...lineFor('Goals against', goals_against),
    {
      label: 'Minutes',
      value: String(minutes),
      ...(minutes_played === null && { how: `None were given, so it counts as ${defaultGameMinutes}.` }),
    },
    {
      label: 'GAA',
      value: goalsAgainstAverage(goals_against ?? 0, minutes).toFixed(2),
      how: `${goals_against ?? 0} ÷ ${minutes} × 60: what the game would be over an hour.`,
    },
    ...lineFor('Power play goals against', game.powerplay_goals_against),
    ...lineFor('Shorthanded goals against', game.shorthanded_goals_against),
    ...(elsewhere > 0
      ? [
          {
            label: 'Other goals against',
            value: String(elsewhere),
            how: 'Into an empty net, or while somebody else was in it.',
          },
        ]
      : []),
    ...(game.started_game === null ? [] : [{ label: 'Started', value: game.started_game ? 'Yes' : 'No' }]),
  ];
};

/** Returns the player's stats of a game, by the position played. */
export const statLinesOf = (game: GameView): StatLine[] =>
  game.position === 'goalie' ? goalieSheet(game) : skaterSheet(game);
