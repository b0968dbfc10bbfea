import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Notifications about live games: one row per receiver and game, which each news updates. */
export const liveNotifications: MigrationStep[] = [
  {
    change: `
alter table notification add column if not exists live_game_id uuid null, add column if not exists progress int null;
alter table notification drop constraint if exists notification_live_game_id_fkey;
alter table notification add constraint notification_live_game_id_fkey
  foreign key (live_game_id) references live_game (id) on delete cascade not valid;`,
  },
  { scan: 'alter table notification validate constraint notification_live_game_id_fkey' },
  {
    index: 'notification_live_game on notification (live_game_id, player_id) where live_game_id is not null',
  },
  {
    unique: true,
    index: `notification_trigger on notification (player_id, kind, actor_id, item_id, comment_id, award_id, live_game_id)
      nulls not distinct`,
  },
  {
    change:
      'alter table notification drop constraint if exists notification_player_id_kind_actor_id_item_id_comment_id_awa_key;',
  },
];
