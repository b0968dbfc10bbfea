/**
 * SQL for the ids of everybody blocked with the viewer, whoever blocked whom, as an array.
 * Not correlated: PostgreSQL reads it once per statement, however many rows are asked about it.
 */
export const blockedWithSql = (viewer: string) => `array(
  select blocked_id from block where blocker_id = ${viewer}
  union all select blocker_id from block where blocked_id = ${viewer})`;
