import { Migration } from '@mikro-orm/migrations';

export class LighterFacts extends Migration {
  override up() {
    this.addSql(`
-- Ids tell when a fact was written, which is enough to find old ones: publishing needs no index of its own.
drop index outbox_published;`);
  }
}
