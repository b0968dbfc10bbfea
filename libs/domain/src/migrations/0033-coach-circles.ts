import type { MigrationStep } from '@rinkside/platform/migration-steps';

const references = (table: string, column: string, target: string) => `
alter table ${table} drop constraint if exists ${table}_${column}_fkey;
alter table ${table} add constraint ${table}_${column}_fkey foreign key (${column}) references ${target} (id) on update no action on delete cascade;`;

/** Circles of first coaches: who knows the coach, offers to become one, checks of the members at the migration, and proposed edits. */
export const coachCircles: MigrationStep[] = [
  {
    change: `
alter table moderation_log add column if not exists reason text null;
alter table circle add column if not exists by_coach boolean not null default false, add column if not exists declined_at timestamptz(6) null, add column if not exists coach_checked_at timestamptz(6) null, add column if not exists moderator_checked_at timestamptz(6) null;
create table if not exists coach_answer (player_id uuid not null, circle_id uuid not null, target_id uuid not null, yes boolean not null, answered_at timestamptz(6) not null, primary key (player_id, circle_id, target_id));
create index if not exists coach_answer_of_circle on coach_answer (circle_id, target_id);
create index if not exists coach_answer_of_target on coach_answer (target_id);
create index if not exists coach_answer_age on coach_answer (answered_at);${references('coach_answer', 'player_id', 'player')}${references('coach_answer', 'circle_id', 'circle')}${references('coach_answer', 'target_id', 'circle')}
create table if not exists circle_offer (circle_id uuid not null, target_id uuid not null, offered_by uuid not null, offered_at timestamptz(6) not null, primary key (circle_id, target_id));
create index if not exists circle_offer_of_target on circle_offer (target_id);
create index if not exists circle_offer_by on circle_offer (offered_by);
create index if not exists circle_offer_age on circle_offer (offered_at);${references('circle_offer', 'circle_id', 'circle')}${references('circle_offer', 'target_id', 'circle')}${references('circle_offer', 'offered_by', 'player')}
create table if not exists organization_proposal (id uuid not null primary key, organization_id uuid not null, proposed_by uuid not null, change jsonb not null, created_at timestamptz(6) not null, unique (organization_id, proposed_by));
create index if not exists organization_proposal_by on organization_proposal (proposed_by);
create index if not exists organization_proposal_age on organization_proposal (created_at, id);${references('organization_proposal', 'organization_id', 'organization')}${references('organization_proposal', 'proposed_by', 'player')}`,
  },
];
