import type { BodyOf } from '@rinkside/contracts/route';
import type { drillRoutes, DrillSessionView } from '@rinkside/contracts/drill';
import { newId } from '@rinkside/platform/id';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { lockOwnPlayer } from '../player/player.repository.js';
import { visibleDrill, readTrainingProfile } from './drill.policy.js';
import { drillNotFound, drillSessionJson, toDrillSessionView, type DrillSessionRow } from './drill.views.js';

const insertSession = statement(
  'drill.finish',
  `insert into drill_session (id, player_id, drill_id, seconds, feeling, created_at) values ($1, $2, $3, $4, $5, $6)
   returning ${drillSessionJson('drill_session')} as row`,
  z.object({ row: z.custom<DrillSessionRow>() }),
);

/** Stores a finished drill. @throws notFound for an unknown drill or one that does not suit the actor's age. */
export const finishDrill = async (
  ctx: Ctx,
  { drill_id, seconds, feeling = null }: BodyOf<typeof drillRoutes.finish>,
): Promise<DrillSessionView> => {
  const { id: playerId } = await lockOwnPlayer(ctx);
  const drill = visibleDrill(drill_id, await readTrainingProfile(ctx.sql, playerId));
  if (!drill) throw drillNotFound();
  const rows = await ctx.sql.rows(insertSession, [newId(), playerId, drill.id, seconds, feeling, ctx.now]);
  const [session] = rows.map(({ row }) => toDrillSessionView(row));
  if (!session) throw drillNotFound();
  return session;
};
