import type { JobPayload } from '@rinkside/contracts/jobs';
import { removeStored } from '@rinkside/platform/uploads';
import type { Resources } from '../resources.js';

/** Removes what is stored under a key nothing points at any more; removing it twice is fine. */
export const removeObject = async (
  { storage }: Resources,
  { key }: JobPayload<'remove-object'>,
): Promise<void> => {
  await removeStored(storage, key);
};
