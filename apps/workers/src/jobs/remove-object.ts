import type { JobPayload } from '@rinkside/contracts/jobs';
import type { Resources } from '../resources.js';

/** Removes a stored object nothing points at any more; removing it twice is fine. */
export const removeObject = async (
  { storage }: Resources,
  { key }: JobPayload<'remove-object'>,
): Promise<void> => {
  await storage.remove(key);
};
