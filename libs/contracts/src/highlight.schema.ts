import * as z from './zod.schema.js';
import { example } from './example.js';
import { idParams, success } from './id.schema.js';
import { itemFields, viewerFields } from './item.schema.js';
import { nameRules, titleLooksLikeStaff } from './name.js';
import { pageQuery } from './paging.schema.js';
import { freeText, line, rawText } from './text.schema.js';
import { highlightRules, highlightVisibilities, mediaTypes, highlightStatuses } from './highlight.js';

const { maxLengths } = highlightRules;

const titleExample = example('Glove save in overtime');
const descriptionExample = example('Two minutes left, tied at three.');
const altTextExample = example('A goalie in blue catches the puck with an outstretched glove.');

/** Fields the owner may set; all are optional. */
export const highlightChange = z.strictObject({
  title: line()
    .max(maxLengths.title, { error: highlightRules.titleLong, abort: true })
    .refine((value) => !titleLooksLikeStaff(value), nameRules.staff)
    .nullish()
    .meta(titleExample),
  description: freeText()
    .max(maxLengths.description, highlightRules.descriptionLong)
    .nullish()
    .meta(descriptionExample),
  alt_text: freeText().max(maxLengths.alt_text, highlightRules.altLong).nullish().meta(altTextExample),
  visibility: z.enum(highlightVisibilities).optional().meta(example('club')),
  /** Sets `visibility` to public or private. Ignored if `visibility` is also given. */
  is_public: z.boolean().optional(),
});
export type HighlightChange = z.output<typeof highlightChange>;

/** The same fields in a multipart form, where every value is text. */
const highlightForm = highlightChange.extend({
  is_public: rawText().meta(example('true')).pipe(z.stringbool()).optional(),
});

const highlightFields = {
  content_type: z.literal('highlight'),
  type: z.literal('highlight'),
  title: z.string().nullable().meta(titleExample),
  description: z.string().nullable().meta(descriptionExample),
  alt_text: z.string().nullable().meta(altTextExample),
  visibility: z.enum(highlightVisibilities).meta(example('public')),
  /** Whether `visibility` is public. */
  is_public: z.boolean().meta(example(true)),
  media_type: z.enum(mediaTypes).meta(example('video')),
  status: z.enum(highlightStatuses).meta(example('ready')),
  /** Media processing progress, whole percent. */
  progress: z.int().min(0).max(100).meta(example(100)),
  /**
   * Why processing failed, or what ready media lacks compared with the upload, as text for its author; and whether the same
   * file may be retried.
   */
  reason: z.string().nullable().meta(example(null)),
  retryable: z.boolean().meta(example(false)),
  /** Seconds; null for an image and while unknown. */
  duration: z.number().nullable().meta(example(12.4)),
  /** Pixels as shown. */
  width: z.int().nullable().meta(example(1280)),
  height: z.int().nullable().meta(example(720)),
  /** Paths below the origin: an MP4 or image that every browser opens, the HLS playlist and the poster; null until they exist. */
  media_url: z.string().nullable().meta(example('/media/0199a3f2-7c1d-7b52-9c6e-2f4d8a1b3c5e/1/video.mp4')),
  playback_url: z
    .string()
    .nullable()
    .meta(example('/media/0199a3f2-7c1d-7b52-9c6e-2f4d8a1b3c5e/1/master.m3u8')),
  thumbnail_url: z
    .string()
    .nullable()
    .meta(example('/media/0199a3f2-7c1d-7b52-9c6e-2f4d8a1b3c5e/1/poster.webp')),
};

export const highlightView = z.object({ ...itemFields, ...highlightFields });
export type HighlightView = z.infer<typeof highlightView>;

/** A highlight for anonymous visitors: children by first name and initial, without viewer fields. */
export const publicHighlight = highlightView.omit(viewerFields);
export type PublicHighlight = z.infer<typeof publicHighlight>;

const list = { query: pageQuery({ limit: 20 }), reply: z.array(highlightView) };

export const highlightSchemas = {
  own: { summary: 'Your own highlights, private ones too.', ...list },
  following: { summary: 'Highlights of the players and organizations you follow.', ...list },
  byPlayer: { summary: 'Highlights of one player, newest first.', ...list, params: idParams },
  create: {
    summary: 'Uploads a photo or a video, which is then processed in the background.',
    body: highlightForm,
    reply: highlightView,
  },
  retry: {
    summary: 'Retries the media processing of your failed highlight.',
    params: idParams,
    reply: highlightView,
  },
  public: { summary: 'A public highlight.', params: idParams, reply: publicHighlight },
  one: { summary: 'One highlight.', params: idParams, reply: highlightView },
  edit: {
    summary: 'Updates the text and visibility of your highlight.',
    params: idParams,
    body: highlightChange,
    reply: highlightView,
  },
  remove: { summary: 'Removes your highlight with its media.', params: idParams, reply: success },
};
