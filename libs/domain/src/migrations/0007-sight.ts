import { Migration } from '@mikro-orm/migrations';

export class Sight extends Migration {
  override up() {
    this.addSql(`
-- The W3C traceparent of the command that wrote the fact; null unless it is traced.
alter table outbox add column trace text;

alter table player add column operator boolean not null default false;

insert into secret (name, key)
  select 'operator', string_agg(uuid_send(gen_random_uuid()), ''::bytea) from generate_series(1, 4);`);
  }
}
