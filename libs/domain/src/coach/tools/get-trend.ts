import { sumsOf } from '@rinkside/contracts/season.sums';
import * as z from 'zod';
import { dayText } from './dates.js';
import { cite, ownGames, type OwnGame } from './own-games.js';
import { statNames, statOf, type Stat } from './stats.js';
import { sampleOf } from './sample.js';
import { everybody, tool } from './tool.js';

const rateOf = ({ rate }: Stat, games: readonly OwnGame[]) => rate.of(sumsOf(games));

const changeOf = ({ step, better }: Stat, now: number, before: number) => {
  const change = now - before;
  // Sums of decimals: 0.3 - 0 is a whisker less than a step of 0.3 now and then.
  if (Math.abs(change) + 1e-9 < step) return { direction: 'steady', good: null } as const;
  const up = change > 0;
  return { direction: up ? 'up' : 'down', good: up === (better === 'more') } as const;
};

export const getTrend = tool({
  name: 'get_trend',
  description:
    'How one figure of the asker moved: the last games against as many before them, game by game, with how much that says.',
  input: z.strictObject({ stat: z.enum(statNames), window: z.int().min(2).max(10).default(5) }),
  label: ({ stat }) => `Following your ${statOf(stat).words}`,
  open: everybody,
  run: async (asker, { stat: name, window }) => {
    const stat = statOf(name);
    const games = await ownGames(asker, { limit: window * 2 });
    const recent = games.slice(0, window);
    const earlier = games.slice(window);
    const { show, words } = stat.rate;
    const now = rateOf(stat, recent);
    const before = rateOf(stat, earlier);
    const compared = recent.length > 0 && earlier.length > 0;
    return {
      data: {
        stat: name,
        words,
        series: games
          .toReversed()
          .map((game) => ({ date: game.date, day: dayText(game.date), value: show(rateOf(stat, [game])) })),
        recent: { games: recent.length, value: show(now) },
        earlier: compared ? { games: earlier.length, value: show(before) } : null,
        change: compared ? changeOf(stat, now, before) : null,
        sample: sampleOf(Math.min(recent.length, earlier.length)),
      },
      citations:
        recent.length === 0
          ? []
          : [
              cite(
                show(now),
                `${words} in your last ${recent.length === 1 ? 'game' : `${recent.length} games`}`,
                recent,
              ),
              ...(compared
                ? [
                    cite(
                      show(before),
                      `${words} in the ${earlier.length === 1 ? 'game' : `${earlier.length} games`} before`,
                      earlier,
                    ),
                  ]
                : []),
            ],
      cards: [],
    };
  },
});
