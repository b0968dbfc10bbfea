import {
  dayBefore,
  emptySeasonSums,
  seasonOf,
  seasonRange,
  statsOf,
  sumNames,
  type SeasonDefinition,
  type StatsView,
} from '@rinkside/contracts/season';
import { mapCounts } from '@rinkside/contracts/game.counts';
import { todayUtc } from '@rinkside/contracts/player';
import * as z from 'zod';

const sumPairs = (s: string) => sumNames.map((name) => `'${name}', ${s}.${name}`).join(', ');

/** SQL for the JSON of a season row's totals; null if there is no row. */
export const seasonSumsJson = (s: string) =>
  `case when ${s}.player_id is null then null else json_build_object(${sumPairs(s)}) end`;

export const seasonSums = z.object(mapCounts(sumNames, () => z.number()));

/** Stored totals of a season, as selected with {@link seasonSumsJson}. */
export const seasonRow = z.object({ sums: seasonSums.nullable(), version: z.number().nullable() });
export type SeasonRow = z.infer<typeof seasonRow>;

/** Returns the current season (UTC) of a season definition. */
export const currentSeason = (reading: SeasonDefinition): number => seasonOf(reading, todayUtc());

/** Returns a mapper from rows of one season to its stats; a missing row has no games. Computes the season's dates once. */
export const seasonStatsMapper = (
  reading: SeasonDefinition,
  season: number,
): ((row: SeasonRow) => StatsView) => {
  const { starts, ends } = seasonRange(reading, season);
  const days = { starts_on: starts, ends_on: dayBefore(ends) };
  return ({ sums, version }) => ({
    ...statsOf(sums ?? emptySeasonSums),
    reading,
    season,
    ...days,
    version: version ?? 0,
  });
};
