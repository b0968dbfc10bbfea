import { forgetting } from '@rinkside/platform/forget';

/** Notifications are kept for 12 months, read or not. */
export const forgetOldNotifications = forgetting(
  'notification.deleteOld',
  'notification',
  `created_at < now() - interval '12 months'`,
);
