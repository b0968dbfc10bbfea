import type { MigrationStep } from '@rinkside/platform/migration-steps';

const constraint = (table: string, name: string, definition: string) => `
alter table ${table} drop constraint if exists ${name};
alter table ${table} add constraint ${name} ${definition};`;
const references = (table: string, column: string, target: string, kept = false) =>
  constraint(
    table,
    `${table}_${column}_fkey`,
    `foreign key (${column}) references ${target} (id) on ${kept ? 'delete set null' : 'update no action on delete cascade'}`,
  );
const oneOf = (table: string, column: string, values: string) =>
  constraint(table, `${table}_${column}_check`, `check (${column} in (${values}))`);

/** Teams with their rosters, managers and requests. A link of a circle can lead to a team, and has a code then. */
export const teams: MigrationStep[] = [
  {
    change: `
create table if not exists team (id uuid not null primary key, circle_id uuid not null, name text not null, age_level text not null, level text not null, season int not null, created_by uuid null, created_at timestamptz(6) not null, version int not null default 1);
create index if not exists team_of_circle on team (circle_id, season);
create index if not exists team_of_creator on team (created_by) where created_by is not null;${references('team', 'circle_id', 'circle')}${references('team', 'created_by', 'player', true)}${oneOf('team', 'age_level', "'6U', '7U', '8U', '9U', '10U', '11U', '12U', '13U', '14U', '15U', '16U', '17U', '18U'")}${oneOf('team', 'level', "'House', 'B', 'A', 'AA', 'AAA', 'Junior', 'College', 'Pro'")}
create table if not exists team_manager (team_id uuid not null, player_id uuid not null, named_by uuid null, since timestamptz(6) not null, primary key (team_id, player_id));
create index if not exists team_manager_of_player on team_manager (player_id);
create index if not exists team_manager_named_by on team_manager (named_by) where named_by is not null;${references('team_manager', 'team_id', 'team')}${references('team_manager', 'player_id', 'player')}${references('team_manager', 'named_by', 'player', true)}
create table if not exists team_member (id uuid not null primary key, team_id uuid not null, player_id uuid null, name text null, birth_year int null, number text null, position text null, since timestamptz(6) not null, until timestamptz(6) null);
create index if not exists team_member_of_player on team_member (player_id) where player_id is not null;
create unique index if not exists team_member_once on team_member (team_id, player_id) where until is null and player_id is not null;
create unique index if not exists team_member_number on team_member (team_id, number) where until is null and number is not null;
create index if not exists team_member_of_team on team_member (team_id);
create index if not exists team_member_left on team_member (until) where until is not null;
create index if not exists team_member_unclaimed on team_member (since) where player_id is null;${references('team_member', 'team_id', 'team')}${references('team_member', 'player_id', 'player')}${constraint('team_member', 'team_member_named', 'check (player_id is not null or name is not null)')}${oneOf('team_member', 'position', "'skater', 'goalie'")}
create table if not exists team_request (team_id uuid not null, player_id uuid not null, arrival text not null, link_id uuid null, number text null, asked_by uuid null, asked_at timestamptz(6) not null, primary key (team_id, player_id));
create index if not exists team_request_of_player on team_request (player_id);
create index if not exists team_request_link on team_request (link_id) where link_id is not null;
create index if not exists team_request_asked_by on team_request (asked_by) where asked_by is not null;
create index if not exists team_request_age on team_request (asked_at);${references('team_request', 'team_id', 'team')}${references('team_request', 'player_id', 'player')}${references('team_request', 'link_id', 'circle_link', true)}${references('team_request', 'asked_by', 'player', true)}${oneOf('team_request', 'arrival', "'link', 'code'")}
alter table circle_link add column if not exists team_id uuid null, add column if not exists code text null, add column if not exists code_expires_at timestamptz(6) null;
alter table report drop constraint if exists report_target_type_check;
alter table report add constraint report_target_type_check check (target_type in ('post', 'highlight', 'game', 'comment', 'user', 'organization', 'live_game_event', 'team')) not valid;`,
  },
  { scan: 'alter table report validate constraint report_target_type_check' },
  { index: 'circle_link_of_team on circle_link (team_id) where team_id is not null' },
  { index: 'circle_link_code on circle_link (code) where code is not null', unique: true },
];
