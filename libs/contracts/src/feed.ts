import * as z from 'zod';
import { idParams } from './id.js';
import { pageOf, pageQuery } from './paging.js';
import { gameView } from './game.js';
import { highlightView } from './highlight.js';
import { postView } from './post.js';
import { rateLimits, route } from './route.js';

export const feedItem = z.discriminatedUnion('content_type', [postView, highlightView, gameView]);
export type FeedItem = z.infer<typeof feedItem>;

/** Fields that depend on the viewer. Live events leave them out. */
const viewerFields = { userLiked: true, can: true, comments: true } as const;
export const liveItem = z.discriminatedUnion('content_type', [
  postView.omit(viewerFields),
  highlightView.omit(viewerFields),
  gameView.omit(viewerFields),
]);
export type LiveItem = z.infer<typeof liveItem>;

export const feedPage = pageOf(feedItem);
export type FeedPage = z.infer<typeof feedPage>;

/** Number of items the dashboard preview shows first, and that each 'Load More' appends. */
export const feedPreview = { initialCount: 3, loadMoreCount: 10 } as const;

export const feedRoutes = {
  organization: route({
    method: 'GET',
    path: '/api/organizations/:id/feed',
    summary: 'What members of an organization shared, newest first.',
    params: idParams,
    query: pageQuery({ limit: 20 }),
    reply: feedPage,
    access: 'onboarded',
    limit: rateLimits.read,
  }),
  following: route({
    method: 'GET',
    path: '/api/feed/following',
    summary: 'What the players and organizations you follow shared, newest first, without your own.',
    query: pageQuery({ limit: 20 }),
    reply: feedPage,
    access: 'onboarded',
    limit: rateLimits.read,
  }),
};
