import type { JobPayload } from '@rinkside/contracts/jobs';
import type { Resources } from '../resources.js';

/** Leaves a notification, if what it tells of is still so. */
export const notify = async (_resources: Resources, _payload: JobPayload<'notify'>): Promise<void> =>
  undefined;
