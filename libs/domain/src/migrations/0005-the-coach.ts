import { Migration } from '@mikro-orm/migrations';

export class TheCoach extends Migration {
  override up() {
    this.addSql(`
create table chat (
  player_id uuid primary key references player (id) on delete cascade,
  -- Both grow under this row's lock, so that messages and versions keep one order whatever clocks say.
  last_position int not null default 0,
  version int not null default 0
);

create table chat_message (
  id uuid primary key,
  player_id uuid not null references chat (player_id) on delete cascade,
  position int not null,
  role text not null check (role in ('user', 'assistant', 'loading')),
  text text not null default '',
  -- Cards, citations and chips.
  extras jsonb not null default '[]',
  engine text check (engine in ('playbook', 'model')),
  notice text,
  stopped boolean not null default false,
  feedback text check (feedback in ('up', 'down')),
  feedback_reason text,
  version int not null,
  created_at timestamptz not null,
  -- While it is written: who writes, how often that was begun in all and for this answer, how many pieces the text has.
  token uuid,
  run int not null default 0,
  tries int not null default 0,
  pieces int not null default 0,
  label text,
  alive_at timestamptz not null default now(),
  stop_at timestamptz,
  unique (player_id, position)
);
-- One answer at a time per person.
create unique index chat_message_loading on chat_message (player_id) where role = 'loading';
create index chat_message_writing on chat_message (alive_at) where role = 'loading';
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
  -- What its owner changed; null while it is the derived one.
  days jsonb,
  version int not null
);`);
  }
}
