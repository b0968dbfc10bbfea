import * as z from 'zod';
import { calendarDate, id, idParams, version } from './id.schema.js';
import { seasonDefinitions, seasonRules, mapSummedStats } from './season.js';

const count = z.int().nonnegative();
export const seasonStats = z.object({
  totalGames: count,
  wins: count,
  losses: count,
  ties: count,
  ...mapSummedStats(() => count),
  winPercentage: count,
  savePercentage: z.number().nonnegative(),
  goalsAgainstAverage: z.number().nonnegative(),
  shutouts: count,
});
export type SeasonStats = z.infer<typeof seasonStats>;

export const season = z.union([z.int(), z.literal('all')]);

/** Stats of a season; `starts_on` and `ends_on` are its first and last day, null for all seasons. */
export const statsView = seasonStats.extend({
  reading: z.enum(seasonDefinitions),
  season,
  starts_on: calendarDate.nullable(),
  ends_on: calendarDate.nullable(),
  version,
});
export type StatsView = z.infer<typeof statsView>;

export const seasonEvent = z.object({
  user_id: id,
  reading: z.enum(seasonDefinitions),
  season,
  stats: seasonStats,
  version,
});

export const seasonSchemas = {
  stats: {
    summary: 'Stats of one season, from the games a player logged.',
    params: idParams,
    query: z.strictObject({
      reading: z.enum(seasonDefinitions).default('dashboard'),
      season: z
        .union([
          z.enum(['current', 'last', 'all']),
          z.string().regex(/^(18|19|20|21)\d\d$/, seasonRules.season),
        ])
        .default('current'),
      /** The caller's calendar date, at most one day from the server's. */
      today: calendarDate.optional(),
    }),
    reply: statsView,
  },
};
