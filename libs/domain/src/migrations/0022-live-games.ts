import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Live logs of games and their events. */
export const liveGames: MigrationStep[] = [
  {
    change: `
create table if not exists live_game (id uuid not null primary key, player_id uuid not null, organization_id uuid null, position text null check (position in ('skater', 'goalie')), opponent_id uuid null, opponent_name text null, home boolean not null, period_minutes int not null, status text not null check (status in ('live', 'final', 'discarded')), started_at timestamptz(6) not null, ended_at timestamptz(6) null, terms timestamptz[] not null, device_id uuid not null, scorer_id uuid null, game_id uuid null unique, summary jsonb not null, events_count int not null default 0, changed_at timestamptz(6) not null, version int not null);
create unique index if not exists live_game_running on live_game (player_id) where status = 'live';
create index if not exists live_game_running_in_organization on live_game (organization_id) where status = 'live';
create index if not exists live_game_unfinished on live_game (changed_at) where status <> 'final';
create index if not exists live_game_of_player on live_game (player_id);
create index if not exists live_game_scorer on live_game (scorer_id);
create table if not exists live_game_event (id uuid not null primary key, live_game_id uuid not null, device_id uuid not null, sequence int not null, term int not null, position int not null, occurred_at timestamptz(6) not null, action jsonb not null, unique (live_game_id, device_id, sequence), unique (live_game_id, position));
alter table "live_game" add constraint "live_game_player_id_fkey" foreign key ("player_id") references "player" ("id") on delete cascade;
alter table "live_game" add constraint "live_game_organization_id_fkey" foreign key ("organization_id") references "organization" ("id") on delete no action;
alter table "live_game" add constraint "live_game_opponent_id_fkey" foreign key ("opponent_id") references "organization" ("id") on delete no action;
alter table "live_game" add constraint "live_game_scorer_id_fkey" foreign key ("scorer_id") references "player" ("id") on delete set null;
alter table "live_game" add constraint "live_game_game_id_fkey" foreign key ("game_id") references "game" ("item_id") on update no action on delete cascade;
alter table "live_game_event" add constraint "live_game_event_live_game_id_fkey" foreign key ("live_game_id") references "live_game" ("id") on update no action on delete cascade;`,
  },
];
