import { Migration } from '@mikro-orm/migrations';

export class UploadsAreNamedFirst extends Migration {
  override up() {
    this.addSql(`
create table upload (
  key text primary key,
  created_at timestamptz not null default now()
);
create index upload_age on upload (created_at);`);
  }
}
