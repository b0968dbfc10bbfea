import { createBatchedDelete } from '@rinkside/platform/batched-delete';

/** Links are listed for 30 days after they were revoked or expired; those of one game for 30 days. */
export const deleteOldLiveLinks = createBatchedDelete(
  'liveLink.deleteOld',
  'live_link',
  ['id'],
  `created_at < now() - interval '30 days' and coalesce(revoked_at, expires_at, created_at) < now() - interval '30 days'`,
);

/** Discarded logs answer repeated requests for a day. Logs that nobody continued are kept for 30 days. */
export const deleteOldLiveGames = createBatchedDelete(
  'liveGame.deleteOld',
  'live_game',
  ['id'],
  `status <> 'final' and changed_at < now() - case status when 'discarded' then interval '1 day' else interval '30 days' end`,
);
