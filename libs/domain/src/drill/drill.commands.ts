import type { BodyOf } from '@rinkside/contracts/route';
import type { drillRoutes, DrillSessionView } from '@rinkside/contracts/drill';
import { newId } from '@rinkside/platform/id';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { ownRow } from '../player/own-row.js';
import { shownDrill, traineeOf } from './drill.viewer.js';
import { drillUnknown, sessionJson, sessionView, type SessionRow } from './drill.views.js';

const keep = statement<{ row: SessionRow }>(
  'drill.finish',
  `insert into drill_session (id, player_id, drill_id, seconds, feeling, created_at) values ($1, $2, $3, $4, $5, $6)
   returning ${sessionJson('drill_session')} as row`,
);

/** Keeps a finished drill. @throws 404 for a drill that is none or does not suit the actor. */
export const finishDrill = async (
  ctx: Ctx,
  { drill_id, seconds, feeling = null }: BodyOf<typeof drillRoutes.finish>,
): Promise<DrillSessionView> => {
  const { id: playerId } = await ownRow(ctx);
  const drill = shownDrill(drill_id, await traineeOf(ctx.sql, playerId));
  if (!drill) throw drillUnknown();
  const kept = await ctx.sql.rows(keep, [newId(), playerId, drill.id, seconds, feeling, ctx.now]);
  const [session] = kept.map(({ row }) => sessionView(row));
  if (!session) throw drillUnknown();
  return session;
};
