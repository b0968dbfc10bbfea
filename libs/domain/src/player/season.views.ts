import {
  dayBefore,
  noGames,
  seasonOf,
  seasonRange,
  statsOf,
  type Reading,
  type SeasonSums,
  type StatsView,
} from '@rinkside/contracts/season';
import { todayUtc } from '@rinkside/contracts/player';

/** JSON of the sums of a season's row so aliased; null when there is none. */
export const seasonSumsJson = (
  s: string,
) => `case when ${s}.player_id is null then null else json_build_object(
  'games', ${s}.games, 'wins', ${s}.wins, 'losses', ${s}.losses, 'ties', ${s}.ties, 'goals', ${s}.goals,
  'assists', ${s}.assists, 'saves', ${s}.saves, 'shots_against', ${s}.shots_against,
  'goals_against', ${s}.goals_against, 'minutes', ${s}.minutes, 'shutouts', ${s}.shutouts) end`;

/** A season's row as a page carries it. */
export interface SeasonRow {
  sums: SeasonSums | null;
  version: number | null;
}

/** The season of a reading that runs today (UTC). */
export const currentSeason = (reading: Reading): number => seasonOf(reading, todayUtc());

/** Shows rows of one numbered season as its stats, with its days reckoned once; without a row it has no games. */
export const seasonView = (reading: Reading, season: number): ((row: SeasonRow) => StatsView) => {
  const { starts, ends } = seasonRange(reading, season);
  const days = { starts_on: starts, ends_on: dayBefore(ends) };
  return ({ sums, version }) => ({
    ...statsOf(sums ?? noGames),
    reading,
    season,
    ...days,
    version: version ?? 0,
  });
};
