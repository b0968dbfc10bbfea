import {
  allSeasons,
  defaultMinutes,
  noGames,
  seasonRange,
  statsOf,
  type Reading,
  type SeasonSums,
} from '@rinkside/contracts/season';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { everySeason } from './season.due.js';

interface StoredSeason {
  reading: Reading;
  season: number;
  version: number;
}

const lockDue = statement<StoredSeason>(
  'season.lockDue',
  `select reading, season, version from season_stats
   where player_id = $1 and done < due order by reading, season for no key update`,
);

const names = Object.keys(noGames);
const sumsOf = (alias: string) => `(${names.map((name) => `${alias}.${name}`).join(', ')})`;

// A season's games are read by date. Goals against are written of a goalie's games, all of them, and of no other.
const recount = statement<StoredSeason & SeasonSums>(
  'season.recount',
  `with counted as (
     select d.reading, d.season, sums.*
     from unnest($2::text[], $3::int[], $4::date[], $5::date[]) as d (reading, season, starts, ends)
     cross join lateral (
       select count(*) as games,
         count(*) filter (where our_score > their_score) as wins,
         count(*) filter (where our_score < their_score) as losses,
         count(*) filter (where our_score = their_score) as ties,
         coalesce(sum(goals), 0) as goals, coalesce(sum(assists), 0) as assists,
         coalesce(sum(saves), 0) as saves, coalesce(sum(shots_against), 0) as shots_against,
         coalesce(sum(goals_against), 0) as goals_against,
         coalesce(sum(coalesce(minutes_played, ${defaultMinutes})) filter (where goals_against is not null), 0) as minutes,
         count(*) filter (where goals_against = 0) as shutouts
       from game where player_id = $1 and date >= d.starts and date < d.ends) sums)
   update season_stats s set (${names.join(', ')}) = ${sumsOf('c')}, done = s.due,
     version = s.version + (s.version = 0 or ${sumsOf('s')} is distinct from ${sumsOf('c')})::int
   from counted c where s.player_id = $1 and s.reading = c.reading and s.season = c.season
   returning s.reading, s.season, s.version, ${names.map((name) => `s.${name}`).join(', ')}`,
);

const daysOf = ({ reading, season }: StoredSeason) =>
  season === everySeason.season ? { starts: '-infinity', ends: 'infinity' } : seasonRange(reading, season);

/**
 * Counts the actor's due seasons anew from their games and tells of those whose sums changed. Nothing due: no work.
 *
 * Two statements on purpose. A game committed while the first one waits for its lock is in no snapshot of that
 * statement: counted there, it would be missed for ever, since its mark would be settled with the others.
 * Under READ COMMITTED the second statement reads anew, and the locks keep further marks waiting until the commit.
 */
export const recountSeasons = async (ctx: Ctx): Promise<void> => {
  const due = await ctx.sql.rows(lockDue, [ctx.actor.id]);
  if (due.length === 0) return;
  const days = due.map(daysOf);
  const counted = await ctx.sql.rows(recount, [
    ctx.actor.id,
    due.map(({ reading }) => reading),
    due.map(({ season }) => season),
    days.map(({ starts }) => starts),
    days.map(({ ends }) => ends),
  ]);
  const keyOf = ({ reading, season }: StoredSeason) => `${reading} ${season}`;
  const before = new Map(due.map((row) => [keyOf(row), row.version]));
  for (const row of counted) {
    if (row.version === before.get(keyOf(row))) continue;
    const { reading, season, version } = row;
    const named = season === everySeason.season ? allSeasons : { reading, season };
    ctx.emit('season.changed', { user_id: ctx.actor.id, ...named, stats: statsOf(row), version });
  }
};
