import {
  type FeedItem,
  feedPreview,
  feedRoutes,
  type FeedPage,
  type LiveItem,
} from '@rinkside/contracts/feed';
import type { Room } from '@rinkside/contracts/live';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { askedNow } from '../../state/early';
import { fold } from '../../state/fold';
import { connectionAtom, watchedAtAtom } from '../../state/live';
import { queryClient, viewingAtom } from '../../state/queries';
import { store } from '../../state/store';
import { type FeedPageIds, type FeedPages, withFirst } from './feed.pages';

/** Returns an item's sort key in a feed, sortable as text: a game sorts by its date, everything else by creation time. */
export const placeIn = ({ feed_at, id }: Pick<FeedItem, 'feed_at' | 'id'>): string =>
  `${new Date(feed_at).toISOString()} ${id}`;

export interface FeedQuestion {
  /** Second part of the query key: `['feed', name, …]`. */
  name: string;
  /** Size of the first page and of later pages. */
  first: number;
  more: number;
  fetchPage: (query: { limit: number; cursor?: string }) => Promise<FeedPage>;
  /** Room its live items are published to. */
  room: Room;
  /** Whether a live item belongs to the feed. */
  includes: (item: LiveItem, viewerId: string | null) => boolean;
}

/** Whether every change since `askedAt` (ms) has been received live. */
const isCoveredLive = (room: Room, askedAt: number) => {
  const watchedAt = store.get(watchedAtAtom(room));
  return store.get(connectionAtom) === 'live' && watchedAt > 0 && askedAt >= watchedAt;
};

/**
 * Creates a feed; its items go to the entity store. A refetch loads the first page only: later pages stay while live
 * events cover them, others are loaded again when they scroll into view.
 */
export const feedSource = ({ name, first, more, fetchPage, room, includes }: FeedQuestion) => {
  const keyOf = (viewing: number) => ['feed', name, viewing];
  const loadPage = async (query: { limit: number; cursor?: string }): Promise<FeedPageIds> => {
    const askedAt = askedNow();
    const { items, hasMore, nextCursor } = await fetchPage(query);
    fold.views(items);
    const last = items.at(-1);
    const ids = items.map(({ id }) => id);
    return { ids, nextCursor: hasMore ? nextCursor : null, end: last ? placeIn(last) : null, askedAt };
  };
  return {
    room,
    includes,
    query: atomWithQuery((get) => {
      const queryKey = keyOf(get(viewingAtom));
      return {
        queryKey,
        queryFn: async () => {
          const page = await loadPage({ limit: first });
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
      const queryKey = keyOf(store.get(viewingAtom));
      const loaded = queryClient.getQueryData<FeedPages>(queryKey) ?? [];
      const last = loaded.at(-1);
      const cursor = last?.nextCursor;
      if (!cursor || last.end !== end) return loaded;
      const page = await loadPage({ limit: more, cursor });
      const append = (pages: FeedPages = []) =>
        pages.at(-1)?.nextCursor === cursor ? [...pages, page] : pages;
      const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
      return queryClient.setQueryData<FeedPages>(queryKey, append, { updatedAt }) ?? [];
    },
  };
};
export type FeedSource = ReturnType<typeof feedSource>;

/** Items of the players and organizations the viewer follows, without the viewer's own. */
const createFollowingFeed = (name: string, lengths: Pick<FeedQuestion, 'first' | 'more'>) =>
  feedSource({
    name,
    ...lengths,
    fetchPage: (query) => call(feedRoutes.following, { query, keep: !query.cursor }),
    room: 'following',
    includes: (item, viewerId) => item.user.id !== viewerId,
  });

/** The three newest items, then ten per page. */
export const followingFeed = createFollowingFeed('following', feedPreview);
/** The whole feed, 20 items per page. */
export const wholeFollowingFeed = createFollowingFeed('following whole', { first: 20, more: 20 });
