import { createBatchedDelete } from '@rinkside/platform/batched-delete';

/** Requests that are decided are kept for 12 months. */
export const deleteOldChildRequests = createBatchedDelete(
  'childRequest.deleteOld',
  'child_request',
  ['id'],
  `asked_at < now() - interval '12 months' and state not in ('waiting', 'objected')`,
);
