import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';

const selectId = statement(
  'organization.exists',
  `select id from organization where id = $1`,
  z.object({ id: z.string() }),
);

/** Returns whether the organization exists. */
export const organizationExists = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.rows(selectId, [id])).length > 0;
