import type { HighlightView } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import { notFound, AppError } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { itemEvent } from '../item/item.events.js';
import { itemView } from '../item/item.views.js';
import { db } from '../query-builder.js';
import { createHighlight, type NewHighlight } from './highlight.commands.js';
import { lockOwnHighlight, updateVisibility } from './highlight.repository.js';
import { checkUploadLimits, countUnfinished, type UploadLimits } from './upload-quota.js';

/** A retry resets the lease and its attempts to the defaults of a new row, and keeps the queue. */
const enqueueProcessing = (ctx: Ctx, id: string, isPhoto: boolean) =>
  runQuery(
    ctx.sql,
    db
      .insertInto('highlight_processing')
      .values({ item_id: id, is_photo: isPhoto })
      .onConflict((conflict) =>
        conflict.column('item_id').doUpdateSet((eb) => ({
          token: eb.ref('excluded.token'),
          attempts: eb.ref('excluded.attempts'),
          heartbeat_at: eb.ref('excluded.heartbeat_at'),
        })),
      )
      .returning('is_photo'),
  );

/** Schedules the processing behind the first uploads of others if the author has `unfinished` other uploads. */
const enqueue = async (
  ctx: Ctx,
  id: string,
  { isPhoto, unfinished }: { isPhoto: boolean; unfinished: number },
) => {
  const [processing] = await enqueueProcessing(ctx, id, isPhoto);
  ctx.emit('highlight.uploaded', { id, is_photo: processing?.is_photo ?? isPhoto, priority: unfinished });
};

const unlimited: UploadLimits = { maxHighlights: Infinity, maxGigabytes: Infinity };

/** An uploaded file that is stored. */
export interface UploadedHighlight extends NewHighlight {
  original_key: string;
  /** Size of the file. */
  upload_bytes: number;
  /** Whether it is a photo by its type; a GIF is none. */
  is_photo: boolean;
}

/**
 * Creates a highlight from an upload and schedules its processing.
 * @throws conflict if the limits do not permit it
 */
export const uploadHighlight = async (
  ctx: Ctx,
  upload: UploadedHighlight,
  limits = unlimited,
): Promise<HighlightView> => {
  const { id, original_key: key, upload_bytes: bytes, is_photo: isPhoto } = upload;
  const unfinished = await checkUploadLimits(ctx, { key, bytes }, limits);
  const view = await createHighlight(ctx, upload);
  await enqueue(ctx, id, { isPhoto, unfinished });
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
    const unfinished = await countUnfinished(ctx);
    await enqueue(ctx, id, { isPhoto: false, unfinished });
  }
  await ctx.em.flush();
  const view = await itemView(ctx.sql, ctx.actor.id, 'highlight', id);
  if (!view) throw notFound();
  return view;
};
