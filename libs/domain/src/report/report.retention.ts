import { createBatchedDelete } from '@rinkside/platform/batched-delete';

/** Reports are kept for 12 months, settled or not. */
export const deleteOldReports = createBatchedDelete(
  'report.deleteOld',
  'report',
  ['id'],
  `created_at < now() - interval '12 months'`,
);
