import * as z from './zod.schema.js';
import { idParams } from './id.schema.js';
import { pageOf, pageQuery } from './paging.schema.js';
import { viewerFields } from './item.schema.js';
import { gameView } from './game.schema.js';
import { highlightView } from './highlight.schema.js';
import { postView } from './post.schema.js';

const feedItem = z.discriminatedUnion('content_type', [postView, highlightView, gameView]);
export type FeedItem = z.infer<typeof feedItem>;

export const liveItem = z.discriminatedUnion('content_type', [
  postView.omit(viewerFields),
  highlightView.omit(viewerFields),
  gameView.omit(viewerFields),
]);
export type LiveItem = z.infer<typeof liveItem>;

const feedPage = pageOf(feedItem);
export type FeedPage = z.infer<typeof feedPage>;

export const feedSchemas = {
  organization: {
    summary: 'Feed of an organization, newest first.',
    params: idParams,
    query: pageQuery({ limit: 20 }),
    reply: feedPage,
  },
  following: {
    summary: 'Feed of the players and organizations you follow, newest first, without your own items.',
    query: pageQuery({ limit: 20 }),
    reply: feedPage,
  },
};
