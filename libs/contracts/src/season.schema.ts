import * as z from './zod.schema.js';
import { example } from './example.js';
import { gameCounts } from './game.counts.js';
import { calendarDate, id, idParams, version } from './id.schema.js';
import { seasonDefinitions, seasonRules, mapSummedStats } from './season.js';

const count = z.int().nonnegative();
export const seasonStats = z.object({
  totalGames: count.meta(example(12)),
  wins: count.meta(example(8)),
  losses: count.meta(example(3)),
  ties: count.meta(example(1)),
  ...mapSummedStats((name) => count.meta(example(gameCounts[name].position === 'goalie' ? 0 : 12))),
  winPercentage: count.meta(example(67)),
  savePercentage: z.number().nonnegative().meta(example(0)),
  goalsAgainstAverage: z.number().nonnegative().meta(example(0)),
  shutouts: count.meta(example(0)),
});
export type SeasonStats = z.infer<typeof seasonStats>;

const season = z.union([z.int(), z.literal('all')]).meta(example(2026));

/** Stats of a season; `starts_on` and `ends_on` are its first and last day, null for all seasons. */
export const statsView = seasonStats.extend({
  reading: z.enum(seasonDefinitions),
  season,
  starts_on: calendarDate.nullable().meta(example('2026-08-01')),
  ends_on: calendarDate.nullable().meta(example('2027-07-31')),
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
      today: calendarDate.optional().meta(example('2026-11-21')),
    }),
    reply: statsView,
  },
};
