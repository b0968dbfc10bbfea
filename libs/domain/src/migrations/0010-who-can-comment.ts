import { Migration } from '@mikro-orm/migrations';

/** Null follows the age. */
export class WhoCanComment extends Migration {
  override up() {
    this.addSql(`
alter table "player" add "who_can_comment" text null;
alter table "player" add constraint "player_who_can_comment_check"
  check (who_can_comment in ('everyone', 'club_and_followed', 'nobody'));`);
  }
}
