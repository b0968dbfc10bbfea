export type * from './item.schema.js';

/** Kinds of feed items. */
export const contentTypes = ['post', 'highlight', 'game'] as const;
export type ContentType = (typeof contentTypes)[number];
