/**
 * Returns SQL for an array of the players blocked with the viewer, in either direction.
 * With a parameter as `viewer` PostgreSQL evaluates it once per statement; with a column, once per row.
 */
export const blockedWithSql = (viewer: string) => `array(
  select blocked_id from block where blocker_id = ${viewer}
  union all select blocker_id from block where blocked_id = ${viewer})`;
