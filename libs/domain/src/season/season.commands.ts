import { summedCountNames } from '@rinkside/contracts/game.counts';
import {
  allSeasons,
  defaultGameMinutes,
  seasonRange,
  seasonDefinitions,
  statsOf,
  sumNames,
} from '@rinkside/contracts/season';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { seasonSums } from '../player/season-stats.views.js';
import { db } from '../query-builder.js';
import { allSeasonsKey } from './season.invalidation.js';

const storedSeason = z.object({
  reading: z.enum(seasonDefinitions),
  season: z.number(),
  version: z.number(),
});
type StoredSeason = z.infer<typeof storedSeason>;

const lockStale = (ctx: Ctx) =>
  runQuery(
    ctx.sql,
    db
      .selectFrom('season_stats')
      .select(['reading', 'season', 'version'])
      .where('player_id', '=', ctx.actor.id)
      .whereRef('computed_revision', '<', 'requested_revision')
      .orderBy('reading')
      .orderBy('season')
      .forNoKeyUpdate(),
  );

const sumColumns = (alias: string) => `(${sumNames.map((name) => `${alias}.${name}`).join(', ')})`;

// Selects a season's games by date, without games ahead. `goals_against` is not null in exactly the goalie games.
const recompute = statement(
  'season.recompute',
  `with counted as (
     select d.reading, d.season, sums.*
     from unnest($2::text[], $3::int[], $4::date[], $5::date[]) as d (reading, season, starts, ends)
     cross join lateral (
       select count(*) as games,
         count(*) filter (where our_score > their_score) as wins,
         count(*) filter (where our_score < their_score) as losses,
         count(*) filter (where our_score = their_score) as ties,
         ${summedCountNames.map((name) => `coalesce(sum(${name}), 0) as ${name}`).join(', ')},
         coalesce(sum(coalesce(minutes_played, ${defaultGameMinutes})) filter (where goals_against is not null), 0) as minutes,
         count(*) filter (where goals_against = 0) as shutouts
       from game where player_id = $1 and date >= d.starts and date < d.ends and counts_from is null) sums)
   update season_stats s set (${sumNames.join(', ')}) = ${sumColumns('c')}, computed_revision = s.requested_revision,
     version = s.version + (s.version = 0 or ${sumColumns('s')} is distinct from ${sumColumns('c')})::int
   from counted c where s.player_id = $1 and s.reading = c.reading and s.season = c.season
   returning s.reading, s.season, s.version, ${sumNames.map((name) => `s.${name}`).join(', ')}`,
  storedSeason.extend(seasonSums.shape),
);

const daysOf = ({ reading, season }: StoredSeason) =>
  season === allSeasonsKey.season ? { starts: '-infinity', ends: 'infinity' } : seasonRange(reading, season);

/**
 * Recomputes the actor's stale seasons from their games and emits an event for each season with changed totals.
 *
 * Locking and counting must be two statements. A game committed while the first statement waits for its lock is not in
 * that statement's snapshot; counting there would miss it and still mark the season as up to date. Under READ COMMITTED
 * the second statement takes a new snapshot, and the locks block further invalidations until the commit.
 */
export const recomputeSeasons = async (ctx: Ctx): Promise<void> => {
  const stale = await lockStale(ctx);
  if (stale.length === 0) return;
  const days = stale.map(daysOf);
  const recomputed = await ctx.sql.rows(recompute, [
    ctx.actor.id,
    stale.map(({ reading }) => reading),
    stale.map(({ season }) => season),
    days.map(({ starts }) => starts),
    days.map(({ ends }) => ends),
  ]);
  const keyOf = ({ reading, season }: StoredSeason) => `${reading} ${season}`;
  const before = new Map(stale.map((row) => [keyOf(row), row.version]));
  for (const row of recomputed) {
    if (row.version === before.get(keyOf(row))) continue;
    const { reading, season, version } = row;
    const key = season === allSeasonsKey.season ? allSeasons : { reading, season };
    ctx.emit('season.changed', { user_id: ctx.actor.id, ...key, stats: statsOf(row), version });
  }
};
