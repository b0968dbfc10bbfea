import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import type { Item } from '../item/item.entity.js';
import { lockOwnItem } from '../item/item.repository.js';
import { visibilityEventOf, visibilityOf } from '../item/item.visibility.js';
import { db } from '../query-builder.js';
import { Highlight } from './highlight.entity.js';

/** Locks the actor's own highlight. @throws notFound if the actor may not see it, forbidden if it belongs to another player. */
export const lockOwnHighlight = async (
  ctx: Ctx,
  id: string,
): Promise<{ item: Item; highlight: Highlight }> => {
  const item = await lockOwnItem(ctx, 'highlight', id);
  return { item, highlight: await ctx.em.findOneOrFail(Highlight, id) };
};

/** Recomputes the visibility of a locked item after a change of its highlight. @returns the event to emit, if any. */
export const updateVisibility = async (ctx: Ctx, item: Item, { isPublic, forClub, status }: Highlight) => {
  const [author] = await runQuery(
    ctx.sql,
    db.selectFrom('player').select('suspended_at').where('id', '=', item.authorId),
  );
  const takenDown = !!item.takenDownAt;
  const authorSuspended = author?.suspended_at !== null;
  const { viewable, inFeeds, clubVisible } = item;
  const after = visibilityOf({ isPublic, forClub, status, takenDown, authorSuspended });
  Object.assign(item, after);
  return visibilityEventOf({ viewable, inFeeds, clubVisible }, after);
};
