import type { MigrationStep } from '@rinkside/platform/migration-steps';

const addReference = (table: string, column: string): MigrationStep[] => [
  {
    change: `
alter table ${table} add column if not exists ${column} uuid null;
alter table ${table} drop constraint if exists ${table}_${column}_fkey;
alter table ${table} add constraint ${table}_${column}_fkey
  foreign key (${column}) references player (id) on delete set null not valid;`,
  },
  { scan: `alter table ${table} validate constraint ${table}_${column}_fkey` },
];

/** The account that acted as a child profile: limits count per account. */
export const actingAccounts: MigrationStep[] = [
  ...addReference('notification', 'account_id'),
  ...addReference('circle_place', 'asked_by'),
  {
    index: `notification_account on notification (account_id, player_id, created_at) where account_id is not null`,
  },
  { index: 'circle_place_asked_by on circle_place (asked_by) where asked_by is not null' },
];
