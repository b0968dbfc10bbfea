import { savePercentage } from '@rinkside/contracts/season';
import { sumsOf } from '@rinkside/contracts/season.sums';
import type { Sql } from '@rinkside/platform/sql';
import type { Persona } from '@rinkside/safety/persona';
import { toneFor } from '@rinkside/safety/tone';
import type { OwnGame } from './own-game.js';
import { ownGames } from './own-games.js';
import { statOf } from './stats.js';

/** All suggestions that the product makes by itself. The coach knows more questions to suggest with an answer. */
export type Suggestion =
  | 'Why did my save % dip?'
  | 'What happened in my last game?'
  | 'What happened in my last 3 games?'
  | 'Am I getting better?'
  | 'What is my next milestone?'
  | 'Log a game'
  | 'Quick warm-up'
  | '60-minute half-ice practice'
  | 'How is my team doing?'
  | 'What to say on the car ride home?'
  | 'How often should kids train?'
  | 'Something fun at home';

/** Size of each of the two game windows a trend compares. */
const trendGames = 5;

const savePercentageOf = (games: OwnGame[]) => {
  const { saves, shots_against } = sumsOf(games);
  return savePercentage(saves, shots_against);
};

const forGoalie = (games: OwnGame[]): Suggestion[] => {
  const hasDipped =
    games.length > trendGames &&
    savePercentageOf(games.slice(trendGames)) - savePercentageOf(games.slice(0, trendGames)) >=
      statOf('save_percentage').minRateChange;
  return hasDipped
    ? ['Why did my save % dip?', 'What happened in my last 3 games?']
    : ['What happened in my last 3 games?'];
};

const forSkater = (games: OwnGame[]): Suggestion[] =>
  games.length > trendGames
    ? ['Am I getting better?', 'What is my next milestone?']
    : ['What is my next milestone?'];

/** Picks suggestions that can be answered with the games logged so far. */
const suggestionsForGames = (games: OwnGame[]): Suggestion[] => {
  if (games.length === 0) return ['Log a game', 'Quick warm-up'];
  if (games.length < 3) return ['What happened in my last game?', 'Quick warm-up'];
  return games[0]?.position === 'goalie' ? forGoalie(games) : forSkater(games);
};

const maxSuggestions = 2;

/** Returns at most two suggested questions that fit the player's role, age and logged games. */
export const suggestionsFor = async (sql: Sql, persona: Persona): Promise<Suggestion[]> => {
  const tone = toneFor(persona);
  if (!persona.onboarded) return [];
  if (tone === 'coach')
    return persona.coachOf
      ? ['60-minute half-ice practice', 'How is my team doing?']
      : ['60-minute half-ice practice'];
  if (tone === 'parent') return ['What to say on the car ride home?', 'How often should kids train?'];
  if (tone === 'play') return ['Something fun at home', 'Quick warm-up'];
  return suggestionsForGames(await ownGames({ sql, persona }, { limit: trendGames * 2 })).slice(
    0,
    maxSuggestions,
  );
};
