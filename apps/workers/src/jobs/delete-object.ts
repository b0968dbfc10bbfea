import type { JobPayload } from '@rinkside/contracts/jobs.schema';
import { deleteObjects } from '@rinkside/platform/staged-objects';
import type { Resources } from '../resources.js';

/** Deletes an unreferenced object, or everything below a key that ends with a slash. Idempotent. */
export const deleteObjectJob = async (
  { storage }: Resources,
  { key }: JobPayload<'delete-object'>,
): Promise<void> => {
  await deleteObjects(storage, key);
};
