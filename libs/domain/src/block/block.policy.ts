/**
 * SQL for the ids of everybody blocked with the viewer, whoever blocked whom, as an array.
 * With a parameter for the viewer PostgreSQL reads it once per statement, however many rows are asked about it; with
 * a column, once for each.
 */
export const blockedWithSql = (viewer: string) => `array(
  select blocked_id from block where blocker_id = ${viewer}
  union all select blocker_id from block where blocked_id = ${viewer})`;
