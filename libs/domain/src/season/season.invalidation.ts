import { seasonDefinitions, seasonOf } from '@rinkside/contracts/season';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';

/** All seasons together are stored as year 0 of the calendar-year definition. */
export const allSeasonsKey = { reading: 'year', season: 0 } as const;

/** Returns the keys of all stored seasons that count a game of this date (`YYYY-MM-DD`). */
const seasonsOf = (date: string) => [
  ...seasonDefinitions.map((reading) => ({ reading, season: seasonOf(reading, date) })),
  allSeasonsKey,
];

// In the order in which recomputing locks the rows, to prevent deadlocks.
const invalidate = statement(
  'season.invalidate',
  `insert into season_stats (player_id, reading, season)
   select distinct $1::uuid, reading, season from unnest($2::text[], $3::int[]) as stale (reading, season)
   order by reading, season
   on conflict (player_id, reading, season) do update
   set requested_revision = season_stats.requested_revision + 1`,
);

/**
 * Marks the seasons that count games of these dates as stale, in the transaction that changes the games. Call it last:
 * it locks rows that this player's other game commands also need until the commit.
 */
export const invalidateSeasons = async (ctx: Ctx, playerId: string, dates: string[]): Promise<void> => {
  const seasons = dates.flatMap(seasonsOf);
  await ctx.sql.rows(invalidate, [
    playerId,
    seasons.map(({ reading }) => reading),
    seasons.map(({ season }) => season),
  ]);
  ctx.emit('season.invalidated', { player_id: playerId });
};
