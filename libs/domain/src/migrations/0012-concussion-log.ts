import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Chats from before are searched once for an open report, with their next question. */
export const concussionLog: MigrationStep[] = [
  {
    change: `
create table if not exists concussion_event (
  "id" uuid primary key,
  "player_id" uuid not null references "player" ("id") on delete cascade,
  "action" text not null,
  "source" text not null,
  "confirmations" int not null default 0,
  "text" text not null,
  "created_at" timestamptz not null,
  constraint "concussion_event_action_check" check (action in ('reported', 'cleared', 'withdrawn')),
  constraint "concussion_event_source_check" check (source in ('words', 'button'))
);
create index if not exists "concussion_event_player_id_created_at_idx"
  on "concussion_event" ("player_id", "created_at");
create index if not exists "concussion_event_created" on "concussion_event" ("created_at");
alter table "chat" add if not exists "concussion_searched" boolean not null default false;`,
  },
];
