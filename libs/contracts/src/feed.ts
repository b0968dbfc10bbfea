import { rateLimits, type Routes } from './route.js';
import type { feedSchemas } from './feed.schema.js';

export type * from './feed.schema.js';

/** Number of items the dashboard preview shows first, and that each 'Load More' appends. */
export const feedPreview = { initialCount: 3, loadMoreCount: 10 } as const;

export const feedRoutes: Routes<typeof feedSchemas> = {
  organization: {
    method: 'GET',
    path: '/api/organizations/:id/feed',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  following: { method: 'GET', path: '/api/feed/following', access: 'onboarded', limit: rateLimits.read },
};
