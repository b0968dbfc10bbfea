import { createBatchedDelete } from '@rinkside/platform/batched-delete';

/** Follow requests are kept for 12 months, answered or not. */
export const deleteOldFollowRequests = createBatchedDelete(
  'followRequest.deleteOld',
  'follow_request',
  ['follower_id', 'target_id'],
  `changed_at < now() - interval '12 months'`,
);
