import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Sessions that the identity provider ended. */
export const endedSessions: MigrationStep[] = [
  {
    change: `
create table if not exists ended_session (provider text not null, session text not null, expires_at timestamptz(6) not null, primary key (provider, session));
create index if not exists ended_session_expiry on ended_session (expires_at);`,
  },
];
