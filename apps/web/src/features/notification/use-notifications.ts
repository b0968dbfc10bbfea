import { notificationRoutes } from '@rinkside/contracts/notification';
import { useAtomValue } from 'jotai';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { call } from '../../state/api';
import { askedNow } from '../../state/early';
import { fold, notificationsAtom } from '../../state/fold';
import { viewingAtom } from '../../state/queries';

/** One page as the query keeps it: ids only, the notifications themselves are folded. */
interface NotificationPageIds {
  ids: readonly string[];
  nextCursor: string | null;
  /** When it was asked for (ms). */
  askedAt: number;
}

const notificationsQuery = atomWithInfiniteQuery((get) => ({
  queryKey: ['notifications', 'list', get(viewingAtom)],
  queryFn: async ({ pageParam }: { pageParam: string | null }): Promise<NotificationPageIds> => {
    const askedAt = askedNow();
    const page = await call(notificationRoutes.list, { query: pageParam ? { cursor: pageParam } : {} });
    fold.notifications(page.items, askedAt);
    fold.unread(page.unread, askedAt);
    return { ids: page.items.map(({ id }) => id), nextCursor: page.nextCursor, askedAt };
  },
  initialPageParam: null as string | null,
  getNextPageParam: (last: NotificationPageIds) => last.nextCursor,
}));

/** The viewer's notifications, newest first and live. */
export const useNotifications = () => {
  const pages = useAtomValue(notificationsQuery);
  const { data, error, isFetching, fetchNextPage, refetch } = pages;
  const known = useAtomValue(notificationsAtom);
  const all = useMemo(() => {
    const listed = new Set(data?.pages.flatMap(({ ids }) => ids));
    const askedAt = data?.pages[0]?.askedAt ?? Infinity;
    return known.flatMap(({ value, version, knownAt }) =>
      listed.has(value.id) || (version >= 0 && knownAt >= askedAt) ? [value] : [],
    );
  }, [data, known]);
  return {
    all,
    loading: !data && !error,
    /** Why the last request failed; what was read before stays. */
    error,
    fetching: isFetching,
    hasMore: pages.hasNextPage,
    loadingMore: pages.isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void (pages.isFetchNextPageError ? fetchNextPage() : refetch()),
  };
};
