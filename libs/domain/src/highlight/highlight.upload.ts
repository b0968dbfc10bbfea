import type { HighlightView } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import { notFound, AppError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { itemEvent } from '../item/item.events.js';
import { itemView } from '../item/item.views.js';
import { createHighlight, type NewHighlight } from './highlight.commands.js';
import { lockOwnHighlight, updateVisibility } from './highlight.repository.js';

const enqueueProcessing = statement(
  'highlight.enqueueProcessing',
  `insert into highlight_processing (item_id) values ($1)
   on conflict (item_id) do update set token = null, attempts = 0, heartbeat_at = now()`,
);

/** A statement of its own before the count, so that concurrent uploads are counted one after the other. */
const lockAuthor = statement('highlight.lockAuthor', 'select from player where id = $1 for no key update');
const countHighlights = statement(
  'highlight.count',
  `select count(*)::int as highlights from item where author_id = $1 and content_type = 'highlight'`,
  z.object({ highlights: z.number() }),
);

/**
 * Creates a highlight from an upload and schedules its processing.
 * @param maxHighlights Maximum number of highlights per player. @throws conflict if the player has reached it.
 */
export const uploadHighlight = async (
  ctx: Ctx,
  upload: NewHighlight,
  maxHighlights = Infinity,
): Promise<HighlightView> => {
  await ctx.sql.rows(lockAuthor, [ctx.actor.id]);
  const [{ highlights } = { highlights: 0 }] = await ctx.sql.rows(countHighlights, [ctx.actor.id]);
  if (highlights >= maxHighlights) throw new AppError('conflict', mediaRules.full(maxHighlights));
  const view = await createHighlight(ctx, upload);
  await ctx.sql.rows(enqueueProcessing, [upload.id]);
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
    await ctx.sql.rows(enqueueProcessing, [id]);
  }
  await ctx.em.flush();
  const view = await itemView(ctx.sql, ctx.actor.id, 'highlight', id);
  if (!view) throw notFound();
  return view;
};
