import {
  type FeedItem,
  feedPreview,
  feedRoutes,
  type FeedPage,
  type LiveItem,
} from '@rinkside/contracts/feed';
import type { Room } from '@rinkside/contracts/live.schema';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../api';
import { requestedAt } from '../preloaded-responses';
import { entityStore } from '../entities/entity-store';
import { connectionAtom, syncedAtAtom } from '../live';
import { queryClient, viewerEpochAtom } from '../query-client';
import { store } from '../store';
import { type FeedPageIds, type FeedPages, withFirst } from './feed.pages';

/** Returns an item's sort key in a feed, sortable as text: a game sorts by its date, everything else by creation time. */
export const feedSortKey = ({ feed_at, id }: Pick<FeedItem, 'feed_at' | 'id'>): string =>
  `${new Date(feed_at).toISOString()} ${id}`;

export interface FeedSourceOptions {
  /** Second part of the query key: `['feed', name, …]`. */
  name: string;
  /** Size of the first page and of later pages. */
  initialCount: number;
  loadMoreCount: number;
  fetchPage: (query: { limit: number; cursor?: string }) => Promise<FeedPage>;
  /** Room its live items are published to. */
  room: Room;
  /** Whether a live item belongs to the feed. */
  includes: (item: LiveItem, viewerId: string | null) => boolean;
}

/** Whether every change since `askedAt` (ms) has been received live. */
const isCoveredLive = (room: Room, askedAt: number) => {
  const watchedAt = store.get(syncedAtAtom(room));
  return store.get(connectionAtom) === 'live' && watchedAt > 0 && askedAt >= watchedAt;
};

/**
 * Creates a feed; its items go to the entity store. A refetch loads the first page only: later pages stay while live
 * events cover them, others are loaded again when they scroll into view.
 */
export const createFeedSource = ({
  name,
  initialCount,
  loadMoreCount,
  fetchPage,
  room,
  includes,
}: FeedSourceOptions) => {
  const keyOf = (viewing: number) => ['feed', name, viewing];
  const loadPage = async (query: { limit: number; cursor?: string }): Promise<FeedPageIds> => {
    const askedAt = requestedAt();
    const { items, hasMore, nextCursor } = await fetchPage(query);
    entityStore.applyViews(items);
    const last = items.at(-1);
    const ids = items.map(({ id }) => id);
    return { ids, nextCursor: hasMore ? nextCursor : null, end: last ? feedSortKey(last) : null, askedAt };
  };
  return {
    room,
    includes,
    query: atomWithQuery((get) => {
      const queryKey = keyOf(get(viewerEpochAtom));
      return {
        queryKey,
        queryFn: async () => {
          const page = await loadPage({ limit: initialCount });
          const { data = [], isInvalidated } = queryClient.getQueryState<FeedPages>(queryKey) ?? {};
          return withFirst(
            page,
            isInvalidated ? [] : data.filter(({ askedAt }) => isCoveredLive(room, askedAt)),
          );
        },
      };
    }),
    /**
     * Loads the page after the last one.
     * @param end sort key of the caller's last item; does nothing if more pages were loaded since
     * @throws ApiError of the request
     */
    loadNext: async (end: string): Promise<FeedPages> => {
      const queryKey = keyOf(store.get(viewerEpochAtom));
      const loaded = queryClient.getQueryData<FeedPages>(queryKey) ?? [];
      const last = loaded.at(-1);
      const cursor = last?.nextCursor;
      if (!cursor || last.end !== end) return loaded;
      const page = await loadPage({ limit: loadMoreCount, cursor });
      const append = (pages: FeedPages = []) =>
        pages.at(-1)?.nextCursor === cursor ? [...pages, page] : pages;
      const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
      return queryClient.setQueryData<FeedPages>(queryKey, append, { updatedAt }) ?? [];
    },
  };
};
export type FeedSource = ReturnType<typeof createFeedSource>;

/** Items of the players and organizations the viewer follows, without the viewer's own. */
const createFollowingFeed = (
  name: string,
  lengths: Pick<FeedSourceOptions, 'initialCount' | 'loadMoreCount'>,
) =>
  createFeedSource({
    name,
    ...lengths,
    fetchPage: (query) => call(feedRoutes.following, { query, cacheOffline: !query.cursor }),
    room: 'following',
    includes: (item, viewerId) => item.user.id !== viewerId,
  });

/** The three newest items, then ten per page. */
export const followingFeed = createFollowingFeed('following', feedPreview);
/** The whole feed, 20 items per page. */
export const wholeFollowingFeed = createFollowingFeed('following whole', {
  initialCount: 20,
  loadMoreCount: 20,
});
