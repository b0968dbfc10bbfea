export type * from './paging.schema.js';

/** `page` reaches this many rows deep; further rows need the cursor. */
export const maxPageDepth = 1000;
