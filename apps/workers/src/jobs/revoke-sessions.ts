import type { JobPayload } from '@rinkside/contracts/jobs.schema';
import { deleteAtProvider } from '../identity-client.js';
import type { Resources } from '../resources.js';

/** Revokes the refresh tokens of revoked sessions at the embedded provider. Sessions started later are kept. */
export const revokeSessionsJob = (
  { env }: Resources,
  { subject, revoked_at, kept_session_id }: JobPayload<'revoke-sessions'>,
): Promise<void> =>
  deleteAtProvider(
    env,
    `${encodeURIComponent(subject)}/sign-ins?${new URLSearchParams({ ended_at: revoked_at, kept: kept_session_id }).toString()}`,
  );
