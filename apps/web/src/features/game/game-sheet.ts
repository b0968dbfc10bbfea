import type { GameView } from '@rinkside/contracts/game';
import { defaultMinutes, goalsAgainstAverage } from '@rinkside/contracts/season';

export interface SheetLine {
  label: string;
  value: string;
  /** How it came about, where that is not plain. */
  how?: string;
}

const known = (label: string, count: number | null): SheetLine[] =>
  count === null ? [] : [{ label, value: String(count) }];

const skaterSheet = ({ goals, assists }: GameView): SheetLine[] => [
  ...known('Goals', goals),
  ...known('Assists', assists),
  { label: 'Points', value: String((goals ?? 0) + (assists ?? 0)), how: 'Goals plus assists.' },
];

const goalieSheet = (game: GameView): SheetLine[] => {
  const { saves, shots_against, goals_against, minutes_played } = game;
  const minutes = minutes_played ?? defaultMinutes;
  const elsewhere = game.their_score - (goals_against ?? 0);
  return [
    ...known('Shots against', shots_against),
    ...known('Saves', saves),
    ...known('Goals against', goals_against),
    {
      label: 'Minutes',
      value: String(minutes),
      ...(minutes_played === null && { how: `None were given, so it counts as ${defaultMinutes}.` }),
    },
    {
      label: 'GAA',
      value: goalsAgainstAverage(goals_against ?? 0, minutes).toFixed(2),
      how: `${goals_against ?? 0} ÷ ${minutes} × 60: what the game would be over an hour.`,
    },
    ...known('Power play goals against', game.powerplay_goals_against),
    ...known('Shorthanded goals against', game.shorthanded_goals_against),
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

/** The player's own sheet of a game, by the position they played in it. */
export const sheetOf = (game: GameView): SheetLine[] =>
  game.position === 'goalie' ? goalieSheet(game) : skaterSheet(game);
