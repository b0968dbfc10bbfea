import type { CoachExtra } from '@rinkside/contracts/coach';
import { outcomeOf } from '@rinkside/contracts/game';
import { sumsOf } from '@rinkside/contracts/season.sums';
import { pluralize } from '@rinkside/contracts/text';
import type { Sql } from '@rinkside/platform/sql';
import type { Persona } from '@rinkside/safety/persona';
import { personaOf } from './persona.js';
import { toneFor } from '@rinkside/safety/tone';
import { suggestionsFor } from './suggestions.js';
import { daysBetween, weekdayText } from './dates.js';
import type { OwnGame } from './own-game.js';
import { cite, ownGames } from './own-games.js';
import { sanitizeName } from './sanitize-name.js';

interface Greeting {
  text: string;
  extras: CoachExtra[];
}

/** Returns the missing profile fields, phrased for one message. */
const missingProfileFields = (persona: Persona | undefined): string[] =>
  [
    !persona?.firstName && 'your name',
    !persona?.ageLevel && 'your age',
    !persona?.level && 'your level of play',
  ].filter((part) => part !== false);

const joinWithAnd = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Returns the headline stats: shots faced and saves for a goalie, goals and assists for a skater. */
const headlineStats = (games: OwnGame[]): [value: string, label: string][] => {
  const { goals, assists, saves, shots_against } = sumsOf(games);
  return games[0]?.position === 'goalie'
    ? [
        [pluralize(shots_against, 'shot'), 'Shots faced, all games'],
        [pluralize(saves, 'save'), 'Saves, all games'],
      ]
    : [
        [pluralize(goals, 'goal'), 'Goals, all games'],
        [pluralize(assists, 'assist'), 'Assists, all games'],
      ];
};

/** The greeting acknowledges a loss for this many days. */
const recentLossDays = 3;

const withGames = (hello: string, games: OwnGame[], { today }: Persona): Greeting => {
  const [last] = games;
  const stats = headlineStats(games);
  const daysAgo = last ? daysBetween(last.date, today) : undefined;
  const isPast = last && daysAgo !== undefined && daysAgo >= 0;
  const when = isPast && daysAgo < 7 ? `last ${weekdayText(last.date)}` : 'your last game';
  const facedSuffix = last?.position === 'goalie' ? ' faced' : '';
  const summary = `I've looked at your ${pluralize(games.length, 'game')}: ${stats[0]?.[0]}${facedSuffix}, ${stats[1]?.[0]}.`;
  const isRecentLoss = isPast && daysAgo <= recentLossDays && outcomeOf(last) === 'loss';
  const offer =
    last?.position === 'goalie' ? 'a crease game for the driveway' : 'a skating game for the driveway';
  return {
    text: isRecentLoss
      ? `${hello} ${weekdayText(last.date)}'s game did not go your way. How are you feeling about it? ${summary} We can talk about it, or just do something fun.`
      : `${hello} ${summary} Want ${offer}, or shall we talk about ${when}?`,
    extras: [
      cite(pluralize(games.length, 'game'), 'All games', games),
      ...stats.map(([value, label]) => cite(value, label, games)),
    ],
  };
};

const greetingFor = (persona: Persona, games: OwnGame[]): Greeting => {
  const name = sanitizeName(persona.firstName);
  const hello = `Hi${name ? ` ${name}` : ''}! I'm your AI coach.`;
  const tone = toneFor(persona);
  if (tone === 'coach')
    return { text: `${hello} Need a practice? Tell me ice, minutes, numbers.`, extras: [] };
  if (tone === 'parent')
    return { text: `${hello} Ask me how to help your player enjoy hockey and get better.`, extras: [] };
  if (tone === 'play')
    return {
      text: `${hello} I know lots of fun hockey games. Want one for skating, shooting or stick tricks?`,
      extras: [],
    };
  if (games.length > 0) return withGames(hello, games, persona);
  return {
    text: `${hello} There are no games yet. Add your first game and I look at it with you, or tell me: what do you love about hockey, what is hard, and what do you want to get better at?`,
    extras: [],
  };
};

/** The message id of a player's greeting: the same before and after it is stored. */
export const greetingIdOf = (playerId: string): string => playerId;

/** Builds the first message of an empty chat. Asks for missing profile fields, if any. */
export const greet = async (sql: Sql, playerId: string, now: Date): Promise<Greeting> => {
  const persona = await personaOf(sql, playerId, now);
  const missing = missingProfileFields(persona);
  if (!persona || missing.length > 0) {
    const name = sanitizeName(persona?.firstName ?? null);
    return {
      text: `Hi${name ? ` ${name}` : ''}! I'm your AI hockey coach. Tell me ${joinWithAnd(missing)} and we can begin.`,
      extras: [],
    };
  }
  const { text, extras } = greetingFor(persona, await ownGames({ sql, persona }));
  const chips = await suggestionsFor(sql, persona);
  return { text, extras: chips.length > 0 ? [...extras, { type: 'chips', chips }] : extras };
};
