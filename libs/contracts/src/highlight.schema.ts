import * as z from 'zod';
import { idParams, success } from './id.schema.js';
import { itemFields } from './item.schema.js';
import { nameRules, titleLooksLikeStaff } from './name.js';
import { pageQuery } from './paging.schema.js';
import { freeText, line } from './text.schema.js';
import { highlightRules, mediaTypes, highlightStatuses } from './highlight.js';

const { maxLengths } = highlightRules;

/** Fields the owner may set; all are optional. */
export const highlightChange = z.strictObject({
  title: line()
    .max(maxLengths.title, highlightRules.titleLong)
    .refine((value) => !titleLooksLikeStaff(value), nameRules.staff)
    .nullish(),
  description: freeText().max(maxLengths.description, highlightRules.descriptionLong).nullish(),
  alt_text: freeText().max(maxLengths.alt_text, highlightRules.altLong).nullish(),
  is_public: z.boolean().optional(),
});
export type HighlightChange = z.output<typeof highlightChange>;

/** The same fields in a multipart form, where every value is text. */
export const highlightForm = highlightChange.extend({ is_public: z.stringbool().optional() });

const highlightFields = {
  content_type: z.literal('highlight'),
  type: z.literal('highlight'),
  title: z.string().nullable(),
  description: z.string().nullable(),
  alt_text: z.string().nullable(),
  is_public: z.boolean(),
  media_type: z.enum(mediaTypes),
  status: z.enum(highlightStatuses),
  /** Media processing progress, whole percent. */
  progress: z.int().min(0).max(100),
  /** Why processing failed, as text for people, and whether the same file may be retried; null and false otherwise. */
  reason: z.string().nullable(),
  retryable: z.boolean(),
  /** Seconds; null for an image and while unknown. */
  duration: z.number().nullable(),
  /** Pixels as shown. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Paths below the origin: an MP4 or image that every browser opens, the HLS playlist and the poster; null until they exist. */
  media_url: z.string().nullable(),
  playback_url: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
};

export const highlightView = z.object({ ...itemFields, ...highlightFields });
export type HighlightView = z.infer<typeof highlightView>;

/** A highlight for anonymous visitors: children by first name and initial, without viewer fields. */
export const publicHighlight = highlightView.omit({ userLiked: true, can: true, comments: true });
export type PublicHighlight = z.infer<typeof publicHighlight>;

const list = { query: pageQuery({ limit: 20 }), reply: z.array(highlightView) };

export const highlightSchemas = {
  own: { summary: 'Your own highlights, private ones too.', ...list },
  following: { summary: 'Highlights of the players and organizations you follow.', ...list },
  byPlayer: { summary: 'Highlights of one player, newest first.', ...list, params: idParams },
  create: {
    summary: 'Uploads a photo or a video; it is worked on afterwards.',
    body: highlightForm,
    reply: highlightView,
  },
  retry: {
    summary: 'Has the media of your failed highlight worked on again.',
    params: idParams,
    reply: highlightView,
  },
  public: { summary: 'A public highlight, as anybody sees it.', params: idParams, reply: publicHighlight },
  one: { summary: 'One highlight.', params: idParams, reply: highlightView },
  edit: {
    summary: 'Changes words and visibility of your highlight.',
    params: idParams,
    body: highlightChange,
    reply: highlightView,
  },
  remove: { summary: 'Removes your highlight with its media.', params: idParams, reply: success },
};
