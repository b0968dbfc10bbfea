import { runQuery } from '@rinkside/platform/query-builder';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../../actor.js';
import { db } from '../../query-builder.js';

export const isDeletionPending = async (sql: Sql, playerId: string): Promise<boolean> => {
  const query = db.selectFrom('pending_deletion').select('player_id').where('player_id', '=', playerId);
  return (await runQuery(sql, query)).length > 0;
};

/** Records whether a profile whose deletion is pending stays suspended without it. @returns whether that changed */
export const keepSuspended = async (ctx: Ctx, playerId: string, was_suspended: boolean): Promise<boolean> => {
  const update = db
    .updateTable('pending_deletion')
    .set({ was_suspended })
    .where('player_id', '=', playerId)
    .where('was_suspended', '<>', was_suspended)
    .returning('player_id');
  return (await runQuery(ctx.sql, update)).length > 0;
};

const selectPending = statement(
  'pendingDeletion.accounts',
  `select d.player_id, p.subject, d.proof, d.requested_at, d.effective_at <= now() as due
   from pending_deletion d join player p on p.id = d.player_id
   where d.player_id = d.account_id order by d.effective_at limit 100`,
  z.object({
    player_id: z.string(),
    subject: z.string(),
    proof: z.string().nullable(),
    requested_at: z.string(),
    due: z.boolean(),
  }),
);

/** Returns the accounts whose deletion is pending. */
export const waitingDeletions = (sql: Sql) => sql.rows(selectPending, []);

/** @returns the subject of the login at the identity provider; undefined for a profile without one */
export const loginOf = async (sql: Sql, playerId: string): Promise<string | undefined> => {
  const query = db
    .selectFrom('player')
    .select('subject')
    .where('id', '=', playerId)
    .where('provider', 'is not', null);
  return (await runQuery(sql, query))[0]?.subject;
};
