import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import type { Item } from '../item/item.entity.js';
import { lockOwnItem } from '../item/item.repository.js';
import { visibilityEventOf, visibilityOf } from '../item/item.visibility.js';
import { Highlight } from './highlight.entity.js';

/** Locks the actor's own highlight. @throws notFound if the actor may not see it, forbidden if it belongs to another player. */
export const lockOwnHighlight = async (
  ctx: Ctx,
  id: string,
): Promise<{ item: Item; highlight: Highlight }> => {
  const item = await lockOwnItem(ctx, 'highlight', id);
  return { item, highlight: await ctx.em.findOneOrFail(Highlight, id) };
};

const selectInputs = statement(
  'highlight.visibilityInputs',
  `select i.taken_down_at is not null as "takenDown", a.suspended_at is not null as "authorSuspended"
   from item i join player a on a.id = i.author_id where i.id = $1`,
  z.object({ takenDown: z.boolean(), authorSuspended: z.boolean() }),
);

/** Recomputes the visibility of a locked item after a change of its highlight. @returns the event to emit, if any. */
export const updateVisibility = async (ctx: Ctx, item: Item, { isPublic, status }: Highlight) => {
  const [inputs] = await ctx.sql.rows(selectInputs, [item.id]);
  const { takenDown = true, authorSuspended = true } = inputs ?? {};
  const before = { viewable: item.viewable, inFeeds: item.inFeeds };
  const after = visibilityOf({ isPublic, status, takenDown, authorSuspended });
  Object.assign(item, after);
  return visibilityEventOf(before, after);
};
