import { Migration } from '@mikro-orm/migrations';

export class WhatDeletionsLookFor extends Migration {
  override up() {
    this.addSql(`
-- What goes with an item or an account is found by it, also what was taken down.
drop index comment_of_item;
create index comment_of_item on comment (item_id, created_at, id);
create index report_of_reporter on report (reporter_id) where reporter_id is not null;
create index coach_usage_of_player on coach_usage (player_id);
create index organization_of_founder on organization (created_by) where created_by is not null;`);
  }
}
