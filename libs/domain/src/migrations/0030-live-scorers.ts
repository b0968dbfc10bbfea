import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Reports of events of live games. Which events a scorer by link logged, whose notes were taken down, and how often each scorer by link took over. */
export const liveScorers: MigrationStep[] = [
  {
    change: `
alter table live_game_event add column if not exists by_link boolean not null default false,
  add column if not exists scorer_id uuid null, add column if not exists taken_down_at timestamptz(6) null;
alter table live_game_event drop constraint if exists live_game_event_scorer_id_fkey;
alter table live_game_event add constraint live_game_event_scorer_id_fkey
  foreign key (scorer_id) references player (id) on delete set null not valid;
create table if not exists live_scorer (live_game_id uuid not null, account_id uuid not null, takeovers int not null, primary key (live_game_id, account_id));
create index if not exists live_scorer_account on live_scorer (account_id);
alter table live_scorer drop constraint if exists live_scorer_live_game_id_fkey, drop constraint if exists live_scorer_account_id_fkey;
alter table live_scorer add constraint live_scorer_live_game_id_fkey
  foreign key (live_game_id) references live_game (id) on update no action on delete cascade;
alter table live_scorer add constraint live_scorer_account_id_fkey
  foreign key (account_id) references player (id) on update no action on delete cascade;
alter table report drop constraint if exists report_target_type_check;
alter table report add constraint report_target_type_check
  check (target_type in ('post', 'highlight', 'game', 'comment', 'user', 'organization', 'live_game_event')) not valid;`,
  },
  { scan: 'alter table report validate constraint report_target_type_check' },
  { scan: 'alter table live_game_event validate constraint live_game_event_scorer_id_fkey' },
  { index: 'live_game_event_scorer on live_game_event (scorer_id) where scorer_id is not null' },
  { index: 'live_game_event_taken_down on live_game_event (live_game_id) where taken_down_at is not null' },
];
