import { statement, type Sql } from '@rinkside/platform/sql';

const selectId = statement<{ id: string }>(
  'organization.exists',
  `select id from organization where id = $1`,
);

/** Returns whether the organization exists. */
export const organizationExists = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.rows(selectId, [id])).length > 0;
