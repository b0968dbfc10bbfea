import type { HighlightView } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import { notFound, AppError } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { Item } from '../item/item.entity.js';
import { itemEvent } from '../item/item.events.js';
import { itemView } from '../item/item.views.js';
import { db } from '../query-builder.js';
import { createHighlight, type NewHighlight } from './highlight.commands.js';
import { lockOwnHighlight, updateVisibility } from './highlight.repository.js';

/** A retry resets the lease and its attempts to the defaults of a new row. */
const enqueueProcessing = (ctx: Ctx, id: string) =>
  runQuery(
    ctx.sql,
    db
      .insertInto('highlight_processing')
      .values({ item_id: id })
      .onConflict((conflict) =>
        conflict.column('item_id').doUpdateSet((eb) => ({
          token: eb.ref('excluded.token'),
          attempts: eb.ref('excluded.attempts'),
          heartbeat_at: eb.ref('excluded.heartbeat_at'),
        })),
      ),
  );

/** Counts the actor's highlights. The lock before the count makes concurrent uploads count one after the other. */
const countHighlights = async (ctx: Ctx): Promise<number> => {
  await runQuery(
    ctx.sql,
    db.selectFrom('player').select('id').where('id', '=', ctx.actor.id).forNoKeyUpdate(),
  );
  return ctx.em.count(Item, { authorId: ctx.actor.id, contentType: 'highlight' });
};

/**
 * Creates a highlight from an upload and schedules its processing.
 * @param maxHighlights Maximum number of highlights per player. @throws conflict if the player has reached it.
 */
export const uploadHighlight = async (
  ctx: Ctx,
  upload: NewHighlight,
  maxHighlights = Infinity,
): Promise<HighlightView> => {
  if ((await countHighlights(ctx)) >= maxHighlights)
    throw new AppError('conflict', mediaRules.full(maxHighlights));
  const view = await createHighlight(ctx, upload);
  await enqueueProcessing(ctx, upload.id);
  ctx.emit('highlight.uploaded', { id: upload.id });
  return view;
};

/**
 * Processes the media of a failed highlight again; a processing or ready one does not change.
 * @throws notFound if the actor may not see it, forbidden if it belongs to another player, conflict if its original was discarded.
 */
export const retryHighlight = async (ctx: Ctx, { id }: { id: string }): Promise<HighlightView> => {
  const { item, highlight } = await lockOwnHighlight(ctx, id);
  if (highlight.status === 'failed') {
    if (!highlight.originalKey) throw new AppError('conflict', mediaRules.retryOver);
    Object.assign(highlight, { status: 'processing', progress: 0, reason: null });
    const visibilityEvent = await updateVisibility(ctx, item, highlight);
    item.version++;
    ctx.emit(visibilityEvent ?? 'item.changed', itemEvent(item));
    ctx.emit('highlight.uploaded', { id });
    await enqueueProcessing(ctx, id);
  }
  await ctx.em.flush();
  const view = await itemView(ctx.sql, ctx.actor.id, 'highlight', id);
  if (!view) throw notFound();
  return view;
};
