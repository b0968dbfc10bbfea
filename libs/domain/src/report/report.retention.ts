import { forgetting } from '@rinkside/platform/forget';

/** Reports are kept 12 months, settled or not. */
export const forgetOldReports = forgetting(
  'report.forgetOld',
  'report',
  `created_at < now() - interval '12 months'`,
);
