import type { FeedItem } from '@rinkside/contracts/feed';

const pages = { post: '/app/posts', game: '/app/games', highlight: '/highlight' } as const;

/** Returns the path of an item's page. */
export const itemPath = ({ content_type, id }: Pick<FeedItem, 'content_type' | 'id'>): string =>
  `${pages[content_type]}/${id}`;
