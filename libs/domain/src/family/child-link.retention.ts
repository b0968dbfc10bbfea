import { createBatchedDelete } from '@rinkside/platform/batched-delete';

/** Links are listed for 30 days after they expire. */
export const deleteOldLinks = createBatchedDelete(
  'childLink.deleteOld',
  'child_link',
  ['id'],
  `expires_at < now() - interval '30 days'`,
);
