import { Migration } from '@mikro-orm/migrations';

export class LightWrites extends Migration {
  override up() {
    this.addSql(`
-- Room on each page: a like changes its item in place, without a new entry in every index.
alter table item set (fillfactor = 80);

-- Few notifications tell of a comment or an award.
drop index notification_comment;
drop index notification_award;
create index notification_comment on notification (comment_id) where comment_id is not null;
create index notification_award on notification (award_id) where award_id is not null;`);
  }
}
