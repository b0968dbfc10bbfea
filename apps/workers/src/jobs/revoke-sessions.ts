import type { JobPayload } from '@rinkside/contracts/jobs';
import { deleteAtProvider } from '../identity-client.js';
import type { Resources } from '../resources.js';

/** Revokes the refresh tokens of ended sessions at the embedded provider. Sessions started later are kept. */
export const revokeSessionsJob = (
  { env }: Resources,
  { issuer, subject, ended_at, kept }: JobPayload<'end-sign-ins'>,
): Promise<void> =>
  deleteAtProvider(
    env,
    issuer,
    `${encodeURIComponent(subject)}/sign-ins?${new URLSearchParams({ ended_at, kept }).toString()}`,
  );
