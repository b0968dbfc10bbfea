import { sumsOf } from '@rinkside/contracts/season.sums';
import * as z from 'zod';
import { dayText } from '@rinkside/domain/coach/dates';
import type { OwnGame } from '@rinkside/domain/coach/own-game';
import { cite, gamesWith, isOptionalCount, ownGames } from '@rinkside/domain/coach/own-games';
import { statNames, statOf, type Stat } from '@rinkside/domain/coach/stats';
import { sampleSizeLabel } from './sample-size.js';
import { allPersonas, defineTool } from './tool.js';

const computeRate = ({ rate }: Stat, games: readonly OwnGame[]) => rate.compute(sumsOf(games));

const classifyChange = ({ minRateChange, better }: Stat, now: number, before: number) => {
  const change = now - before;
  // Floating point: a change of 0.3 can be slightly less than a minimum of 0.3.
  if (Math.abs(change) + 1e-9 < minRateChange) return { direction: 'steady', good: null } as const;
  const up = change > 0;
  return { direction: up ? 'up' : 'down', good: up === (better === 'more') } as const;
};

export const getTrend = defineTool({
  name: 'get_trend',
  description:
    'How one figure of the asker moved: the last games against as many before them, game by game, with how much that says.',
  input: z.strictObject({ stat: z.enum(statNames), window: z.int().min(2).max(10).default(5) }),
  label: ({ stat }) => `Following your ${statOf(stat).label}`,
  isAvailableTo: allPersonas,
  run: async (context, { stat: name, window }) => {
    const stat = statOf(name);
    // Of a count that games may leave out, the latest logged ones can be anywhere in the list.
    const limit = window * 2;
    const games = gamesWith(name, await ownGames(context, isOptionalCount(name) ? {} : { limit })).slice(
      0,
      limit,
    );
    const recent = games.slice(0, window);
    const earlier = games.slice(window);
    const { format, label } = stat.rate;
    const now = computeRate(stat, recent);
    const before = computeRate(stat, earlier);
    const isComparable = recent.length > 0 && earlier.length > 0;
    return {
      data: {
        stat: name,
        words: label,
        series: games.toReversed().map((game) => ({
          date: game.date,
          day: dayText(game.date),
          value: format(computeRate(stat, [game])),
        })),
        recent: { games: recent.length, value: format(now) },
        earlier: isComparable ? { games: earlier.length, value: format(before) } : null,
        change: isComparable ? classifyChange(stat, now, before) : null,
        sample: sampleSizeLabel(Math.min(recent.length, earlier.length)),
      },
      citations:
        recent.length === 0
          ? []
          : [
              cite(
                format(now),
                `${label} in your last ${recent.length === 1 ? 'game' : `${recent.length} games`}`,
                recent,
              ),
              ...(isComparable
                ? [
                    cite(
                      format(before),
                      `${label} in the ${earlier.length === 1 ? 'game' : `${earlier.length} games`} before`,
                      earlier,
                    ),
                  ]
                : []),
            ],
      cards: [],
    };
  },
});
