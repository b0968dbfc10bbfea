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
  /** Where its live items are heard. */
  room: Room;
  /** Whether a live item belongs to it. */
  takes: (item: LiveItem, viewerId: string | null) => boolean;
}

/** While this is so, nothing that happens to what was read at `askedAt` (ms) is missed. */
const hears = (room: Room, askedAt: number) => {
  const watchedAt = store.get(watchedAtAtom(room));
  return store.get(connectionAtom) === 'live' && watchedAt > 0 && askedAt >= watchedAt;
};

/**
 * A feed of items; the items themselves are folded. Reading it again reads its first page only: of those below,
 * what a socket has kept right stays, and the rest is read anew once the reader gets there.
 */
export const feedSource = ({ name, first, more, read, room, takes }: FeedQuestion) => {
  const keyOf = (viewing: number) => ['feed', name, viewing];
  const readPage = async (query: { limit: number; cursor?: string }): Promise<FeedPageIds> => {
    const askedAt = askedNow();
    const { items, hasMore, nextCursor } = await read(query);
    fold.views(items);
    const last = items.at(-1);
    const ids = items.map(({ id }) => id);
    return { ids, nextCursor: hasMore ? nextCursor : null, end: last ? placeIn(last) : null, askedAt };
  };
  return {
    room,
    takes,
    query: atomWithQuery((get) => {
      const queryKey = keyOf(get(viewingAtom));
      return {
        queryKey,
        queryFn: async () => {
          const page = await readPage({ limit: first });
          const { data = [], isInvalidated } = queryClient.getQueryState<FeedPages>(queryKey) ?? {};
          return withFirst(page, isInvalidated ? [] : data.filter(({ askedAt }) => hears(room, askedAt)));
        },
      };
    }),
    /**
     * Reads the page below the last one; its refusal is thrown.
     * @param end where what its caller has seen ends: a list that went on since then is left as it is
     */
    readOn: async (end: string): Promise<FeedPages> => {
      const queryKey = keyOf(store.get(viewingAtom));
      const known = queryClient.getQueryData<FeedPages>(queryKey) ?? [];
      const last = known.at(-1);
      const cursor = last?.nextCursor;
      if (!cursor || last.end !== end) return known;
      const page = await readPage({ limit: more, cursor });
      const pages = (now: FeedPages = []) => (now.at(-1)?.nextCursor === cursor ? [...now, page] : now);
      const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
      return queryClient.setQueryData<FeedPages>(queryKey, pages, { updatedAt }) ?? [];
    },
  };
};
export type FeedSource = ReturnType<typeof feedSource>;

/** What the players and organizations the viewer follows have shared, without the viewer's own (decisions E15). */
const following = (name: string, lengths: Pick<FeedQuestion, 'first' | 'more'>) =>
  feedSource({
    name,
    ...lengths,
    read: (query) => call(feedRoutes.following, { query, keep: !query.cursor }),
    room: 'following',
    takes: (item, viewerId) => item.user.id !== viewerId,
  });

/** The newest three, and ten more each time. */
export const followingFeed = following('following', feedPreview);
/** All of it, page by page. */
export const wholeFollowingFeed = following('following whole', { first: 20, more: 20 });
