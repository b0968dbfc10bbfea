import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Accounts that act as child profiles. */
export const guardians: MigrationStep[] = [
  {
    change: `
create table if not exists guardian (guardian_id uuid not null, child_id uuid not null, created_at timestamptz(6) not null, primary key (guardian_id, child_id));
create index if not exists guardian_of_child on guardian (child_id);
alter table "guardian" add constraint "guardian_guardian_id_fkey" foreign key ("guardian_id") references "player" ("id") on update no action on delete cascade;
alter table "guardian" add constraint "guardian_child_id_fkey" foreign key ("child_id") references "player" ("id") on update no action on delete cascade;`,
  },
];
