import type { HighlightView } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import { notFound, Refusal } from '@rinkside/platform/refusal';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { itemFact } from '../item/item.facts.js';
import { itemView } from '../item/item.views.js';
import { createHighlight, type NewHighlight } from './highlight.commands.js';
import { ownHighlight, settleVisibility } from './highlight.rows.js';

const awaitWork = statement<never>(
  'highlight.await',
  `insert into highlight_work (item_id) values ($1)
   on conflict (item_id) do update set token = null, tries = 0, alive_at = now()`,
);

/** In a statement before the one that counts, so that two uploads at once are counted one after the other. */
const takeTurns = statement<never>(
  'highlight.takeTurns',
  'select 1 from player where id = $1 for no key update',
);
const owned = statement<{ highlights: number }>(
  'highlight.owned',
  `select count(*)::int as highlights from item where author_id = $1 and content_type = 'highlight'`,
);

/**
 * Makes a highlight of what was uploaded and has its media worked on.
 * @param most Highlights one person may have. @throws 409 when there is no room for another.
 */
export const uploadHighlight = async (
  ctx: Ctx,
  upload: NewHighlight,
  most = Infinity,
): Promise<HighlightView> => {
  await ctx.sql.rows(takeTurns, [ctx.actor.id]);
  const [{ highlights } = { highlights: 0 }] = await ctx.sql.rows(owned, [ctx.actor.id]);
  if (highlights >= most) throw new Refusal(409, mediaRules.full(most));
  const view = await createHighlight(ctx, upload);
  await ctx.sql.rows(awaitWork, [upload.id]);
  ctx.emit('highlight.uploaded', { id: upload.id });
  return view;
};

/**
 * Has the media of a failed highlight worked on again; one that is worked on, or ready, stays as it is.
 * @throws 404 for what the actor may not see, 403 when it is somebody else's, 409 when its original is gone.
 */
export const retryHighlight = async (ctx: Ctx, { id }: { id: string }): Promise<HighlightView> => {
  const { item, highlight } = await ownHighlight(ctx, id);
  if (highlight.status === 'failed') {
    if (!highlight.originalKey) throw new Refusal(409, mediaRules.retryOver);
    Object.assign(highlight, { status: 'processing', progress: 0, reason: null });
    const fact = await settleVisibility(ctx, item, highlight);
    item.version++;
    ctx.emit(fact ?? 'item.changed', itemFact(item));
    ctx.emit('highlight.uploaded', { id });
    await ctx.sql.rows(awaitWork, [id]);
  }
  await ctx.em.flush();
  const view = await itemView(ctx.sql, ctx.actor.id, 'highlight', id);
  if (!view) throw notFound();
  return view;
};
