import { Migration } from '@mikro-orm/migrations';

export class MediaIsWorkedOn extends Migration {
  override up() {
    this.addSql(`
create table highlight_work (
  item_id uuid primary key references highlight (item_id) on delete cascade,
  token uuid,
  tries int not null default 0,
  alive_at timestamptz not null default now()
);
create index highlight_work_alive on highlight_work (alive_at);

create table secret (
  name text primary key,
  key bytea not null
);
insert into secret (name, key)
  select 'media', string_agg(uuid_send(gen_random_uuid()), ''::bytea) from generate_series(1, 4);

-- HMAC-SHA256 of a folder and the second its address ends with, as RFC 2104 builds it of a hash; base64url.
create function media_signature(folder text, expires bigint) returns text language sql stable as $$
  select translate(rtrim(encode(sha256(padded.outer_key || sha256(padded.inner_key
    || convert_to(folder || '?' || expires, 'UTF8'))), 'base64'), '='), '+/', '-_')
  from (select
      string_agg(set_byte('\\x00'::bytea, 0, get_byte(key, at) # 92), ''::bytea order by at) as outer_key,
      string_agg(set_byte('\\x00'::bytea, 0, get_byte(key, at) # 54), ''::bytea order by at) as inner_key
    from secret, generate_series(0, 63) as at where name = 'media') as padded
$$;`);
  }
}
