import type { HiddenBody } from '@rinkside/contracts/organization';
import { notFound } from '@rinkside/platform/refusal';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { lockSeenItem } from '../item/item.rows.js';
import { lockCoach } from './coach.policy.js';

const hide = statement<{ version: number }>(
  'organization.hide',
  `update item set off_feed_at = $2, version = version + 1 where id = $1 and off_feed_at is null returning version`,
);
const show = statement<{ version: number }>(
  'organization.show',
  `update item set off_feed_at = null, version = version + 1 where id = $1 and off_feed_at is not null returning version`,
);

interface Hidden extends HiddenBody {
  organizationId: string;
  hidden: boolean;
}

/**
 * Takes an item off the organization's feed or puts it back; asking for what already is changes nothing.
 * @throws 404 for what is unknown, unseen or no item of this organization, 403 for others than its coaches.
 */
export const setHidden = async (
  ctx: Ctx,
  { organizationId, hidden, target_type, target_id }: Hidden,
): Promise<{ success: true }> => {
  await lockCoach(ctx, organizationId);
  const { likes_count: _, comments_count: __, ...item } = await lockSeenItem(ctx, target_type, target_id);
  if (item.organization_id !== organizationId) throw notFound();
  const [after] = hidden ? await ctx.sql.rows(hide, [item.id, ctx.now]) : await ctx.sql.rows(show, [item.id]);
  // A hidden item lives on elsewhere. Open feeds of the organization drop it at the version it had; every view
  // of it read from now on is one higher, so a screen that shows it by right gets it back from its next read.
  if (after && hidden) ctx.emit('item.hidden', item);
  else if (after) ctx.emit('item.shown', { ...item, version: after.version });
  return { success: true };
};
