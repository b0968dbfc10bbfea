import { createBatchedDelete } from '@rinkside/platform/batched-delete';

/** Notifications are kept for 12 months, read or not. */
export const deleteOldNotifications = createBatchedDelete(
  'notification.deleteOld',
  'notification',
  ['id'],
  `created_at < now() - interval '12 months'`,
);
