import { isDeepStrictEqual } from 'node:util';
import type { HighlightChange, HighlightView } from '@rinkside/contracts/highlight';
import { notFound } from '@rinkside/platform/errors';
import { commitObject } from '@rinkside/platform/staged-objects';
import type { Ctx } from '../actor.js';
import { assertNoContactData } from '../item/contact-data.js';
import { itemEvent } from '../item/item.events.js';
import { lockOwnItem } from '../item/item.repository.js';
import { itemView } from '../item/item.views.js';
import { visibilityOf } from '../item/item.visibility.js';
import { insertItem } from '../item/insert-item.js';
import { Highlight } from './highlight.entity.js';
import { highlightFolder } from './highlight-folder.js';
import { lockOwnHighlight, updateVisibility } from './highlight.repository.js';

/** Fields of an uploaded highlight; its bytes are already stored below `highlights/{id}/`. */
export interface NewHighlight extends HighlightChange {
  /** Generated before the bytes were stored. */
  id: string;
  media_type: HighlightView['media_type'];
  /** Storage key of the bytes, reserved as a staged object; null if the media is already processed. */
  original_key: string | null;
  /** Size of the uploaded file, if it counts towards the quota. */
  upload_bytes?: number;
}

/** Returns the stored visibility after a change. */
const visibilityAfter = (
  { visibility, is_public }: Pick<HighlightChange, 'visibility' | 'is_public'>,
  before: Pick<Highlight, 'isPublic' | 'forClub'>,
): Pick<Highlight, 'isPublic' | 'forClub'> => {
  if (visibility !== undefined) return { isPublic: visibility === 'public', forClub: visibility === 'club' };
  return is_public === undefined ? before : { isPublic: is_public, forClub: false };
};

const textOrNull = (text: string | null | undefined) => text || null;

const flushAndRead = async (ctx: Ctx, id: string): Promise<HighlightView> => {
  await ctx.em.flush();
  const highlight = await itemView(ctx.sql, ctx.actor.id, 'highlight', id);
  if (!highlight) throw notFound();
  return highlight;
};

/**
 * Creates a highlight with unprocessed media. If it is public, it is visible by link at once; other players'
 * feeds show it when it is ready.
 */
export const createHighlight = async (ctx: Ctx, upload: NewHighlight): Promise<HighlightView> => {
  const { id, media_type: mediaType, original_key: originalKey } = upload;
  const chosen = visibilityAfter(upload, { isPublic: true, forClub: false });
  await assertNoContactData(ctx, {
    title: upload.title,
    description: upload.description,
    alt_text: upload.alt_text,
  });
  const status = 'processing';
  const { viewable, inFeeds } = visibilityOf({ ...chosen, status, takenDown: false, authorSuspended: false });
  const item = await insertItem(ctx, 'highlight', { id, viewable, inFeeds });
  if (originalKey) await commitObject(ctx.sql, originalKey);
  ctx.em.create(Highlight, {
    itemId: id,
    title: textOrNull(upload.title),
    description: textOrNull(upload.description),
    altText: textOrNull(upload.alt_text),
    ...chosen,
    mediaType,
    status,
    progress: 0,
    mediaVersion: 1,
    originalKey,
    uploadBytes: upload.upload_bytes ?? null,
  });
  ctx.emit('item.added', itemEvent(item));
  return flushAndRead(ctx, id);
};

/**
 * Changes texts and visibility. Omitted fields keep their value; an empty text is stored as null.
 * @throws notFound if the actor may not see it, forbidden if it belongs to another player.
 */
export const editHighlight = async (
  ctx: Ctx,
  { id, ...change }: HighlightChange & { id: string },
): Promise<HighlightView> => {
  const { item, highlight } = await lockOwnHighlight(ctx, id);
  const { title, description, altText, isPublic, forClub } = highlight;
  const before = { title, description, altText, isPublic, forClub };
  const after = {
    title: change.title === undefined ? title : textOrNull(change.title),
    description: change.description === undefined ? description : textOrNull(change.description),
    altText: change.alt_text === undefined ? altText : textOrNull(change.alt_text),
    ...visibilityAfter(change, { isPublic, forClub }),
  };
  if (!isDeepStrictEqual(after, before)) {
    await assertNoContactData(ctx, {
      title: after.title === title ? null : after.title,
      description: after.description === description ? null : after.description,
      alt_text: after.altText === altText ? null : after.altText,
    });
    Object.assign(highlight, after);
    const visibilityEvent = await updateVisibility(ctx, item, highlight);
    item.version++;
    ctx.emit(visibilityEvent ?? 'item.changed', itemEvent(item));
  }
  return flushAndRead(ctx, id);
};

/**
 * Removes the highlight with its likes, comments and stored files.
 * @throws notFound if the actor may not see it, forbidden if it belongs to another player.
 */
export const removeHighlight = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  const item = await lockOwnItem(ctx, 'highlight', id, { removal: true });
  item.version++;
  ctx.emit('item.removed', itemEvent(item));
  ctx.emit('object.orphaned', { key: highlightFolder(id) });
  ctx.em.remove(item);
  return { success: true };
};
