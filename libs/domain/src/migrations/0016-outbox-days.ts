import type { MigrationStep } from '@rinkside/platform/migration-steps';

/**
 * Partitions the outbox by day. The existing table becomes the partition of all events until seven days from now;
 * `outbox/partitions.ts` makes the days after. A check of that bound is validated first, so that the exchange scans nothing.
 */
export const outboxDays: MigrationStep[] = [
  {
    change: `
do $$ begin
  alter table outbox drop constraint if exists outbox_bound;
  execute format('alter table outbox add constraint outbox_bound check (id < %L) not valid',
    overlay(lpad(to_hex((extract(epoch from date_trunc('day', now(), 'UTC') + interval '7 days') * 1000)::bigint), 12, '0')
      placing '-' from 9 for 0) || '-7000-8000-000000000000');
end $$;`,
  },
  { scan: 'alter table outbox validate constraint outbox_bound' },
  {
    change: `
alter table outbox rename to outbox_before;
alter index outbox_pkey rename to outbox_before_pkey;
alter index outbox_unpublished rename to outbox_before_unpublished;
create table outbox (like outbox_before including defaults, primary key (id)) partition by range (id);
create index outbox_unpublished on outbox (id) where published_at is null;
do $$ begin
  execute 'alter table outbox attach partition outbox_before for values from (minvalue) to (' || (
    select substring(pg_get_constraintdef(oid) from '''[0-9a-f-]{36}''')
    from pg_constraint where conname = 'outbox_bound' and conrelid = 'outbox_before'::regclass) || ')';
end $$;
alter table outbox_before drop constraint outbox_bound;
create table outbox_default partition of outbox default;`,
  },
];
