import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Requests to follow players who approve their followers. */
export const followRequests: MigrationStep[] = [
  {
    change: `
alter table "player" add if not exists "approve_followers" boolean not null default false;
create table if not exists follow_request (follower_id uuid not null, target_id uuid not null, waiting boolean not null, version int not null, changed_at timestamptz(6) not null, primary key (follower_id, target_id));
create index if not exists follow_request_newest on follow_request (target_id, changed_at desc, follower_id desc);
create index if not exists follow_request_age on follow_request using brin (changed_at) with (autosummarize = on);
alter table "follow_request" add constraint "follow_request_follower_id_fkey" foreign key ("follower_id") references "player" ("id") on update no action on delete cascade;
alter table "follow_request" add constraint "follow_request_target_id_fkey" foreign key ("target_id") references "player" ("id") on update no action on delete cascade;`,
  },
];
