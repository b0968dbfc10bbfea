import {
  type FeedItem,
  feedPreview,
  feedRoutes,
  type FeedPage,
  type LiveItem,
} from '@rinkside/contracts/feed';
import type { Room } from '@rinkside/contracts/live';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { fold } from '../../state/fold';
import { viewingAtom } from '../../state/queries';

/** One page as the query keeps it: ids only, the items themselves are folded. */
export interface FeedPageIds {
  ids: readonly string[];
  hasMore: boolean;
  nextCursor: string | null;
  /** The place of its last item, null for an empty page. */
  end: string | null;
  /** When it was asked for (ms): an older page may lack what a socket brought since. */
  askedAt: number;
}

/** Where an item stands in a feed, sortable as text: a game at its date, everything else when it was made. */
export const placeIn = ({ feed_at, id }: Pick<FeedItem, 'feed_at' | 'id'>): string =>
  `${new Date(feed_at).toISOString()} ${id}`;

export interface FeedQuestion {
  /** Second part of the query key: `['feed', name, …]`. */
  name: string;
  /** Length of the first page, and of every later one. */
  first: number;
  more: number;
  read: (query: { limit: number; cursor?: string }) => Promise<FeedPage>;
}

/** The pages of a feed; the items themselves are folded. */
export const feedQuery = ({ name, first, more, read }: FeedQuestion) =>
  atomWithInfiniteQuery((get) => ({
    queryKey: ['feed', name, get(viewingAtom)],
    queryFn: async ({ pageParam }: { pageParam: string | null }): Promise<FeedPageIds> => {
      const askedAt = performance.now();
      const page = await read(pageParam ? { limit: more, cursor: pageParam } : { limit: first });
      fold.views(page.items);
      const { items, hasMore, nextCursor } = page;
      const last = items.at(-1);
      return {
        ids: items.map(({ id }) => id),
        hasMore,
        nextCursor,
        end: last ? placeIn(last) : null,
        askedAt,
      };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last: FeedPageIds) => (last.hasMore ? last.nextCursor : null),
  }));

export interface FeedSource {
  query: ReturnType<typeof feedQuery>;
  /** Where its live items are heard. */
  room: Room;
  /** Whether a live item belongs to it. */
  takes: (item: LiveItem, viewerId: string | null) => boolean;
}

/** What the players and organizations the viewer follows have shared, without the viewer's own (decisions E15). */
const following = (name: string, lengths: Pick<FeedQuestion, 'first' | 'more'>): FeedSource => ({
  query: feedQuery({
    name,
    ...lengths,
    read: (query) => call(feedRoutes.following, { query, keep: !query.cursor }),
  }),
  room: 'following',
  takes: (item, viewerId) => item.user.id !== viewerId,
});

/** The newest three, and ten more each time. */
export const followingFeed = following('following', feedPreview);
/** All of it, page by page. */
export const wholeFollowingFeed = following('following whole', { first: 20, more: 20 });
