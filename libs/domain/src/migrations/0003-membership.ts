import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Members at the time of the migration count as confirmed. */
export const membership: MigrationStep[] = [
  {
    change: `
alter table "player" add if not exists "confirmed_organization_id" uuid null,
  add if not exists "organization_changed_at" timestamptz null,
  add if not exists "previous_organization_change_at" timestamptz null;`,
  },
  {
    backfill: {
      table: 'player',
      key: ['id'],
      set: 'confirmed_organization_id = target.organization_id',
      where: `target.organization_id is not null and target.confirmed_organization_id is null
        and target.organization_changed_at is null`,
    },
  },
  {
    change: `
alter table "player" drop constraint if exists "player_confirmed_organization_id_fkey";
alter table "player" add constraint "player_confirmed_organization_id_fkey"
  foreign key ("confirmed_organization_id") references "organization" ("id") not valid;`,
  },
  { scan: `alter table "player" validate constraint "player_confirmed_organization_id_fkey";` },
];
