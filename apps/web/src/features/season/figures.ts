import { type GameView, outcomeOf } from '@rinkside/contracts/game';
import type { Position } from '@rinkside/contracts/player';
import { defaultMinutes, perGame as average, points, type SeasonStats } from '@rinkside/contracts/season';
import { outcomes } from '../game/game-line';

/** A season stat with its explanation. */
export interface Figure {
  label: string;
  decimals?: number;
  /** Returns the value. */
  of: (stats: SeasonStats) => number;
  /** How it is calculated, in a sentence. */
  how: string;
  /** The calculation with the player's numbers. */
  worked?: (stats: SeasonStats, games: readonly GameView[]) => string;
  /** A game's contribution; null if none. */
  part: (game: GameView) => string | null;
}

const countOrNull = (count: number | null, one: string, many: string): string | null =>
  count ? `${count} ${count === 1 ? one : many}` : null;
const isGoalieGame = (game: GameView) => game.position === 'goalie';
const minutesOf = (game: GameView) => game.minutes_played ?? defaultMinutes;

const resultText = (game: GameView) =>
  `${outcomes[outcomeOf(game)].word} ${game.our_score}–${game.their_score}`;

export const perGame = ({ totalGames, totalGoals, totalAssists }: SeasonStats): number =>
  average(points(totalGoals, totalAssists), totalGames);

const games: Figure = {
  label: 'Games',
  of: (stats) => stats.totalGames,
  how: 'Every game you logged in this season.',
  part: resultText,
};
const winShare: Figure = {
  label: 'Win %',
  of: (stats) => stats.winPercentage,
  how: 'Wins divided by games, times 100, as a whole number. A tie is a tie: no win and no loss.',
  worked: ({ wins, totalGames, winPercentage }) => `${wins} ÷ ${totalGames} × 100 = ${winPercentage}`,
  part: resultText,
};
const goals: Figure = {
  label: 'Goals',
  of: (stats) => stats.totalGoals,
  how: 'The goals you scored.',
  part: (game) => countOrNull(game.goals, 'goal', 'goals'),
};
const assists: Figure = {
  label: 'Assists',
  of: (stats) => stats.totalAssists,
  how: 'The goals of your team that you helped to score.',
  part: (game) => countOrNull(game.assists, 'assist', 'assists'),
};
const scored: Figure = {
  label: 'Points',
  of: (stats) => points(stats.totalGoals, stats.totalAssists),
  how: 'Goals plus assists.',
  worked: ({ totalGoals, totalAssists }) =>
    `${totalGoals} + ${totalAssists} = ${points(totalGoals, totalAssists)}`,
  part: (game) => countOrNull(points(game.goals ?? 0, game.assists ?? 0), 'point', 'points'),
};
const scoredPerGame: Figure = {
  label: 'Points a game',
  decimals: 2,
  of: perGame,
  how: 'Points divided by games.',
  worked: (stats) =>
    `${points(stats.totalGoals, stats.totalAssists)} ÷ ${stats.totalGames} = ${perGame(stats).toFixed(2)}`,
  part: scored.part,
};
const saves: Figure = {
  label: 'Saves',
  of: (stats) => stats.totalSaves,
  how: 'The shots you stopped.',
  part: (game) => (isGoalieGame(game) ? countOrNull(game.saves, 'save', 'saves') : null),
};
const saveShare: Figure = {
  label: 'Save %',
  decimals: 1,
  of: (stats) => stats.savePercentage,
  how: 'Saves divided by shots against, times 100.',
  worked: ({ totalSaves, totalShotsAgainst, savePercentage }) =>
    totalShotsAgainst === 0
      ? 'No shots against yet, so it is 0.'
      : `${totalSaves} ÷ ${totalShotsAgainst} × 100 = ${savePercentage.toFixed(1)}`,
  part: (game) => (isGoalieGame(game) ? `${game.saves ?? 0} of ${game.shots_against ?? 0} shots` : null),
};
const goalsAgainst: Figure = {
  label: 'GAA',
  decimals: 2,
  of: (stats) => stats.goalsAgainstAverage,
  how: `Goals against average: goals against divided by minutes, times 60. A game without minutes counts as ${defaultMinutes}.`,
  worked: ({ totalGoalsAgainst, goalsAgainstAverage }, played) => {
    const minutes = played.filter(isGoalieGame).reduce((sum, game) => sum + minutesOf(game), 0);
    return `${totalGoalsAgainst} ÷ ${minutes} × 60 = ${goalsAgainstAverage.toFixed(2)}`;
  },
  part: (game) => (isGoalieGame(game) ? `${game.goals_against ?? 0} in ${minutesOf(game)} min` : null),
};
const shutouts: Figure = {
  label: 'Shutouts',
  of: (stats) => stats.shutouts,
  how: 'Games in net without a goal against.',
  part: (game) => (isGoalieGame(game) && game.goals_against === 0 ? 'Shutout' : null),
};

/** The four stats of the scoreboard, by position. */
export const boardFigures: Record<Position, readonly Figure[]> = {
  skater: [games, goals, assists, scored],
  goalie: [games, saves, saveShare, goalsAgainst],
};

/** The stats of the season page, by position. */
export const seasonFigures: Record<Position, readonly Figure[]> = {
  skater: [...boardFigures.skater, scoredPerGame, winShare],
  goalie: [...boardFigures.goalie, shutouts, winShare],
};

/** Headline stats of a career; goalies also show goals. */
export const careerFigures = { games, winShare, goals, saves, saveShare };

const pluralize = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Summarizes a record: '6 wins, 2 losses, 1 tie · 67% won'. */
export const recordText = ({ wins, losses, ties, winPercentage }: SeasonStats): string =>
  `${pluralize(wins, 'win', 'wins')}, ${pluralize(losses, 'loss', 'losses')}, ${pluralize(ties, 'tie', 'ties')} · ${winPercentage}% won`;
