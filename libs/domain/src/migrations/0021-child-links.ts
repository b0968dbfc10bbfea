import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Links that invite guardians of child profiles, or hand a profile over to a login. */
export const childLinks: MigrationStep[] = [
  {
    change: `
create table if not exists child_link (id uuid not null primary key, kind text not null check (kind in ('guardian', 'login')), child_id uuid not null, guardian_id uuid not null, token_hash text not null unique, created_at timestamptz(6) not null, expires_at timestamptz(6) not null, accepted_at timestamptz(6) null, revoked_at timestamptz(6) null);
create index if not exists child_link_of_child on child_link (child_id, id);
create index if not exists child_link_of_guardian on child_link (guardian_id);
create index if not exists child_link_age on child_link (expires_at);
alter table "child_link" add constraint "child_link_child_id_fkey" foreign key ("child_id") references "player" ("id") on update no action on delete cascade;
alter table "child_link" add constraint "child_link_guardian_id_fkey" foreign key ("guardian_id") references "player" ("id") on update no action on delete cascade;`,
  },
];
