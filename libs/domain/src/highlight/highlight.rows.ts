import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import type { Item } from '../item/item.entity.js';
import { ownItem } from '../item/item.rows.js';
import { visibilityFact, visibilityOf, type Circumstances } from '../item/item.visibility.js';
import { Highlight } from './highlight.entity.js';

/** Locks the actor's own highlight. @throws 404 for what the actor may not see, 403 when it is somebody else's. */
export const ownHighlight = async (ctx: Ctx, id: string): Promise<{ item: Item; highlight: Highlight }> => {
  const item = await ownItem(ctx, 'highlight', id);
  return { item, highlight: await ctx.em.findOneOrFail(Highlight, id) };
};

const circumstances = statement<Pick<Circumstances, 'takenDown' | 'authorSuspended'>>(
  'highlight.circumstances',
  `select i.taken_down_at is not null as "takenDown", a.suspended_at is not null as "authorSuspended"
   from item i join player a on a.id = i.author_id where i.id = $1`,
);

/** Brings a locked item in line with its highlight. @returns the fact that its change of visibility is, if any. */
export const settleVisibility = async (ctx: Ctx, item: Item, { isPublic, status }: Highlight) => {
  const [found] = await ctx.sql.rows(circumstances, [item.id]);
  const { takenDown = true, authorSuspended = true } = found ?? {};
  const before = { open: item.open, listed: item.listed };
  const after = visibilityOf({ isPublic, status, takenDown, authorSuspended });
  Object.assign(item, after);
  return visibilityFact(before, after);
};
