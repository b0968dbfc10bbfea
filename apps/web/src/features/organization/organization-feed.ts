import { feedRoutes } from '@rinkside/contracts/feed';
import { call } from '../../state/api';
import { feedSource, type FeedSource } from '../feed/feed.source';

const size = 20;

/** What members of an organization shared, newest first. A game is its author's team's, not the opponent's. */
export const organizationFeed = (id: string): FeedSource =>
  feedSource({
    name: `organization ${id}`,
    first: size,
    more: size,
    read: (query) => call(feedRoutes.organization, { params: { id }, query }),
    room: `organization:${id}`,
    takes: (item) => item.organization?.id === id,
  });
