import type { JobPayload } from '@rinkside/contracts/jobs';
import { removeStored } from '@rinkside/platform/uploads';
import type { Resources } from '../resources.js';

/** Deletes an unreferenced object, or everything below a key that ends with a slash. Idempotent. */
export const removeObject = async (
  { storage }: Resources,
  { key }: JobPayload<'remove-object'>,
): Promise<void> => {
  await removeStored(storage, key);
};
