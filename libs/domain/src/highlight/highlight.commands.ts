import { isDeepStrictEqual } from 'node:util';
import type { HighlightChange, HighlightView } from '@rinkside/contracts/highlight';
import { notFound } from '@rinkside/platform/refusal';
import { adoptUpload } from '@rinkside/platform/uploads';
import type { Ctx } from '../actor.js';
import { itemFact } from '../item/item.facts.js';
import { ownItem } from '../item/item.rows.js';
import { itemView } from '../item/item.views.js';
import { visibilityOf } from '../item/item.visibility.js';
import { newItem } from '../item/new-item.js';
import { Highlight } from './highlight.entity.js';
import { highlightFolder } from './highlight.views.js';
import { ownHighlight, settleVisibility } from './highlight.rows.js';

/** What an upload makes: its words, and the bytes already stored below `highlights/{id}/`. */
export interface NewHighlight extends HighlightChange {
  /** Made before the bytes were stored. */
  id: string;
  media_type: HighlightView['media_type'];
  /** Where they lie; named as an upload before. */
  original_key: string;
}

const words = (text: string | null | undefined) => text || null;

const view = async (ctx: Ctx, id: string): Promise<HighlightView> => {
  await ctx.em.flush();
  const highlight = await itemView(ctx.sql, ctx.actor.id, 'highlight', id);
  if (!highlight) throw notFound();
  return highlight;
};

/**
 * Makes a highlight whose media is still to be worked on: whoever has its link may see it if it is public,
 * feeds of others show it once it is ready.
 */
export const createHighlight = async (ctx: Ctx, upload: NewHighlight): Promise<HighlightView> => {
  const { id, is_public: isPublic = true, media_type: mediaType, original_key: originalKey } = upload;
  const status = 'processing';
  const seen = visibilityOf({ isPublic, status, takenDown: false, authorSuspended: false });
  const item = await newItem(ctx, 'highlight', { id, ...seen });
  await adoptUpload(ctx.sql, originalKey);
  ctx.em.create(Highlight, {
    itemId: id,
    title: words(upload.title),
    description: words(upload.description),
    altText: words(upload.alt_text),
    isPublic,
    mediaType,
    status,
    progress: 0,
    mediaVersion: 1,
    originalKey,
  });
  ctx.emit('item.added', itemFact(item));
  return view(ctx, id);
};

/**
 * Changes words and visibility; what is left out stays as it is, empty words are none.
 * @throws 404 for what the actor may not see, 403 when it is somebody else's.
 */
export const editHighlight = async (
  ctx: Ctx,
  { id, ...change }: HighlightChange & { id: string },
): Promise<HighlightView> => {
  const { item, highlight } = await ownHighlight(ctx, id);
  const { title, description, altText, isPublic } = highlight;
  const before = { title, description, altText, isPublic };
  const after = {
    title: change.title === undefined ? title : words(change.title),
    description: change.description === undefined ? description : words(change.description),
    altText: change.alt_text === undefined ? altText : words(change.alt_text),
    isPublic: change.is_public ?? isPublic,
  };
  if (!isDeepStrictEqual(after, before)) {
    Object.assign(highlight, after);
    const fact = await settleVisibility(ctx, item, highlight);
    item.version++;
    ctx.emit(fact ?? 'item.changed', itemFact(item));
  }
  return view(ctx, id);
};

/**
 * Removes the highlight with its likes, its comments and everything stored of it.
 * @throws 404 for what the actor may not see, 403 when it is somebody else's.
 */
export const removeHighlight = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  const item = await ownItem(ctx, 'highlight', id);
  item.version++;
  ctx.emit('item.removed', itemFact(item));
  ctx.emit('object.orphaned', { key: highlightFolder(id) });
  ctx.em.remove(item);
  return { success: true };
};
