import { forgetting } from '@rinkside/platform/forget';

/** Reports are kept for 12 months, settled or not. */
export const forgetOldReports = forgetting(
  'report.deleteOld',
  'report',
  `created_at < now() - interval '12 months'`,
);
