import { savePercentage } from '@rinkside/contracts/season';
import { sumsOf } from '@rinkside/contracts/season.sums';
import type { Sql } from '@rinkside/platform/sql';
import type { Persona } from './persona.js';
import type { Chip } from './playbook/chips.js';
import { voiceOf } from './playbook/voice.js';
import { ownGames, type OwnGame } from './tools/own-games.js';
import { statOf } from './tools/stats.js';

/** Games a trend is read from: so many against as many before. */
const window = 5;

const saveShare = (games: OwnGame[]) => {
  const { saves, shots_against } = sumsOf(games);
  return savePercentage(saves, shots_against);
};

const forGoalie = (games: OwnGame[]): Chip[] => {
  const dipped =
    games.length > window &&
    saveShare(games.slice(window)) - saveShare(games.slice(0, window)) >= statOf('save_percentage').step;
  return dipped
    ? ['Why did my save % dip?', 'What happened in my last 3 games?']
    : ['What happened in my last 3 games?'];
};

const forSkater = (games: OwnGame[]): Chip[] =>
  games.length > window
    ? ['Am I getting better?', 'What is my next milestone?']
    : ['What is my next milestone?'];

/** What suits whoever has logged so much; nothing that asks about games that are not there. */
const byGames = (games: OwnGame[]): Chip[] => {
  if (games.length === 0) return ['Log a game', 'Quick warm-up'];
  if (games.length < 3) return ['What happened in my last game?', 'Quick warm-up'];
  return games[0]?.position === 'goalie' ? forGoalie(games) : forSkater(games);
};

const most = 2;

/** Chips that fit who asks and what is known of them, at most two. */
export const suggestionsFor = async (sql: Sql, persona: Persona): Promise<Chip[]> => {
  const voice = voiceOf(persona);
  if (!persona.onboarded) return [];
  if (voice === 'coach')
    return persona.coachOf
      ? ['60-minute half-ice practice', 'How is my team doing?']
      : ['60-minute half-ice practice'];
  if (voice === 'parent') return ['What to say on the car ride home?', 'How often should kids train?'];
  if (voice === 'play') return ['Something fun at home', 'Quick warm-up'];
  return byGames(await ownGames({ sql, persona }, { limit: window * 2 })).slice(0, most);
};
