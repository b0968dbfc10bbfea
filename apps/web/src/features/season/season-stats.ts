import { type GameView, outcomeOf } from '@rinkside/contracts/game';
import {
  gameCounts,
  isSummed,
  optionalCountsOf,
  type SummedCountName,
} from '@rinkside/contracts/game.counts';
import type { Position } from '@rinkside/contracts/player';
import {
  defaultGameMinutes,
  perGame as average,
  points,
  statsOf,
  type SeasonStats,
} from '@rinkside/contracts/season';
import { sumsOf } from '@rinkside/contracts/season.sums';
import { pluralize } from '@rinkside/contracts/text';
import { outcomes } from '../game/game-line';

/** A season stat with its explanation. */
export interface SeasonStat {
  label: string;
  decimals?: number;
  /** Returns the value. */
  compute: (stats: SeasonStats) => number;
  /** How it is calculated, in a sentence. */
  explanation: string;
  /** The calculation with the player's numbers. */
  calculation?: (stats: SeasonStats, games: readonly GameView[]) => string;
  /** A game's contribution; null if none. */
  contribution: (game: GameView) => string | null;
}

const countOrNull = (count: number | null, noun: string): string | null =>
  count ? pluralize(count, noun) : null;
const isGoalieGame = (game: GameView) => game.position === 'goalie';
const minutesOf = (game: GameView) => game.minutes_played ?? defaultGameMinutes;

const resultText = (game: GameView) =>
  `${outcomes[outcomeOf(game)].word} ${game.our_score}–${game.their_score}`;

const pointsPerGame = ({ totalGames, totalGoals, totalAssists }: SeasonStats): number =>
  average(points(totalGoals, totalAssists), totalGames);

const games: SeasonStat = {
  label: 'Games',
  compute: (stats) => stats.totalGames,
  explanation: 'Every game you logged in this season.',
  contribution: resultText,
};
export const winShare: SeasonStat = {
  label: 'Win %',
  compute: (stats) => stats.winPercentage,
  explanation: 'Wins divided by games, times 100, as a whole number. A tie is a tie: no win and no loss.',
  calculation: ({ wins, totalGames, winPercentage }) => `${wins} ÷ ${totalGames} × 100 = ${winPercentage}`,
  contribution: resultText,
};
/** A count added up over the season. */
const summed = (name: SummedCountName): SeasonStat => {
  const { label, sum } = gameCounts[name];
  return {
    label,
    compute: (stats) => stats[sum.stat],
    explanation: sum.meaning,
    contribution: (game) => countOrNull(game[name], sum.noun),
  };
};
const goals = summed('goals');
const assists = summed('assists');
const saves = summed('saves');
const scored: SeasonStat = {
  label: 'Points',
  compute: (stats) => points(stats.totalGoals, stats.totalAssists),
  explanation: 'Goals plus assists.',
  calculation: ({ totalGoals, totalAssists }) =>
    `${totalGoals} + ${totalAssists} = ${points(totalGoals, totalAssists)}`,
  contribution: (game) => countOrNull(points(game.goals ?? 0, game.assists ?? 0), 'point'),
};
export const scoredPerGame: SeasonStat = {
  label: 'Points a game',
  decimals: 2,
  compute: pointsPerGame,
  explanation: 'Points divided by games.',
  calculation: (stats) =>
    `${points(stats.totalGoals, stats.totalAssists)} ÷ ${stats.totalGames} = ${pointsPerGame(stats).toFixed(2)}`,
  contribution: scored.contribution,
};
export const saveShare: SeasonStat = {
  label: 'Save %',
  decimals: 1,
  compute: (stats) => stats.savePercentage,
  explanation: 'Saves divided by shots against, times 100.',
  calculation: ({ totalSaves, totalShotsAgainst, savePercentage }) =>
    totalShotsAgainst === 0
      ? 'No shots against yet, so it is 0.'
      : `${totalSaves} ÷ ${totalShotsAgainst} × 100 = ${savePercentage.toFixed(1)}`,
  contribution: (game) =>
    isGoalieGame(game) ? `${game.saves ?? 0} of ${game.shots_against ?? 0} shots` : null,
};
export const goalsAgainst: SeasonStat = {
  label: 'GAA',
  decimals: 2,
  compute: (stats) => stats.goalsAgainstAverage,
  explanation: `Goals against average: goals against divided by minutes, times 60. A game without minutes counts as ${defaultGameMinutes}.`,
  calculation: ({ totalGoalsAgainst, goalsAgainstAverage }, played) => {
    const minutes = played.filter(isGoalieGame).reduce((sum, game) => sum + minutesOf(game), 0);
    return `${totalGoalsAgainst} ÷ ${minutes} × 60 = ${goalsAgainstAverage.toFixed(2)}`;
  },
  contribution: (game) =>
    isGoalieGame(game) ? `${game.goals_against ?? 0} in ${minutesOf(game)} min` : null,
};
const shutouts: SeasonStat = {
  label: 'Shutouts',
  compute: (stats) => stats.shutouts,
  explanation: 'Games in net without a goal against.',
  contribution: (game) => (isGoalieGame(game) && game.goals_against === 0 ? 'Shutout' : null),
};

/** The four stats of the scoreboard, by position. */
export const boardStats: Record<Position, readonly SeasonStat[]> = {
  skater: [games, goals, assists, scored],
  goalie: [games, saves, saveShare, goalsAgainst],
};

/** The stats of the season page, by position. */
export const seasonPageStats: Record<Position, readonly SeasonStat[]> = {
  skater: [...boardStats.skater, scoredPerGame, winShare],
  goalie: [...boardStats.goalie, shutouts, winShare],
};

/** A stat that games may leave out; it counts the games that log it. */
export interface OptionalStat extends SeasonStat {
  shortLabel: string;
  isLogged: (game: GameView) => boolean;
}

const optionalStatsOf = (position: Position): readonly OptionalStat[] =>
  optionalCountsOf(position)
    .filter(isSummed)
    .map((name) =>
      Object.assign(summed(name), {
        shortLabel: gameCounts[name].shortLabel,
        isLogged: (game: GameView) => game[name] != null,
      }),
    );

export const optionalStats: Record<Position, readonly OptionalStat[]> = {
  skater: optionalStatsOf('skater'),
  goalie: optionalStatsOf('goalie'),
};

/** Describes an optional stat of some games: 'Penalty minutes: 6, logged in 3 of 9 games'. Null if no game logs it. */
export const optionalText = (
  { label, compute, isLogged }: OptionalStat,
  seasonGames: readonly GameView[],
): string | null => {
  const logged = seasonGames.filter(isLogged);
  return logged.length === 0
    ? null
    : `${label}: ${compute(statsOf(sumsOf(logged)))}, logged in ${logged.length} of ${pluralize(seasonGames.length, 'game')}`;
};

/** Headline stats of a career; goalies also show goals. */
export const careerStats = { games, winShare, goals, saves, saveShare };

/** Summarizes results: '6 wins, 2 losses, 1 tie'. */
export const resultsText = ({ wins, losses, ties }: SeasonStats): string =>
  `${pluralize(wins, 'win')}, ${pluralize(losses, 'loss', 'losses')}, ${pluralize(ties, 'tie')}`;

/** Results with their share, where no figure shows it: '6 wins, 2 losses, 1 tie · 67% won'. */
export const recordText = (stats: SeasonStats): string =>
  `${resultsText(stats)} · ${stats.winPercentage}% won`;
