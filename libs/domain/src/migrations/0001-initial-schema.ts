import type { MigrationStep } from '@rinkside/platform/migration-steps';

export const initialSchema: MigrationStep[] = [
  {
    change: `
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
create index organization_of_founder on organization (created_by) where created_by is not null;

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
  moderator boolean not null default false,
  closed_at timestamptz,
  -- Sessions that began before this time are revoked, except the kept one.
  sessions_ended_at timestamptz,
  kept_session text,
  operator boolean not null default false,
  unique (issuer, subject)
);
create index player_search on player using gin (search gin_trgm_ops);
create index player_organization on player (organization_id, id);
create index player_birthdate_waits on player (id) where birthdate <> trusted_birthdate;
create index player_coach on player (organization_id) where role = 'coach';
create index player_roster on player (organization_id, (role is distinct from 'coach'), search, id)
  where onboarding_complete and suspended_at is null;

-- Accounts whose deletion was requested and is not finished.
create table account_deletion (
  player_id uuid primary key,
  issuer text not null,
  subject text not null,
  requested_at timestamptz not null,
  -- The items that feeds showed at that time.
  in_feeds_item_ids uuid[] not null
);

-- Hashes of deleted identities.
create table tombstone (
  hash bytea primary key,
  created_at timestamptz not null default now()
);

create table block (
  blocker_id uuid not null references player on delete cascade,
  blocked_id uuid not null references player on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id)
);
create index block_of_blocked on block (blocked_id);

-- The fill factor leaves space on each page: a like updates its item in place (HOT), without new index entries.
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
  version int not null,
  -- Whether other players may see the item, and whether their feeds show it.
  viewable boolean not null default true,
  in_feeds boolean not null default true,
  taken_down_at timestamptz,
  off_feed_at timestamptz
) with (fillfactor = 80);
create index item_of_organization on item (organization_id, feed_at desc, id desc) where in_feeds and off_feed_at is null;
create index item_of_organization_kind on item (organization_id, content_type, feed_at desc, id desc) where in_feeds and off_feed_at is null;
create index item_of_author on item (author_id, feed_at desc, id desc) where in_feeds;
create index item_of_author_kind on item (author_id, content_type, feed_at desc, id desc);

create table post (
  item_id uuid primary key references item on delete cascade,
  content text not null
);

create table game (
  item_id uuid primary key references item on delete cascade,
  player_id uuid not null references player on delete cascade,
  date date not null,
  opponent_id uuid not null references organization,
  our_score int not null,
  their_score int not null,
  goals int,
  assists int,
  saves int,
  shots_against int,
  goals_against int,
  minutes_played int,
  powerplay_goals_against int,
  shorthanded_goals_against int,
  started_game boolean
);
create index game_of_player on game (player_id, date);

create table highlight (
  item_id uuid primary key references item on delete cascade,
  title text,
  description text,
  alt_text text,
  is_public boolean not null,
  media_type text not null check (media_type in ('video', 'image')),
  status text not null check (status in ('processing', 'ready', 'failed')),
  progress int not null default 0 check (progress between 0 and 100),
  reason text,
  duration double precision,
  width int,
  height int,
  media_version int not null default 1,
  original_key text,
  media_file text,
  playback_file text,
  thumbnail_file text
);

-- The lease of the worker that processes a highlight's media.
create table highlight_processing (
  item_id uuid primary key references highlight (item_id) on delete cascade,
  token uuid,
  attempts int not null default 0,
  heartbeat_at timestamptz not null default now()
);
create index highlight_processing_heartbeat on highlight_processing (heartbeat_at);

create table item_like (
  item_id uuid not null references item on delete cascade,
  player_id uuid not null references player on delete cascade,
  created_at timestamptz not null default now(),
  primary key (item_id, player_id)
);
create index item_like_of_player on item_like (player_id);

create table comment (
  id uuid primary key,
  item_id uuid not null references item on delete cascade,
  author_id uuid not null references player on delete cascade,
  content text not null,
  created_at timestamptz not null,
  taken_down_at timestamptz
);
-- Not partial: deleting an item also finds its comments that were taken down.
create index comment_of_item on comment (item_id, created_at, id);
create index comment_of_author on comment (author_id, id);

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
create index follow_left on follow (target_id) where not following;

create table season_stats (
  player_id uuid not null references player on delete cascade,
  reading text not null check (reading in ('dashboard', 'stats', 'profile', 'year')),
  season int not null,
  games int not null default 0,
  wins int not null default 0,
  losses int not null default 0,
  ties int not null default 0,
  goals int not null default 0,
  assists int not null default 0,
  saves int not null default 0,
  shots_against int not null default 0,
  goals_against int not null default 0,
  minutes int not null default 0,
  shutouts int not null default 0,
  -- The totals are stale while computed_revision is less than requested_revision.
  requested_revision int not null default 1,
  computed_revision int not null default 0,
  version int not null default 0,
  primary key (player_id, reading, season)
);

create table award (
  id uuid primary key,
  player_id uuid not null references player on delete cascade,
  kind text not null,
  item_id uuid references item on delete set null,
  granted_at timestamptz not null,
  version int not null default 1,
  unique (player_id, kind)
);
create index award_of_item on award (item_id) where item_id is not null;

create table report (
  id uuid primary key,
  reporter_id uuid references player on delete set null,
  target_type text not null check (target_type in ('post', 'highlight', 'game', 'comment', 'user')),
  target_id uuid not null,
  author_id uuid not null references player on delete cascade,
  reason text not null,
  note text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create unique index report_once on report (reporter_id, target_type, target_id) where settled_at is null;
create index report_open on report (created_at, id) where settled_at is null;
create index report_target on report (target_type, target_id) where settled_at is null;
create index report_of_reporter on report (reporter_id) where reporter_id is not null;
create index report_of_author on report (author_id);
create index report_age on report (created_at);

create table moderation_log (
  id uuid primary key,
  moderator_id uuid,
  action text not null,
  target_type text not null,
  target_id uuid not null,
  created_at timestamptz not null
);

create table notification (
  id uuid primary key,
  player_id uuid not null references player on delete cascade,
  kind text not null,
  actor_id uuid references player on delete cascade,
  item_id uuid references item on delete cascade,
  comment_id uuid references comment on delete cascade,
  award_id uuid references award on delete cascade,
  created_at timestamptz not null,
  read_at timestamptz,
  unique nulls not distinct (player_id, kind, actor_id, item_id, comment_id, award_id)
);
create index notification_newest on notification (player_id, created_at desc, id desc);
create index notification_age on notification using brin (created_at) with (autosummarize = on);
create index notification_unread on notification (player_id) where read_at is null;
create index notification_actor on notification (actor_id);
create index notification_item on notification (item_id);
-- Partial: few notifications have a comment or an award.
create index notification_comment on notification (comment_id) where comment_id is not null;
create index notification_award on notification (award_id) where award_id is not null;

-- The version of a player's unread count.
create table notification_counter (
  player_id uuid primary key references player on delete cascade,
  version int not null
);

create table chat (
  player_id uuid primary key references player (id) on delete cascade,
  -- Both counters are incremented under this row's lock, so messages and versions have one order, independent of clocks.
  last_position int not null default 0,
  version int not null default 0
);

create table chat_message (
  id uuid primary key,
  player_id uuid not null references chat (player_id) on delete cascade,
  position int not null,
  role text not null check (role in ('user', 'assistant', 'loading')),
  text text not null default '',
  -- Cards, citations and suggestions.
  extras jsonb not null default '[]',
  engine text check (engine in ('playbook', 'model')),
  notice text,
  stopped boolean not null default false,
  feedback text check (feedback in ('up', 'down')),
  feedback_reason text,
  version int not null,
  created_at timestamptz not null,
  -- The lease while the reply is written: its owner, the runs of all replies in this row, the attempts for the current
  -- reply, and the number of text pieces so far.
  token uuid,
  run int not null default 0,
  attempts int not null default 0,
  pieces int not null default 0,
  label text,
  heartbeat_at timestamptz not null default now(),
  stop_at timestamptz,
  -- A question that reported a concussion and was edited since: not shown, but still counted.
  replaced boolean not null default false,
  unique (player_id, position)
);
-- At most one reply per player is written at a time.
create unique index chat_message_loading on chat_message (player_id) where role = 'loading';
create index chat_message_heartbeat on chat_message (heartbeat_at) where role = 'loading';
create index chat_message_created on chat_message (created_at);

create table coach_memory (
  id uuid primary key,
  player_id uuid not null references player (id) on delete cascade,
  text text not null,
  created_at timestamptz not null,
  unique (player_id, text)
);

create table coach_usage (
  day date not null,
  player_id uuid not null references player (id) on delete cascade,
  tokens int not null default 0,
  answers int not null default 0,
  primary key (day, player_id)
);
create index coach_usage_of_player on coach_usage (player_id);

create table drill_session (
  id uuid primary key,
  player_id uuid not null references player (id) on delete cascade,
  drill_id text not null,
  seconds int not null check (seconds > 0),
  feeling text check (feeling in ('good', 'okay', 'hard')),
  created_at timestamptz not null
);
create index drill_session_of on drill_session (player_id, created_at desc, id desc);

create table training_plan (
  player_id uuid primary key references player (id) on delete cascade,
  -- The days as the player changed them; null while the plan is the generated one.
  days jsonb,
  version int not null
);

-- Object keys reserved for uploads that no row references yet.
create table upload (
  key text primary key,
  created_at timestamptz not null default now()
);
create index upload_age on upload (created_at);

create table outbox (
  id uuid primary key,
  name text not null,
  payload jsonb not null,
  occurred_at timestamptz not null,
  published_at timestamptz,
  attempts int not null default 0,
  retry_at timestamptz not null default now(),
  last_error text,
  -- The W3C traceparent of the command that wrote the event; null unless it is traced.
  traceparent text
);
-- Published events have no index: ids contain the time of the event, which is enough to find old ones.
create index outbox_unpublished on outbox (id) where published_at is null;

create table idempotency (
  player_id uuid not null,
  route text not null,
  key text not null,
  request_hash text not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (player_id, route, key)
);
create index idempotency_age on idempotency (created_at);

create table secret (
  name text primary key,
  key bytea not null
);
insert into secret (name, key)
  select name, string_agg(uuid_send(gen_random_uuid()), ''::bytea)
  from unnest(array['media', 'operator']) as name, generate_series(1, 4) group by name;

-- HMAC-SHA256 (RFC 2104) of a media folder and the expiry time of its URL in seconds, as base64url.
create function media_signature(folder text, expires bigint) returns text language sql stable as $$
  select translate(rtrim(encode(sha256(padded.outer_key || sha256(padded.inner_key
    || convert_to(folder || '?' || expires, 'UTF8'))), 'base64'), '='), '+/', '-_')
  from (select
      string_agg(set_byte('\\x00'::bytea, 0, get_byte(key, at) # 92), ''::bytea order by at) as outer_key,
      string_agg(set_byte('\\x00'::bytea, 0, get_byte(key, at) # 54), ''::bytea order by at) as inner_key
    from secret, generate_series(0, 63) as at where name = 'media') as padded
$$;`,
  },
];
