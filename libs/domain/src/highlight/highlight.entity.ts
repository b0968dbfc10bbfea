import { highlightStatuses, mediaTypes } from '@rinkside/contracts/highlight';
import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import { Item } from '../item/item.entity.js';

/** A photo or video with its texts; all other fields are in its item. */
export const Highlight = defineEntity({
  name: 'Highlight',
  properties: {
    itemId: p
      .manyToOne(Item)
      .mapToPk()
      .fieldName('item_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    title: p.text().nullable(),
    description: p.text().nullable(),
    altText: p.text().nullable(),
    isPublic: p.boolean(),
    /** If it is not public: visible to the club instead of its author only. */
    forClub: p.boolean().default(false),
    mediaType: p.enum(mediaTypes),
    status: p.enum(highlightStatuses),
    progress: p.integer().default(0).check('progress >= 0 and progress <= 100'),
    /** Why processing failed, or what ready media lacks, as text for people. */
    reason: p.text().nullable(),
    /** Seconds. */
    duration: p.float().columnType('double precision').nullable(),
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    /** Files are stored below `highlights/{id}/{mediaVersion}/` and served below `/media/{id}/{mediaVersion}/`. */
    mediaVersion: p.integer().default(1),
    /** Size of the uploaded file; null if it was uploaded before sizes were stored. */
    uploadBytes: p.bigint('number').nullable(),
    /** Key of the uploaded original, until it is processed. */
    originalKey: p.text().nullable(),
    mediaFile: p.text().nullable(),
    playbackFile: p.text().nullable(),
    thumbnailFile: p.text().nullable(),
  },
});
export type Highlight = InferEntity<typeof Highlight>;
