import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Adds columns without a rewrite. The emails of existing accounts count as unverified. */
export const accountProof: MigrationStep[] = [
  { change: `alter table "player" add if not exists "email_verified" boolean not null default false;` },
  // The owner's access token, for the embedded identity provider.
  { change: `alter table "account_deletion" add if not exists "proof" text null;` },
];
