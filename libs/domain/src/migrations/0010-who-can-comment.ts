import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Null follows the age. */
export const whoCanComment: MigrationStep[] = [
  {
    change: `
alter table "player" add if not exists "who_can_comment" text null;
alter table "player" drop constraint if exists "player_who_can_comment_check";
alter table "player" add constraint "player_who_can_comment_check"
  check (who_can_comment in ('everyone', 'club_and_followed', 'nobody')) not valid;`,
  },
  { scan: `alter table "player" validate constraint "player_who_can_comment_check";` },
];
