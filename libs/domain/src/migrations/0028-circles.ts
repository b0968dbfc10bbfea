import type { MigrationStep } from '@rinkside/platform/migration-steps';

const references = (name: string, column: string, table: string, rule: string) =>
  `constraint "${name}_${column}_fkey" foreign key ("${column}") references "${table}" ("id") ${rule}`;
const cascade = 'on update no action on delete cascade';
const setNull = 'on delete set null';

/** Players who shared an organization before: their confirmed one, or players under 18 at once. */
const shared = `p.onboarding_complete and p.closed_at is null and p.organization_id is not null
  and (p.organization_id = p.confirmed_organization_id
    or (p.role = 'player' and p.trusted_birthdate > (now() at time zone 'utc')::date - interval '18 years'))`;

/** A child profile none of whose guardians has a confirmed address. */
const hasNoAddress = `(p.issuer = 'child' and not exists (
  select from guardian g join player a on a.id = g.guardian_id where g.child_id = p.id and a.email_verified))`;

/** Circles of organizations. Who shared an organization is in its own circle, except children without a confirmed address: they wait. */
export const circles: MigrationStep[] = [
  {
    change: `
create table if not exists circle (id uuid not null primary key, organization_id uuid not null, own boolean not null default false, created_by uuid null, created_at timestamptz(6) not null,
  ${references('circle', 'organization_id', 'organization', 'on delete no action')}, ${references('circle', 'created_by', 'player', setNull)});
create index if not exists circle_of_organization on circle (organization_id);
create index if not exists circle_of_creator on circle (created_by) where created_by is not null;
create unique index if not exists circle_own on circle (organization_id) where own;
create table if not exists circle_link (id uuid not null primary key, circle_id uuid not null, created_by uuid not null, token_hash text not null unique, uses int not null default 0, max_uses int not null, created_at timestamptz(6) not null, expires_at timestamptz(6) not null, revoked_at timestamptz(6) null,
  ${references('circle_link', 'circle_id', 'circle', cascade)}, ${references('circle_link', 'created_by', 'player', cascade)});
create index if not exists circle_link_of_circle on circle_link (circle_id, id);
create index if not exists circle_link_of_creator on circle_link (created_by);
create index if not exists circle_link_age on circle_link (expires_at);
create table if not exists circle_place (player_id uuid not null, circle_id uuid not null, since timestamptz(6) not null, source text not null check (source in ('member', 'creator', 'link', 'coach', 'vouched', 'moderator')), given_by uuid null, given_with uuid null, link_id uuid null, coach_at timestamptz(6) null, primary key (player_id, circle_id),
  ${references('circle_place', 'player_id', 'player', cascade)}, ${references('circle_place', 'circle_id', 'circle', cascade)},
  ${references('circle_place', 'given_by', 'player', setNull)}, ${references('circle_place', 'given_with', 'player', setNull)}, ${references('circle_place', 'link_id', 'circle_link', setNull)});
create index if not exists circle_place_of_circle on circle_place (circle_id, player_id);
create unique index if not exists circle_place_coach on circle_place (player_id) where coach_at is not null;
create index if not exists circle_place_given_by on circle_place (given_by) where given_by is not null;
create index if not exists circle_place_given_with on circle_place (given_with) where given_with is not null;
create index if not exists circle_place_link on circle_place (link_id) where link_id is not null;
create table if not exists circle_request (player_id uuid not null, circle_id uuid not null, asked_by uuid null, asked_at timestamptz(6) not null, link_id uuid null, primary key (player_id, circle_id),
  ${references('circle_request', 'player_id', 'player', cascade)}, ${references('circle_request', 'circle_id', 'circle', cascade)},
  ${references('circle_request', 'asked_by', 'player', setNull)}, ${references('circle_request', 'link_id', 'circle_link', setNull)});
create index if not exists circle_request_of_circle on circle_request (circle_id, asked_at, player_id);
create index if not exists circle_request_asked_by on circle_request (asked_by) where asked_by is not null;
create index if not exists circle_request_link on circle_request (link_id) where link_id is not null;
create index if not exists circle_request_age on circle_request (asked_at);
create table if not exists circle_vouch (player_id uuid not null, circle_id uuid not null, voucher_id uuid not null, created_at timestamptz(6) not null, primary key (player_id, circle_id, voucher_id),
  ${references('circle_vouch', 'player_id', 'player', cascade)}, ${references('circle_vouch', 'circle_id', 'circle', cascade)}, ${references('circle_vouch', 'voucher_id', 'player', cascade)});
create index if not exists circle_vouch_of_voucher on circle_vouch (voucher_id);
create index if not exists circle_vouch_of_circle on circle_vouch (circle_id);
create table if not exists circle_end (player_id uuid not null, circle_id uuid not null, ended_at timestamptz(6) not null, primary key (player_id, circle_id),
  ${references('circle_end', 'player_id', 'player', cascade)}, ${references('circle_end', 'circle_id', 'circle', cascade)});
create index if not exists circle_end_of_circle on circle_end (circle_id);
create index if not exists circle_end_age on circle_end (ended_at);`,
  },
  {
    scan: `insert into circle (id, organization_id, own, created_at)
      select gen_random_uuid(), o.id, true, now() from organization o
      where exists (select from player p where p.organization_id = o.id and ${shared})
      on conflict do nothing`,
  },
  {
    scan: `insert into circle_place (player_id, circle_id, since, source, coach_at)
      select p.id, c.id, coalesce(p.organization_joined_at, p.created_at), 'member', case when p.role = 'coach' then p.coach_confirmed_at end
      from player p join circle c on c.organization_id = p.organization_id and c.own
      where ${shared} and not ${hasNoAddress} on conflict do nothing`,
  },
  {
    scan: `insert into circle_request (player_id, circle_id, asked_at)
      select p.id, c.id, now() from player p join circle c on c.organization_id = p.organization_id and c.own
      where ${shared} and ${hasNoAddress} on conflict do nothing`,
  },
];
