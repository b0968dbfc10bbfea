import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Links to live games for people without an account, and invitations of scorers. */
export const liveLinks: MigrationStep[] = [
  {
    change: `
create table if not exists live_link (id uuid not null primary key, kind text not null check (kind in ('game', 'season', 'scorer')), player_id uuid not null, live_game_id uuid null, created_by uuid not null, token_hash text not null unique, created_at timestamptz(6) not null, expires_at timestamptz(6) null, accepted_by uuid null, revoked_at timestamptz(6) null);
create index if not exists live_link_of_player on live_link (player_id, id);
create index if not exists live_link_of_game on live_link (live_game_id);
create index if not exists live_link_creator on live_link (created_by);
create index if not exists live_link_scorer on live_link (accepted_by) where accepted_by is not null;
create index if not exists live_link_age on live_link (created_at);
alter table "live_link" add constraint "live_link_player_id_fkey" foreign key ("player_id") references "player" ("id") on update no action on delete cascade;
alter table "live_link" add constraint "live_link_live_game_id_fkey" foreign key ("live_game_id") references "live_game" ("id") on update no action on delete cascade;
alter table "live_link" add constraint "live_link_created_by_fkey" foreign key ("created_by") references "player" ("id") on update no action on delete cascade;
alter table "live_link" add constraint "live_link_accepted_by_fkey" foreign key ("accepted_by") references "player" ("id") on update no action on delete cascade;`,
  },
];
