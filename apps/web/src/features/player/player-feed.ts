import { type GameView, gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import type { ContentType } from '@rinkside/contracts/item';
import { postRoutes, type PostView } from '@rinkside/contracts/post';
import { callPage, type Page } from '../../state/api';
import { feedSource, type FeedSource } from '../feed/feed.source';

interface Query {
  limit: number;
  cursor?: string;
}
interface KindFeed {
  /** Size of the first page, and of the pages "Show all" loads. */
  first: number;
  more: number;
  fetchPage: (id: string, query: Query) => Promise<Page<GameView> | Page<HighlightView> | Page<PostView>>;
}

const feeds: Record<ContentType, KindFeed> = {
  highlight: {
    first: 10,
    more: 100,
    fetchPage: (id, query) => callPage(highlightRoutes.byPlayer, { params: { id }, query }),
  },
  game: {
    first: 5,
    more: 1000,
    fetchPage: (id, query) => callPage(gameRoutes.byPlayer, { params: { id }, query }),
  },
  post: {
    first: 10,
    more: 100,
    fetchPage: (id, query) => callPage(postRoutes.byPlayer, { params: { id }, query }),
  },
};

/** Feed of a player's items of one kind, newest first. */
export const playerFeed = (id: string, kind: ContentType): FeedSource => {
  const { first, more, fetchPage } = feeds[kind];
  return feedSource({
    name: `player ${id} ${kind}`,
    first,
    more,
    fetchPage: async (query) => {
      const { rows, nextCursor } = await fetchPage(id, query);
      return { items: rows, hasMore: nextCursor !== null, nextCursor };
    },
    room: `player:${id}`,
    includes: (item) => item.user.id === id && item.content_type === kind,
  });
};
