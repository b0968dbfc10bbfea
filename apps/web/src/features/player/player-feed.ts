import { type GameView, gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import type { ContentType } from '@rinkside/contracts/item';
import { postRoutes, type PostView } from '@rinkside/contracts/post';
import { callPage, type CursorPage } from '../../state/api';
import { isOwnId } from '../../state/entities/entity-store';
import { createFeedSource, type FeedSource } from '../../state/feed/feed.source';

interface Query {
  limit: number;
  cursor?: string;
}
interface KindFeed {
  /** Size of the first page, and of the pages "Show all" loads. */
  initialCount: number;
  loadMoreCount: number;
  fetchPage: (
    id: string,
    options: { query: Query; cacheOffline: boolean },
  ) => Promise<CursorPage<GameView> | CursorPage<HighlightView> | CursorPage<PostView>>;
}

const feeds: Record<ContentType, KindFeed> = {
  highlight: {
    initialCount: 10,
    loadMoreCount: 100,
    fetchPage: (id, options) => callPage(highlightRoutes.byPlayer, { params: { id }, ...options }),
  },
  game: {
    initialCount: 5,
    loadMoreCount: 1000,
    fetchPage: (id, options) => callPage(gameRoutes.byPlayer, { params: { id }, ...options }),
  },
  post: {
    initialCount: 10,
    loadMoreCount: 100,
    fetchPage: (id, options) => callPage(postRoutes.byPlayer, { params: { id }, ...options }),
  },
};

/** Feed of a player's items of one kind, newest first. */
export const playerFeed = (id: string, kind: ContentType): FeedSource => {
  const { initialCount, loadMoreCount, fetchPage } = feeds[kind];
  return createFeedSource({
    name: `player ${id} ${kind}`,
    initialCount,
    loadMoreCount,
    fetchPage: async (query) => {
      const cacheOffline = isOwnId(id) && !query.cursor;
      const { rows, nextCursor } = await fetchPage(id, { query, cacheOffline });
      return { items: rows, hasMore: nextCursor !== null, nextCursor };
    },
    room: `player:${id}`,
    includes: (item) => item.user.id === id && item.content_type === kind,
  });
};
