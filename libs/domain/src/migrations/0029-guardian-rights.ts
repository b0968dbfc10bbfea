import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Rights of guardians that only shrink, requests that several guardians decide, and what a removal leaves. */
export const guardianRights: MigrationStep[] = [
  {
    change: `
alter table player add column if not exists rights_birthdate date null;
alter table notification add column if not exists detail jsonb null;
alter table moderation_log add column if not exists reason text null;
create table if not exists guardian_closure (child_id uuid not null, setting text not null check (setting in ('public_player_page', 'show_full_name_publicly', 'who_can_comment', 'approve_followers', 'guardian_ai_confirmed')), closed_by uuid not null, closed_at timestamptz(6) not null, primary key (child_id, setting));
create index if not exists guardian_closure_by on guardian_closure (closed_by);
alter table guardian_closure drop constraint if exists guardian_closure_child_id_fkey;
alter table guardian_closure add constraint guardian_closure_child_id_fkey foreign key (child_id) references player (id) on update no action on delete cascade;
alter table guardian_closure drop constraint if exists guardian_closure_closed_by_fkey;
alter table guardian_closure add constraint guardian_closure_closed_by_fkey foreign key (closed_by) references player (id) on update no action on delete cascade;
create table if not exists former_guardian (child_id uuid not null, person_id uuid not null, ended_at timestamptz(6) not null, allowed_at timestamptz(6) null, primary key (child_id, person_id));
create index if not exists former_guardian_person on former_guardian (person_id);
alter table former_guardian drop constraint if exists former_guardian_child_id_fkey;
alter table former_guardian add constraint former_guardian_child_id_fkey foreign key (child_id) references player (id) on update no action on delete cascade;
alter table former_guardian drop constraint if exists former_guardian_person_id_fkey;
alter table former_guardian add constraint former_guardian_person_id_fkey foreign key (person_id) references player (id) on update no action on delete cascade;
create table if not exists child_request (id uuid not null primary key, kind text not null check (kind in ('deletion', 'hand_over')), child_id uuid not null, asked_by uuid null, account_id uuid null, proof text null, state text not null check (state in ('waiting', 'objected', 'done', 'withdrawn', 'refused', 'lapsed', 'undone')), asked_at timestamptz(6) not null, effective_at timestamptz(6) not null, objected_at timestamptz(6) null, decided_at timestamptz(6) null, version int not null default 1);
create unique index if not exists child_request_open on child_request (child_id) where state in ('waiting', 'objected');
create index if not exists child_request_of_child on child_request (child_id, id);
create index if not exists child_request_asker on child_request (asked_by);
create index if not exists child_request_account on child_request (account_id) where account_id is not null;
create index if not exists child_request_due on child_request (effective_at) where state in ('waiting', 'objected');
create index if not exists child_request_age on child_request (asked_at);
alter table child_request drop constraint if exists child_request_child_id_fkey;
alter table child_request add constraint child_request_child_id_fkey foreign key (child_id) references player (id) on update no action on delete cascade;
alter table child_request drop constraint if exists child_request_asked_by_fkey;
alter table child_request add constraint child_request_asked_by_fkey foreign key (asked_by) references player (id) on update no action on delete set null;
alter table child_request drop constraint if exists child_request_account_id_fkey;
alter table child_request add constraint child_request_account_id_fkey foreign key (account_id) references player (id) on update no action on delete set null;
create table if not exists child_request_answer (request_id uuid not null, account_id uuid not null, agrees boolean not null, answered_at timestamptz(6) not null, primary key (request_id, account_id));
create index if not exists child_request_answer_account on child_request_answer (account_id);
alter table child_request_answer drop constraint if exists child_request_answer_request_id_fkey;
alter table child_request_answer add constraint child_request_answer_request_id_fkey foreign key (request_id) references child_request (id) on update no action on delete cascade;
alter table child_request_answer drop constraint if exists child_request_answer_account_id_fkey;
alter table child_request_answer add constraint child_request_answer_account_id_fkey foreign key (account_id) references player (id) on update no action on delete cascade;`,
  },
  {
    // Profiles that were handed over: their guardians keep at most the rights of today's trusted birthdate.
    backfill: {
      table: 'player',
      key: ['id'],
      set: 'rights_birthdate = target.trusted_birthdate',
      where: `target.rights_birthdate is null and target.trusted_birthdate is not null and target.issuer <> 'child'
        and exists (select from guardian g where g.child_id = target.id)`,
    },
  },
];
