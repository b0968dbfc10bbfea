import { Migration } from '@mikro-orm/migrations';

export class TheHouseStands extends Migration {
  override up() {
    this.addSql(`
create extension if not exists pg_trgm;

create table organization (
  id uuid primary key,
  name text not null,
  team_name text,
  image_key text,
  website text,
  created_by uuid,
  created_at timestamptz not null,
  version int not null,
  search text generated always as (lower(name || ' ' || coalesce(team_name, ''))) stored
);
create index organization_search on organization using gin (search gin_trgm_ops);

create table player (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  email text,
  first_name text,
  last_name text,
  avatar_key text,
  onboarding_complete boolean not null default false,
  age text,
  level text,
  position text check (position in ('skater', 'goalie')),
  role text check (role in ('player', 'parent', 'coach')),
  organization_id uuid references organization,
  birthdate date,
  trusted_birthdate date,
  zipcode text,
  show_full_name_publicly boolean,
  public_player_page boolean,
  guardian_confirmed_at timestamptz,
  guardian_ai_confirmed_at timestamptz,
  coach_confirmed_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  search text generated always as (lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) stored,
  unique (issuer, subject)
);
create index player_search on player using gin (search gin_trgm_ops);
create index player_organization on player (organization_id, id);

create table item (
  id uuid primary key,
  content_type text not null check (content_type in ('post', 'highlight', 'game')),
  author_id uuid not null references player on delete cascade,
  organization_id uuid references organization,
  position text,
  created_at timestamptz not null,
  feed_at timestamptz not null,
  likes_count int not null default 0 check (likes_count >= 0),
  comments_count int not null default 0 check (comments_count >= 0),
  version int not null
);
create index item_of_organization on item (organization_id, feed_at desc, id desc);
create index item_of_author on item (author_id, feed_at desc, id desc);

create table post (
  item_id uuid primary key references item on delete cascade,
  content text not null
);

create table item_like (
  item_id uuid not null references item on delete cascade,
  player_id uuid not null references player on delete cascade,
  created_at timestamptz not null default now(),
  primary key (item_id, player_id)
);
create index item_like_of_player on item_like (player_id);

create table follow (
  follower_id uuid not null references player on delete cascade,
  target_type text not null check (target_type in ('user', 'organization')),
  target_id uuid not null,
  following boolean not null,
  version int not null,
  changed_at timestamptz not null,
  primary key (follower_id, target_type, target_id)
);
create index follow_newest on follow (follower_id, target_type, changed_at desc, target_id desc) where following;
create index follow_target on follow (target_id, target_type, changed_at desc, follower_id desc) where following;

create table outbox (
  id uuid primary key,
  name text not null,
  payload jsonb not null,
  occurred_at timestamptz not null,
  published_at timestamptz,
  attempts int not null default 0,
  retry_at timestamptz not null default now(),
  last_error text
);
create index outbox_waiting on outbox (id) where published_at is null;
create index outbox_published on outbox (published_at) where published_at is not null;

create table idempotency (
  account_id uuid not null,
  route text not null,
  key text not null,
  request_hash text not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, route, key)
);
create index idempotency_age on idempotency (created_at);`);
  }
}
