import { Migration } from '@mikro-orm/migrations';

export class TheWholeApi extends Migration {
  override up() {
    this.addSql(`
alter table player add column moderator boolean not null default false;
create index player_birthdate_waits on player (id) where birthdate <> trusted_birthdate;
create index player_coach on player (organization_id) where role = 'coach';
create index player_roster on player (organization_id, (role is distinct from 'coach'), search, id)
  where onboarding_complete and suspended_at is null;
alter table player add column closed_at timestamptz;
create index follow_left on follow (target_id) where not following;

create table closing (
  player_id uuid primary key,
  issuer text not null,
  subject text not null,
  closed_at timestamptz not null,
  listed uuid[] not null
);

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

alter table item
  add column open boolean not null default true,
  add column listed boolean not null default true,
  add column taken_down_at timestamptz,
  add column off_feed_at timestamptz;
drop index item_of_organization;
drop index item_of_author;
create index item_of_organization on item (organization_id, feed_at desc, id desc) where listed and off_feed_at is null;
create index item_of_organization_kind on item (organization_id, content_type, feed_at desc, id desc) where listed and off_feed_at is null;
create index item_of_author on item (author_id, feed_at desc, id desc) where listed;
create index item_of_author_kind on item (author_id, content_type, feed_at desc, id desc);

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

create table comment (
  id uuid primary key,
  item_id uuid not null references item on delete cascade,
  author_id uuid not null references player on delete cascade,
  content text not null,
  created_at timestamptz not null,
  taken_down_at timestamptz
);
create index comment_of_item on comment (item_id, created_at, id) where taken_down_at is null;
create index comment_of_author on comment (author_id, id);

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
  due int not null default 1,
  done int not null default 0,
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
create index notification_comment on notification (comment_id);
create index notification_award on notification (award_id);

create table notification_box (
  player_id uuid primary key references player on delete cascade,
  version int not null
);`);
  }
}
