import { isDeepStrictEqual } from 'node:util';
import type { HighlightView } from '@rinkside/contracts/highlight';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { itemFact } from '../item/item.facts.js';
import type { Highlight } from './highlight.entity.js';
import { ownHighlight, settleVisibility } from './highlight.rows.js';

// What the work on a highlight's media tells of it. Each is asked for its author and may be asked again.

// Not `=` for the author: rather than look the item up, a plan made once for all would walk all of theirs.
const advance = statement<{ id: string }>(
  'highlight.advance',
  `update highlight set progress = $3 from item i
   where item_id = $1 and i.id = $1 and i.author_id is not distinct from $2 and status = 'processing' and progress < $3
   returning item_id as id`,
);

/** Says how far the work is, in whole percent. @returns whether that is further than before. */
export const setProgress = async (
  ctx: Ctx,
  { id, percent }: { id: string; percent: number },
): Promise<boolean> => (await ctx.sql.rows(advance, [id, ctx.actor.id, percent])).length > 0;

/** What can be played or looked at; files lie below `highlights/{id}/{media_version}/`. */
export interface Rendition {
  id: string;
  /** What it turned out to be, where its first bytes did not say. */
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
  /** Nothing better follows: the original is let go. */
  final: boolean;
}

const renditionOf = (highlight: Highlight) => ({
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
 * Makes a highlight ready with its first rendition, which lists a public one; a later one replaces it.
 * The same again, or one of an older media version, changes nothing.
 * @throws 404 once the highlight is gone.
 */
export const finishHighlight = async (ctx: Ctx, { id, final, ...made }: Rendition): Promise<void> => {
  const { item, highlight } = await ownHighlight(ctx, id);
  const before = renditionOf(highlight);
  const after: typeof before = {
    mediaType: made.media_type ?? before.mediaType,
    mediaVersion: made.media_version,
    mediaFile: made.media_file,
    playbackFile: made.playback_file,
    thumbnailFile: made.thumbnail_file,
    duration: made.duration,
    width: made.width,
    height: made.height,
  };
  if (after.mediaVersion < before.mediaVersion) return;
  const first = highlight.status !== 'ready';
  if (first || !isDeepStrictEqual(after, before)) {
    Object.assign(highlight, after, { status: 'ready', progress: 100, reason: null });
    const fact = await settleVisibility(ctx, item, highlight);
    item.version++;
    if (fact || !first) ctx.emit(fact ?? 'item.changed', itemFact(item));
    if (first) ctx.emit('highlight.ready', itemFact(item));
  }
  if (final) forgetOriginal(ctx, highlight);
};

/** Lets what was uploaded go. */
export const forgetOriginal = (ctx: Ctx, highlight: Highlight) => {
  if (!highlight.originalKey) return;
  ctx.emit('object.orphaned', { key: highlight.originalKey });
  highlight.originalKey = null;
};

/**
 * Gives up on a highlight, with why in words for people; its author goes on seeing it, and its original stays for
 * another try if that may help. One that is ready, or failed before, stays as it is. @throws 404 once the highlight is gone.
 */
export const failHighlight = async (
  ctx: Ctx,
  { id, reason, again = true }: { id: string; reason: string; again?: boolean },
): Promise<void> => {
  const { item, highlight } = await ownHighlight(ctx, id);
  if (highlight.status !== 'processing') return;
  Object.assign(highlight, { status: 'failed', reason });
  if (!again) forgetOriginal(ctx, highlight);
  const fact = await settleVisibility(ctx, item, highlight);
  item.version++;
  // First to whoever watches it: being unlisted empties its room.
  ctx.emit('highlight.failed', { ...itemFact(item), reason });
  if (fact) ctx.emit(fact, itemFact(item));
};
