import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Adds columns without a rewrite. */
export const penaltyMinutes: MigrationStep[] = [
  {
    change: `
alter table "game" add if not exists "penalty_minutes" int null;
alter table "game" drop constraint if exists "game_penalty_minutes_check";
alter table "game" add constraint "game_penalty_minutes_check"
  check (penalty_minutes >= 0 and penalty_minutes <= 99) not valid;`,
  },
  { change: `alter table "season_stats" add if not exists "penalty_minutes" int not null default 0;` },
  { scan: `alter table "game" validate constraint "game_penalty_minutes_check";` },
];
