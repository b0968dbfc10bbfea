import { Migration } from '@mikro-orm/migrations';

/** Members at the time of the migration count as confirmed. */
export class Membership extends Migration {
  override up() {
    this.addSql(`
alter table "player" add "confirmed_organization_id" uuid null,
  add "organization_changed_at" timestamptz null,
  add "previous_organization_change_at" timestamptz null;
update "player" set "confirmed_organization_id" = "organization_id" where "organization_id" is not null;
alter table "player" add constraint "player_confirmed_organization_id_fkey"
  foreign key ("confirmed_organization_id") references "organization" ("id");`);
  }
}
