import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Games after tomorrow stop counting until they have passed; their players' seasons and awards are recomputed. */
export const gamesAhead: MigrationStep[] = [
  { change: `alter table "game" add if not exists "counts_from" date null;` },
  {
    backfill: {
      table: 'game',
      key: ['item_id'],
      set: 'counts_from = target.date + 1',
      where: `target.date > (now() at time zone 'utc')::date + 1 and target.counts_from is null`,
    },
  },
  { index: '"game_ahead" on "game" ("counts_from") where counts_from is not null' },
  {
    backfill: {
      table: 'item',
      key: ['id'],
      set: 'feed_at = target.created_at',
      where: `target.content_type = 'game' and target.feed_at > target.created_at`,
    },
  },
  {
    // The index on the few games ahead keeps these statements short. An event's id starts with its time, ms.
    change: `
update "season_stats" set "requested_revision" = "requested_revision" + 1
where "player_id" in (select "player_id" from "game" where "counts_from" is not null);
insert into "outbox" ("id", "name", "payload", "occurred_at")
select (substr(ms, 1, 8) || '-' || substr(ms, 9) || substr(gen_random_uuid()::text, 14))::uuid,
  'season.invalidated', json_build_object('player_id', "player_id"), now()
from (select distinct "player_id", lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') as ms
  from "game" where "counts_from" is not null) as affected;`,
  },
];
