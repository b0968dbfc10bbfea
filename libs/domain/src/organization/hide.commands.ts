import type { HiddenBody } from '@rinkside/contracts/organization';
import { notFound } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { itemEventOfRow } from '../item/item.events.js';
import { lockVisibleItem } from '../item/item.repository.js';
import { db } from '../query-builder.js';
import { lockCoachRights } from './coach.policy.js';

interface SetHiddenInput extends HiddenBody {
  organizationId: string;
  hidden: boolean;
}

const isMember = async (ctx: Ctx, circleId: string | null, playerId: string): Promise<boolean> => {
  const places = await runQuery(
    ctx.sql,
    db
      .selectFrom('circle_place')
      .select('player_id')
      .where('circle_id', '=', circleId)
      .where('player_id', '=', playerId),
  );
  return places.length > 0;
};

/**
 * Hides an item from the organization's feed or shows it again. Repeating the current state changes nothing.
 * @throws notFound for an item that is unknown, not visible or not of a member of the coach's circle, forbidden unless the actor is its coach.
 */
export const setHidden = async (
  ctx: Ctx,
  { organizationId, hidden, target_type, target_id }: SetHiddenInput,
): Promise<{ success: true }> => {
  const { circleId } = await lockCoachRights(ctx, organizationId);
  const item = itemEventOfRow(await lockVisibleItem(ctx, target_type, target_id));
  if (item.organization_id !== organizationId || !(await isMember(ctx, circleId, item.author_id)))
    throw notFound();
  const [after] = await runQuery(
    ctx.sql,
    db
      .updateTable('item')
      .set((eb) => ({ off_feed_at: hidden ? ctx.now : null, version: eb('version', '+', 1) }))
      .where('id', '=', item.id)
      .where('off_feed_at', hidden ? 'is' : 'is not', null)
      .returning('version'),
  );
  // A hidden item is still shown elsewhere. `item.hidden` carries the old version, which open organization feeds use to
  // drop it. Later reads have a higher version, so views that may show the item get it back with their next read.
  if (after && hidden) ctx.emit('item.hidden', item);
  else if (after) ctx.emit('item.shown', { ...item, version: after.version });
  return { success: true };
};
