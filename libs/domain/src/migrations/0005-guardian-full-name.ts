import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Without a confirmation, players under 13 are shown by first name and initial, whatever they switched on before. */
export const guardianFullName: MigrationStep[] = [
  { change: `alter table "player" add "guardian_full_name_confirmed_at" timestamptz null;` },
];
