import { forgetting } from '@rinkside/platform/forget';

/** Notifications are kept 12 months, read or not. */
export const forgetOldNotifications = forgetting(
  'notification.forgetOld',
  'notification',
  `created_at < now() - interval '12 months'`,
);
