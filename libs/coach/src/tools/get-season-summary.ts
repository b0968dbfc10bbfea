import type { Citation } from '@rinkside/contracts/coach';
import type { SeasonSums } from '@rinkside/contracts/season';
import { sumsOf } from '@rinkside/contracts/season.sums';
import * as z from 'zod';
import { seasonDays, seasonNames, type SeasonDays } from '@rinkside/domain/coach/dates';
import type { OwnGame } from '@rinkside/domain/coach/own-game';
import { cite, gamesWith, ownGames } from '@rinkside/domain/coach/own-games';
import { mainStats, optionalStats, recordSentence, statOf, type Stat } from '@rinkside/domain/coach/stats';
import { sampleSizeLabel } from './sample-size.js';
import { allPersonas, defineTool, type ToolContext } from './tool.js';

/** Goalie stats that depend too much on the opponents to compare across seasons. */
const opponentDependentStats = new Set<string>(['saves', 'shutouts']);

interface SeasonGames {
  days: SeasonDays;
  games: readonly OwnGame[];
  sums: SeasonSums;
}

const withSign = (text: string, value: number) => (value > 0 ? `+${text}` : text);

/** Compares the rate of a stat between two seasons. Rates do not depend on the number of games. */
const compareStat = ({ name, rate, better }: Stat, now: SeasonSums, before: SeasonSums) => {
  const change = rate.compute(now) - rate.compute(before);
  return {
    name,
    words: rate.label,
    now: rate.format(rate.compute(now)),
    before: rate.format(rate.compute(before)),
    change: withSign(rate.format(change), change),
    better: change === 0 ? null : change > 0 === (better === 'more'),
  };
};

const loadSeason = async (context: ToolContext, name: 'current' | 'last' | 'all'): Promise<SeasonGames> => {
  const days = seasonDays(name, context.persona.today);
  const games = await ownGames(context, days);
  return { days, games, sums: sumsOf(games) };
};

const seasonCitations = (stats: readonly Stat[], { days, games, sums }: SeasonGames): Citation[] =>
  games.length === 0
    ? []
    : [
        cite(String(games.length), `Games, ${days.text}`, games),
        cite(recordSentence(sums), `Record, ${days.text}`, games),
        ...stats.map((stat) => cite(stat.format(stat.compute(sums)), `${stat.label}, ${days.text}`, games)),
      ];

/** Reads a stat from the games that log it. */
const loggedFigure = ({ name, label, format, compute }: Stat, { days, games }: SeasonGames) => {
  const logged = gamesWith(name, games);
  const value = format(compute(sumsOf(logged)));
  const citations =
    logged.length === 0
      ? []
      : [
          cite(value, `${label}, ${days.text}`, logged),
          cite(String(logged.length), `games with ${label} logged, ${days.text}`, logged),
        ];
  return { data: { name, words: label, value, logged: logged.length }, citations };
};

const compareSeasons = (stats: readonly Stat[], now: SeasonGames, before: SeasonGames) => {
  const deltas = stats.map((stat) => compareStat(stat, now.sums, before.sums));
  const citations = deltas.flatMap((delta) => [
    cite(delta.before, `${delta.words}, ${before.days.text}`, before.games),
    cite(delta.change, `Change of ${delta.words} since ${before.days.text}`, now.games),
    cite(delta.now, `${delta.words}, ${now.days.text}`, now.games),
  ]);
  return { deltas, citations };
};

export const getSeasonSummary = defineTool({
  name: 'get_season_summary',
  description:
    'Record, totals and rates of one season of the asker, with the sample size and, for the current season, the change since the last one. Optional figures count only the games that log them; say how many these are.',
  input: z.strictObject({ season: z.enum(seasonNames).default('current') }),
  label: ({ season }) => (season === 'last' ? 'Looking at your last season' : 'Looking at your season'),
  isAvailableTo: allPersonas,
  run: async (context, { season }) => {
    const [shown, last] = await Promise.all([
      loadSeason(context, season),
      season === 'current' ? loadSeason(context, 'last') : undefined,
    ]);
    const position = shown.games[0]?.position ?? context.persona.position;
    const stats = mainStats(position);
    const comparison =
      last && last.games.length > 0 && shown.games.length > 0
        ? compareSeasons(
            [...stats.filter(({ name }) => !opponentDependentStats.has(name)), statOf('win_percentage')],
            shown,
            last,
          )
        : undefined;
    const optional = optionalStats(position).map((stat) => loggedFigure(stat, shown));
    const { days, games, sums } = shown;
    return {
      data: {
        season: days.text,
        games: games.length,
        sample: sampleSizeLabel(games.length),
        position,
        record: recordSentence(sums),
        win_percentage: statOf('win_percentage').format(statOf('win_percentage').compute(sums)),
        figures: stats.map((stat) => ({
          name: stat.name,
          words: stat.label,
          value: stat.format(stat.compute(sums)),
          rate: { words: stat.rate.label, value: stat.rate.format(stat.rate.compute(sums)) },
        })),
        optional_figures: optional.map(({ data }) => data),
        last_season:
          last && last.games.length > 0 ? { season: last.days.text, games: last.games.length } : null,
        changes: comparison?.deltas ?? [],
      },
      citations: [
        ...seasonCitations([...stats, statOf('win_percentage')], shown),
        ...optional.flatMap(({ citations }) => citations),
        ...(comparison?.citations ?? []),
      ],
      cards: [],
    };
  },
});
