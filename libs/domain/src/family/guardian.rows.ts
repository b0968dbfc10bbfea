import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';

/** Returns the guardians of a child, with when each guardianship began. */
export const guardiansOf = (ctx: Pick<Ctx, 'sql'>, childId: string) =>
  runQuery(
    ctx.sql,
    db.selectFrom('guardian').select(['guardian_id', 'created_at']).where('child_id', '=', childId),
  );
