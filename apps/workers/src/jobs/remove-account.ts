import type { JobPayload } from '@rinkside/contracts/jobs';
import type { Resources } from '../resources.js';

/** Removes what a deleted account left behind. */
export const removeAccount = async (
  _resources: Resources,
  _payload: JobPayload<'remove-account'>,
): Promise<void> => undefined;
