import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Deletions that wait until no change of the email can be undone, and the key of nonces for a new sign-in. */
export const pendingDeletion: MigrationStep[] = [
  {
    change: `
create table if not exists pending_deletion (player_id uuid not null, account_id uuid not null, requested_at timestamptz(6) not null, effective_at timestamptz(6) not null, proof text null, was_suspended boolean not null, primary key (player_id));
create index if not exists pending_deletion_of_account on pending_deletion (account_id);
alter table "pending_deletion" drop constraint if exists "pending_deletion_player_id_fkey";
alter table "pending_deletion" add constraint "pending_deletion_player_id_fkey" foreign key ("player_id") references "player" ("id") on update no action on delete cascade;
insert into secret (name, key) values ('proof', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) on conflict do nothing;`,
  },
];
