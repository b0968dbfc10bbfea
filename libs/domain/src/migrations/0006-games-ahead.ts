import { Migration } from '@mikro-orm/migrations';

/** Games after tomorrow stop counting until they have passed; their players' seasons and awards are recomputed. */
export class GamesAhead extends Migration {
  override up() {
    this.addSql(`
alter table "game" add "counts_from" date null;
update "game" set "counts_from" = "date" + 1 where "date" > (now() at time zone 'utc')::date + 1;
create index "game_ahead" on "game" ("counts_from") where counts_from is not null;

update "item" set "feed_at" = "created_at" where "content_type" = 'game' and "feed_at" > "created_at";

update "season_stats" set "requested_revision" = "requested_revision" + 1
where "player_id" in (select "player_id" from "game" where "counts_from" is not null);
-- An event's id starts with its time, ms.
insert into "outbox" ("id", "name", "payload", "occurred_at")
select (substr(ms, 1, 8) || '-' || substr(ms, 9) || substr(gen_random_uuid()::text, 14))::uuid,
  'season.invalidated', json_build_object('player_id', "player_id"), now()
from (select distinct "player_id", lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') as ms
  from "game" where "counts_from" is not null) as affected;`);
  }
}
