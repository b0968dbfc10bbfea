import { highlightStatuses, mediaTypes } from '@rinkside/contracts/highlight';
import { defineEntity, p } from '@mikro-orm/postgresql';

const HighlightSchema = defineEntity({
  name: 'Highlight',
  tableName: 'highlight',
  properties: {
    itemId: p.uuid().fieldName('item_id').primary(),
    title: p.text().nullable(),
    description: p.text().nullable(),
    altText: p.text().fieldName('alt_text').nullable(),
    isPublic: p.boolean().fieldName('is_public'),
    mediaType: p.enum(mediaTypes).fieldName('media_type'),
    status: p.enum(highlightStatuses),
    progress: p.integer(),
    /** Why it failed, in words for people. */
    reason: p.text().nullable(),
    /** Seconds. */
    duration: p.float().nullable(),
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    /** Files lie below `highlights/{id}/{mediaVersion}/` and are served below `/media/{id}/{mediaVersion}/`. */
    mediaVersion: p.integer().fieldName('media_version'),
    /** What was uploaded, until it is processed. */
    originalKey: p.text().fieldName('original_key').nullable(),
    mediaFile: p.text().fieldName('media_file').nullable(),
    playbackFile: p.text().fieldName('playback_file').nullable(),
    thumbnailFile: p.text().fieldName('thumbnail_file').nullable(),
  },
});

/** A photo or video with its words; all else is its item's. */
export class Highlight extends HighlightSchema.class {}
HighlightSchema.setClass(Highlight);
