import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** An adult with a player profile waits for a place in the circle only. */
export const teamRequestPlays: MigrationStep[] = [
  { change: `alter table team_request add column if not exists plays boolean not null default true` },
];
