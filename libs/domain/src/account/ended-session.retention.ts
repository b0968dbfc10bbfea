import { createBatchedDelete } from '@rinkside/platform/batched-delete';

/** Ended sessions are kept until their access tokens have expired. */
export const deleteExpiredEndedSessions = createBatchedDelete(
  'endedSession.deleteExpired',
  'ended_session',
  ['provider', 'session'],
  'expires_at < now()',
);
