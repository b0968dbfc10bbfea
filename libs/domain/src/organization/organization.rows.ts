import { statement, type Sql } from '@rinkside/platform/sql';

const known = statement<{ id: string }>('organization.known', `select id from organization where id = $1`);

/** Whether there is such an organization. */
export const isOrganization = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.rows(known, [id])).length > 0;
