import { statement, type Sql } from '@rinkside/platform/sql';

const forget = statement<never>(
  'report.forgetOld',
  `delete from report where created_at < now() - interval '12 months'`,
);

/** Reports are kept 12 months, settled or not. */
export const forgetOldReports = (sql: Sql) => sql.rows(forget, []);
