import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Adds columns without a rewrite. Highlights and reservations from before do not count towards the quota. */
export const uploadQuota: MigrationStep[] = [
  { change: `alter table "highlight" add if not exists "upload_bytes" bigint null;` },
  {
    change: `alter table "highlight_processing" add if not exists "is_photo" boolean not null default false;`,
  },
  {
    change: `alter table "upload" add if not exists "owner_id" uuid null, add if not exists "bytes" bigint null;`,
  },
  { index: '"upload_owner" on "upload" ("owner_id")' },
];
