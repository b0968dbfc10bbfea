import { readings, seasonOf } from '@rinkside/contracts/season';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';

/** All seasons together are stored under the calendar year's reading, as this year. */
export const everySeason = { reading: 'year', season: 0 } as const;

/** Every stored season a game of this date (`YYYY-MM-DD`) counts in. */
const seasonsOf = (date: string) => [
  ...readings.map((reading) => ({ reading, season: seasonOf(reading, date) })),
  everySeason,
];

// In the order in which a recount locks them: whoever meets waits, never in a circle.
const mark = statement<never>(
  'season.mark',
  `insert into season_stats (player_id, reading, season)
   select distinct $1::uuid, reading, season from unnest($2::text[], $3::int[]) as due (reading, season)
   order by reading, season
   on conflict (player_id, reading, season) do update set due = season_stats.due + 1`,
);

/**
 * Marks the seasons that games of these dates count in as due for a recount, in the transaction that changes the games.
 * Last of all: until the commit, this player's other games wait for the same rows.
 */
export const markSeasonsDue = async (ctx: Ctx, playerId: string, dates: string[]): Promise<void> => {
  const seasons = dates.flatMap(seasonsOf);
  await ctx.sql.rows(mark, [
    playerId,
    seasons.map(({ reading }) => reading),
    seasons.map(({ season }) => season),
  ]);
  ctx.emit('season.due', { player_id: playerId });
};
