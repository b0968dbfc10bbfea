import type { Citation } from '@rinkside/contracts/coach';
import type { SeasonSums } from '@rinkside/contracts/season';
import { sumsOf } from '@rinkside/contracts/season.sums';
import * as z from 'zod';
import { seasonDays, seasons, type SeasonDays } from './dates.js';
import { cite, ownGames, type OwnGame } from './own-games.js';
import { mainStats, recordText, statOf, type Stat } from './stats.js';
import { sampleOf } from './sample.js';
import { everybody, tool, type Asker } from './tool.js';

/** More of them says as much of the other teams as of the goalie. */
const byTeam = new Set<string>(['saves', 'shutouts']);

interface Season {
  days: SeasonDays;
  games: OwnGame[];
  sums: SeasonSums;
}

const signed = (text: string, value: number) => (value > 0 ? `+${text}` : text);

/** How a figure moved from one season to the next, by what is comparable whatever the number of games. */
const deltaOf = ({ name, rate, better }: Stat, now: SeasonSums, before: SeasonSums) => {
  const change = rate.of(now) - rate.of(before);
  return {
    name,
    words: rate.words,
    now: rate.show(rate.of(now)),
    before: rate.show(rate.of(before)),
    change: signed(rate.show(change), change),
    better: change === 0 ? null : change > 0 === (better === 'more'),
  };
};

const seasonOf = async (asker: Asker, name: 'current' | 'last' | 'all'): Promise<Season> => {
  const days = seasonDays(name, asker.persona.today);
  const games = await ownGames(asker, days);
  return { days, games, sums: sumsOf(games) };
};

const citationsOf = (stats: readonly Stat[], { days, games, sums }: Season): Citation[] =>
  games.length === 0
    ? []
    : [
        cite(String(games.length), `Games, ${days.text}`, games),
        cite(recordText(sums), `Record, ${days.text}`, games),
        ...stats.map((stat) => cite(stat.show(stat.of(sums)), `${stat.words}, ${days.text}`, games)),
      ];

const comparisonOf = (stats: readonly Stat[], now: Season, before: Season) => {
  const deltas = stats.map((stat) => deltaOf(stat, now.sums, before.sums));
  const citations = deltas.flatMap((delta) => [
    cite(delta.before, `${delta.words}, ${before.days.text}`, before.games),
    cite(delta.change, `Change of ${delta.words} since ${before.days.text}`, now.games),
    cite(delta.now, `${delta.words}, ${now.days.text}`, now.games),
  ]);
  return { deltas, citations };
};

export const getSeasonSummary = tool({
  name: 'get_season_summary',
  description:
    'Record, totals and rates of one season of the asker, with the sample size and, for the current season, the change since the last one.',
  input: z.strictObject({ season: z.enum(seasons).default('current') }),
  label: ({ season }) => (season === 'last' ? 'Looking at your last season' : 'Looking at your season'),
  open: everybody,
  run: async (asker, { season }) => {
    const [shown, last] = await Promise.all([
      seasonOf(asker, season),
      season === 'current' ? seasonOf(asker, 'last') : undefined,
    ]);
    const position = shown.games[0]?.position ?? asker.persona.position;
    const stats = mainStats(position);
    const compared =
      last && last.games.length > 0 && shown.games.length > 0
        ? comparisonOf(
            [...stats.filter(({ name }) => !byTeam.has(name)), statOf('win_percentage')],
            shown,
            last,
          )
        : undefined;
    const { days, games, sums } = shown;
    return {
      data: {
        season: days.text,
        games: games.length,
        sample: sampleOf(games.length),
        position,
        record: recordText(sums),
        win_percentage: statOf('win_percentage').show(statOf('win_percentage').of(sums)),
        figures: stats.map((stat) => ({
          name: stat.name,
          words: stat.words,
          value: stat.show(stat.of(sums)),
          rate: { words: stat.rate.words, value: stat.rate.show(stat.rate.of(sums)) },
        })),
        last_season:
          last && last.games.length > 0 ? { season: last.days.text, games: last.games.length } : null,
        changes: compared?.deltas ?? [],
      },
      citations: [
        ...citationsOf([...stats, statOf('win_percentage')], shown),
        ...(compared?.citations ?? []),
      ],
      cards: [],
    };
  },
});
