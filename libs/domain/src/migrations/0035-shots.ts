import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** The shots of a skater. */
export const shots: MigrationStep[] = [
  {
    change: `
alter table "game" add column if not exists "shots" int null;
alter table "game" drop constraint if exists "game_shots_check";
alter table "game" add constraint "game_shots_check" check (shots >= 0 and shots <= 999) not valid;`,
  },
  { scan: `alter table "game" validate constraint "game_shots_check"` },
];
