import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Rights of coaches without a known age of 18 end. Old code lists members without the index until it is replaced. */
export const coachRights: MigrationStep[] = [
  {
    change: `
alter table "player" add if not exists "organization_joined_at" timestamptz null,
  add if not exists "coach_claimed_at" timestamptz null,
  add if not exists "coach_claimed_organization_id" uuid null,
  add if not exists "coach_claim_corrected_at" timestamptz null,
  add if not exists "coach_revoked_at" timestamptz null;`,
  },
  {
    backfill: {
      table: 'player',
      key: ['id'],
      set: 'coach_confirmed_at = null',
      where: `target.coach_confirmed_at is not null and (target.trusted_birthdate is null
        or target.trusted_birthdate > (now() at time zone 'utc')::date - interval '18 years')`,
    },
  },
  {
    index: `player_roster_new on player (organization_id, (role is distinct from 'coach' or coach_confirmed_at is null), search, id)
  where onboarding_complete and suspended_at is null`,
  },
  {
    change: `
drop index if exists "player_roster";
alter index "player_roster_new" rename to "player_roster";`,
  },
  { change: `alter table "organization" add if not exists "deleted_at" timestamptz null;` },
  { index: '"organization_deleted" on "organization" ("deleted_at", "id") where deleted_at is not null' },
  {
    change: `
create table if not exists organization_edit (
  id uuid primary key,
  organization_id uuid not null references organization,
  editor_id uuid references player on delete set null,
  before jsonb not null,
  after jsonb not null,
  created_at timestamptz not null,
  undone_at timestamptz
);
create index if not exists organization_edit_newest on organization_edit (organization_id, created_at, id);
create index if not exists organization_edit_age on organization_edit (created_at, id);
create index if not exists organization_edit_of_editor on organization_edit (editor_id) where editor_id is not null;`,
  },
  {
    change: `
alter table "report" alter column "author_id" drop not null;
alter table "report" drop constraint if exists "report_target_type_check";
alter table "report" add constraint "report_target_type_check"
  check (target_type in ('post', 'highlight', 'game', 'comment', 'user', 'organization')) not valid;`,
  },
  { scan: `alter table "report" validate constraint "report_target_type_check";` },
];
