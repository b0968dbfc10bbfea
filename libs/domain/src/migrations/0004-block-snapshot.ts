import { Migration } from '@mikro-orm/migrations';

/** Adds what the blocker saw. Existing blocks keep today's first name and, for everybody, the initial of the last name. */
export class BlockSnapshot extends Migration {
  override up() {
    this.addSql(`
alter table "block" add "first_name" text null, add "last_name" text null, add "avatar_key" text null;
update "block" set "first_name" = p."first_name", "last_name" = left(p."last_name", 1) || '.', "avatar_key" = p."avatar_key"
from "player" p where p."id" = "block"."blocked_id";`);
  }
}
