import { createBatchedDelete } from '@rinkside/platform/batched-delete';

/** Discarded logs answer repeated requests for a day. Logs that nobody continued are kept for 30 days. */
export const deleteOldLiveGames = createBatchedDelete(
  'liveGame.deleteOld',
  'live_game',
  ['id'],
  `status <> 'final' and changed_at < now() - case status when 'discarded' then interval '1 day' else interval '30 days' end`,
);
