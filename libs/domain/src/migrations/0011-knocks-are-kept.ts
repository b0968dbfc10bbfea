import { Migration } from '@mikro-orm/migrations';

export class KnocksAreKept extends Migration {
  override up() {
    this.addSql(`
-- A question that told of a knock to the head and was edited since: not shown, and still counted.
alter table chat_message add column replaced boolean not null default false;`);
  }
}
