import { runQuery } from '@rinkside/platform/query-builder';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';

/** Returns the guardians of a child, with when each guardianship began. */
export const guardiansOf = (ctx: Pick<Ctx, 'sql'>, childId: string) =>
  runQuery(
    ctx.sql,
    db.selectFrom('guardian').select(['guardian_id', 'created_at']).where('child_id', '=', childId),
  );

const selectChildIds = statement(
  'player.childIds',
  `select child_id from guardian where guardian_id = $1`,
  z.object({ child_id: z.string() }),
);

/** Returns the ids of the children of an account. */
export const childIdsOf = async (sql: Sql, guardianId: string): Promise<string[]> =>
  (await sql.rows(selectChildIds, [guardianId])).map(({ child_id }) => child_id);
