import { Migration } from '@mikro-orm/migrations';

/** Rights of coaches without a known age of 18 end. Old code lists members without the index until it is replaced. */
export class CoachRights extends Migration {
  override up() {
    this.addSql(`
alter table "player" add "organization_joined_at" timestamptz null,
  add "coach_claimed_at" timestamptz null,
  add "coach_claimed_organization_id" uuid null,
  add "coach_claim_corrected_at" timestamptz null,
  add "coach_revoked_at" timestamptz null;
update "player" set "coach_confirmed_at" = null
  where "coach_confirmed_at" is not null and ("trusted_birthdate" is null
    or "trusted_birthdate" > (now() at time zone 'utc')::date - interval '18 years');

drop index "player_roster";
create index player_roster on player (organization_id, (role is distinct from 'coach' or coach_confirmed_at is null), search, id)
  where onboarding_complete and suspended_at is null;

alter table "organization" add "deleted_at" timestamptz null;
create index "organization_deleted" on "organization" ("deleted_at", "id") where deleted_at is not null;

create table organization_edit (
  id uuid primary key,
  organization_id uuid not null references organization,
  editor_id uuid references player on delete set null,
  before jsonb not null,
  after jsonb not null,
  created_at timestamptz not null,
  undone_at timestamptz
);
create index organization_edit_newest on organization_edit (organization_id, created_at, id);
create index organization_edit_age on organization_edit (created_at, id);
create index organization_edit_of_editor on organization_edit (editor_id) where editor_id is not null;

alter table "report" alter column "author_id" drop not null;
alter table "report" drop constraint "report_target_type_check";
alter table "report" add constraint "report_target_type_check"
  check (target_type in ('post', 'highlight', 'game', 'comment', 'user', 'organization'));`);
  }
}
