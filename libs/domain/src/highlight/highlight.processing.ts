import { isDeepStrictEqual } from 'node:util';
import type { HighlightView } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { itemEvent } from '../item/item.events.js';
import type { Highlight } from './highlight.entity.js';
import { lockOwnHighlight, updateVisibility } from './highlight.repository.js';

// Results of media processing. Each command runs as the highlight's author and may be repeated.

// Not `=` for the author: with `=` the generic plan scans all items of the author instead of looking the item up by id.
const increaseProgress = statement(
  'highlight.increaseProgress',
  `update highlight set progress = $3 from item i
   where item_id = $1 and i.id = $1 and i.author_id is not distinct from $2 and status = 'processing' and progress < $3
   returning item_id as id`,
  z.object({ id: z.string() }),
);

/** Stores the processing progress, in whole percent. @returns whether it increased. */
export const setProgress = async (
  ctx: Ctx,
  { id, percent }: { id: string; percent: number },
): Promise<boolean> => (await ctx.sql.rows(increaseProgress, [id, ctx.actor.id, percent])).length > 0;

/** Tells the author of a highlight in processing that it waits for a less busy machine. @throws notFound if it was removed */
export const tellBusy = async (ctx: Ctx, id: string): Promise<void> => {
  const { item, highlight } = await lockOwnHighlight(ctx, id);
  if (highlight.status !== 'processing' || highlight.reason === mediaRules.busy) return;
  highlight.reason = mediaRules.busy;
  item.version++;
  ctx.emit('item.changed', itemEvent(item));
};

/** Media that can be shown; its files are stored below `highlights/{id}/{media_version}/`. */
export interface ProcessedMedia {
  id: string;
  /** The detected type, if the first bytes of the upload were not enough to detect it. */
  media_type?: HighlightView['media_type'];
  media_version: number;
  media_file: string;
  playback_file: string | null;
  thumbnail_file: string | null;
  /** Seconds; null for an image. */
  duration: number | null;
  /** Pixels as shown. */
  width: number;
  height: number;
  /** What it lacks compared with the upload, as a sentence for its author. */
  reason: string | null;
  /** Whether this is the last result; the original is then discarded. */
  final: boolean;
}

const mediaOf = (highlight: Highlight) => ({
  mediaType: highlight.mediaType,
  mediaVersion: highlight.mediaVersion,
  mediaFile: highlight.mediaFile,
  playbackFile: highlight.playbackFile,
  thumbnailFile: highlight.thumbnailFile,
  duration: highlight.duration,
  width: highlight.width,
  height: highlight.height,
});

/**
 * Stores processed media. The first result makes the highlight ready and, if public, lists it in feeds; a later one
 * replaces it. Repeated results and those of an older media version change nothing.
 * @throws notFound if the highlight was removed.
 */
export const applyProcessedMedia = async (
  ctx: Ctx,
  { id, final, ...result }: ProcessedMedia,
): Promise<void> => {
  const { item, highlight } = await lockOwnHighlight(ctx, id);
  const before = mediaOf(highlight);
  const after: typeof before = {
    mediaType: result.media_type ?? before.mediaType,
    mediaVersion: result.media_version,
    mediaFile: result.media_file,
    playbackFile: result.playback_file,
    thumbnailFile: result.thumbnail_file,
    duration: result.duration,
    width: result.width,
    height: result.height,
  };
  if (after.mediaVersion < before.mediaVersion) return;
  const isFirst = highlight.status !== 'ready';
  if (isFirst || !isDeepStrictEqual(after, before)) {
    Object.assign(highlight, after, { status: 'ready', progress: 100, reason: result.reason });
    const visibilityEvent = await updateVisibility(ctx, item, highlight);
    item.version++;
    if (visibilityEvent || !isFirst) ctx.emit(visibilityEvent ?? 'item.changed', itemEvent(item));
    if (isFirst) ctx.emit('highlight.ready', itemEvent(item));
  }
  if (final) discardOriginal(ctx, highlight);
};

/** Deletes the uploaded original. */
export const discardOriginal = (ctx: Ctx, highlight: Highlight) => {
  if (!highlight.originalKey) return;
  ctx.emit('object.orphaned', { key: highlight.originalKey });
  highlight.originalKey = null;
};

/**
 * Marks processing as failed permanently, with a reason for people. The author still sees the highlight; the original
 * is kept for a retry unless `retryable` is false. A ready or failed highlight does not change.
 * @throws notFound if the highlight was removed.
 */
export const failHighlight = async (
  ctx: Ctx,
  { id, reason, retryable = true }: { id: string; reason: string; retryable?: boolean },
): Promise<void> => {
  const { item, highlight } = await lockOwnHighlight(ctx, id);
  if (highlight.status !== 'processing') return;
  Object.assign(highlight, { status: 'failed', reason });
  if (!retryable) discardOriginal(ctx, highlight);
  const visibilityEvent = await updateVisibility(ctx, item, highlight);
  item.version++;
  // Emit this first: `item.unlisted` removes all watchers from the room.
  ctx.emit('highlight.failed', { ...itemEvent(item), reason });
  if (visibilityEvent) ctx.emit(visibilityEvent, itemEvent(item));
};
