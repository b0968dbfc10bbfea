import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Adds what the blocker saw. Existing blocks keep today's first name and, for everybody, the initial of the last name. */
export const blockSnapshot: MigrationStep[] = [
  {
    change: `
alter table "block" add if not exists "first_name" text null, add if not exists "last_name" text null,
  add if not exists "avatar_key" text null;`,
  },
  {
    backfill: {
      table: 'block',
      key: ['blocker_id', 'blocked_id'],
      set: `first_name = p.first_name, last_name = left(p.last_name, 1) || '.', avatar_key = p.avatar_key`,
      from: 'player p',
      where: `p.id = target.blocked_id and target.first_name is null and target.last_name is null`,
    },
  },
];
