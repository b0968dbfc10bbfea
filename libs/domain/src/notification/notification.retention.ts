import { statement, type Sql } from '@rinkside/platform/sql';

const forget = statement<never>(
  'notification.forgetOld',
  `delete from notification where created_at < now() - interval '12 months'`,
);

/** Notifications are kept 12 months, read or not. */
export const forgetOldNotifications = (sql: Sql) => sql.rows(forget, []);
