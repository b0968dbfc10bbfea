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
    /** Why processing failed, as text for people. */
    reason: p.text().nullable(),
    /** Seconds. */
    duration: p.float().nullable(),
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    /** Files are stored below `highlights/{id}/{mediaVersion}/` and served below `/media/{id}/{mediaVersion}/`. */
    mediaVersion: p.integer().fieldName('media_version'),
    /** Key of the uploaded original, until it is processed. */
    originalKey: p.text().fieldName('original_key').nullable(),
    mediaFile: p.text().fieldName('media_file').nullable(),
    playbackFile: p.text().fieldName('playback_file').nullable(),
    thumbnailFile: p.text().fieldName('thumbnail_file').nullable(),
  },
});

/** A photo or video with its texts; all other fields are in its item. */
export class Highlight extends HighlightSchema.class {}
HighlightSchema.setClass(Highlight);
