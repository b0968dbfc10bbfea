import { Migration } from '@mikro-orm/migrations';

export class SessionsEnd extends Migration {
  override up() {
    this.addSql(`
alter table player
  -- Sessions begun by then are over, but the one that ended them.
  add column sessions_ended_at timestamptz,
  add column kept_session text;`);
  }
}
