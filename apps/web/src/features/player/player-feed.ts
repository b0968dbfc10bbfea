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
interface Kind {
  /** First length (decisions A23), and how many 'Show all' reads at once. */
  first: number;
  more: number;
  read: (id: string, query: Query) => Promise<Page<GameView> | Page<HighlightView> | Page<PostView>>;
}

const kinds: Record<ContentType, Kind> = {
  highlight: {
    first: 10,
    more: 100,
    read: (id, query) => callPage(highlightRoutes.byPlayer, { params: { id }, query }),
  },
  game: {
    first: 5,
    more: 1000,
    read: (id, query) => callPage(gameRoutes.byPlayer, { params: { id }, query }),
  },
  post: {
    first: 10,
    more: 100,
    read: (id, query) => callPage(postRoutes.byPlayer, { params: { id }, query }),
  },
};

/** What a player has shared of one kind, newest first. */
export const playerFeed = (id: string, kind: ContentType): FeedSource => {
  const { first, more, read } = kinds[kind];
  return feedSource({
    name: `player ${id} ${kind}`,
    first,
    more,
    read: async (query) => {
      const { rows, nextCursor } = await read(id, query);
      return { items: rows, hasMore: nextCursor !== null, nextCursor };
    },
    room: `player:${id}`,
    takes: (item) => item.user.id === id && item.content_type === kind,
  });
};
