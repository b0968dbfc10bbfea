import { outcomeOf } from '@rinkside/contracts/game';
import { sumsOf } from '@rinkside/contracts/season.sums';
import * as z from 'zod';
import { dayText, daysBetween, weekdayText } from '@rinkside/domain/coach/dates';
import { teamsNamed } from '../queries/opponents.js';
import type { OwnGame } from '@rinkside/domain/coach/own-game';
import { cite, gameLabel, ownGames, statLine } from '@rinkside/domain/coach/own-games';
import { mainStats, recordSentence } from '@rinkside/domain/coach/stats';
import { sampleSizeLabel } from './sample-size.js';
import { allPersonas, defineTool } from './tool.js';

const input = z.strictObject({
  n: z.int().min(1).max(20).default(5),
  result: z.enum(['win', 'loss', 'tie']).optional(),
  opponent: z.string().max(80).optional().describe('Part of the name of the other team'),
});

/** Keeps the games that the query asks for. A misspelled opponent is found, too. */
const matchingGames = (games: readonly OwnGame[], { result, opponent }: z.output<typeof input>) => {
  const named = opponent?.toLowerCase();
  const names = games.map((game) => game.opponent);
  const exact = named === undefined ? names : names.filter((name) => name.toLowerCase().includes(named));
  const teams = new Set(exact.length > 0 || named === undefined ? exact : teamsNamed(named, names));
  return games.filter((game) => (!result || outcomeOf(game) === result) && teams.has(game.opponent));
};

/** Filtered queries search this many recent games. */
const maxSearchedGames = 200;

export const getRecentGames = defineTool({
  name: 'get_recent_games',
  description:
    'The newest games of the asker with result and own numbers, newest first; optionally by result or opponent.',
  input,
  label: ({ n }) => (n === 1 ? 'Looking at your last game' : `Looking at your last ${n} games`),
  isAvailableTo: allPersonas,
  run: async (context, query) => {
    const limit = query.result || query.opponent ? maxSearchedGames : query.n;
    const games = matchingGames(await ownGames(context, { limit }), query).slice(0, query.n);
    const sums = sumsOf(games);
    const stats = mainStats(games[0]?.position ?? context.persona.position);
    const span = games.length === 1 ? 'in your last game' : `in your last ${games.length} games`;
    const figures = stats.map((stat) => ({
      name: stat.name,
      words: stat.label,
      value: stat.format(stat.compute(sums)),
    }));
    return {
      data: {
        asked: query.n,
        found: games.length,
        sample: sampleSizeLabel(games.length),
        record: recordSentence(sums),
        totals: {
          games: games.length,
          goals: sums.goals,
          assists: sums.assists,
          saves: sums.saves,
          shots: sums.shots_against,
        },
        position: games[0]?.position ?? context.persona.position,
        figures,
        games: games.map((game) => ({
          date: game.date,
          day: dayText(game.date),
          weekday: weekdayText(game.date),
          days_ago: daysBetween(game.date, context.persona.today),
          opponent: game.opponent,
          label: gameLabel(game),
          result: outcomeOf(game),
          score: `${game.our_score}-${game.their_score}`,
          line: statLine(game),
        })),
      },
      citations:
        games.length === 0
          ? []
          : [
              cite(recordSentence(sums), `Record ${span}`, games),
              ...(games.length > 1 ? [cite(`${games.length} games`, 'Newest games', games)] : []),
              ...figures.map(({ value, words }) => cite(value, `${words} ${span}`, games)),
              ...games.map((game) => cite(statLine(game), gameLabel(game), [game])),
            ],
      cards: [],
    };
  },
});
