import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Cheers for live games: of everyone, and of each person. */
export const liveGameCheers: MigrationStep[] = [
  {
    change: `
alter table "live_game" add column if not exists "stick_taps" int not null default 0, add column if not exists "fires" int not null default 0, add column if not exists "hearts" int not null default 0;
create table if not exists live_game_cheer (live_game_id uuid not null, player_id uuid not null, stick_taps int not null, fires int not null, hearts int not null, primary key (live_game_id, player_id));
create index if not exists live_game_cheer_of_player on live_game_cheer (player_id);
alter table "live_game_cheer" add constraint "live_game_cheer_live_game_id_fkey" foreign key ("live_game_id") references "live_game" ("id") on update no action on delete cascade;
alter table "live_game_cheer" add constraint "live_game_cheer_player_id_fkey" foreign key ("player_id") references "player" ("id") on update no action on delete cascade;`,
  },
];
