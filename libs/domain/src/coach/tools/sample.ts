import { outcomeOf } from '@rinkside/contracts/game';
import { defaultMinutes, noGames, type SeasonSums } from '@rinkside/contracts/season';
import type { OwnGame } from './own-games.js';

const sumsOfOne = (game: OwnGame): SeasonSums => {
  const outcome = outcomeOf(game);
  const inNet = game.position === 'goalie';
  return {
    games: 1,
    wins: Number(outcome === 'win'),
    losses: Number(outcome === 'loss'),
    ties: Number(outcome === 'tie'),
    goals: game.goals ?? 0,
    assists: game.assists ?? 0,
    saves: game.saves ?? 0,
    shots_against: game.shots_against ?? 0,
    goals_against: game.goals_against ?? 0,
    minutes: inNet ? (game.minutes_played ?? defaultMinutes) : 0,
    shutouts: Number(inNet && game.goals_against === 0),
  };
};

const names = Object.keys(noGames) as (keyof SeasonSums)[];

/** What games add up to, counted as a stored season is. */
export const sumsOf = (games: readonly OwnGame[]): SeasonSums => {
  const total = { ...noGames };
  for (const game of games) {
    const one = sumsOfOne(game);
    for (const name of names) total[name] += one[name];
  }
  return total;
};

/** How much so many games say. */
export const sampleOf = (games: number): string =>
  games === 0 ? 'no games yet' : games < 5 ? 'small sample' : games < 10 ? 'fair sample' : 'good sample';
