import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Followers choose to be notified about live games. */
export const liveAlerts: MigrationStep[] = [
  { change: 'alter table follow add column if not exists live_alerts boolean not null default false;' },
  { index: 'follow_live_alerts on follow (target_id, follower_id) where live_alerts' },
];
