import { feedRoutes } from '@rinkside/contracts/feed';
import { call } from '../../state/api';
import { createFeedSource, type FeedSource } from '../../state/feed/feed.source';

const pageSize = 20;

/** Feed of an organization's members, newest first. A game belongs to its author's team, not to the opponent. */
export const organizationFeed = (id: string): FeedSource =>
  createFeedSource({
    name: `organization ${id}`,
    initialCount: pageSize,
    loadMoreCount: pageSize,
    fetchPage: (query) => call(feedRoutes.organization, { params: { id }, query }),
    room: `organization:${id}`,
    includes: (item) => item.organization?.id === id,
  });
