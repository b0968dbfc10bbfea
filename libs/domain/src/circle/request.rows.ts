import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { accountOf, actingAccount, sameFamilySql } from '../family/acting-account.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { db } from '../query-builder.js';
import { hasCoachSql, isCoachPlaceSql, isConfirmedAdultSql } from './circle.policy.js';
import { keepCircle } from './circle.rows.js';

/** People who are notified of a request. */
const maxNotified = 50;

// The coaches of the circle; without one, the adults who can vouch.
const selectAnswerers = statement(
  'circle.answerers',
  `select a.id, ${isCoachPlaceSql('place', 'a')} as coach from circle_place place join player a on a.id = place.player_id
   where place.circle_id = $1 and ${playerVisibleSql('a', '$2::uuid')} and not ${sameFamilySql('a.id', '$2::uuid')}
     and case when ${hasCoachSql('$1::uuid')} then ${isCoachPlaceSql('place', 'a')} else ${isConfirmedAdultSql('a')} end
   order by place.since, a.id limit ${maxNotified}`,
  z.object({ id: z.string(), coach: z.boolean() }),
);

/**
 * Stores a request and notifies the people who can answer it. Repeating it changes nothing.
 * @param quiet somebody else is notified: the staff of the team that the person wants to join
 */
export const addRequest = async (
  ctx: Ctx,
  { circleId, linkId = null, quiet = false }: { circleId: string; linkId?: string | null; quiet?: boolean },
): Promise<void> => {
  const { id: playerId, role } = ctx.actor;
  await keepCircle(ctx, circleId);
  const added = await runQuery(
    ctx.sql,
    db
      .insertInto('circle_request')
      .values({
        player_id: playerId,
        circle_id: circleId,
        asked_by: accountOf(ctx.actor),
        asked_at: ctx.now,
        link_id: linkId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('player_id'),
  );
  if (added.length === 0 || quiet) return;
  for (const { id, coach } of await ctx.sql.rows(selectAnswerers, [circleId, playerId]))
    if (role === 'coach' && coach)
      ctx.emit('coach.confirmation_requested', { player_id: playerId, coach_id: id });
    else
      ctx.emit('circle.asked', {
        circle_id: circleId,
        player_id: playerId,
        answerer_id: id,
        ...actingAccount(ctx.actor),
      });
};
