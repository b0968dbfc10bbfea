import {
  type NotificationFilter,
  notificationFilters,
  type NotificationKind,
  notificationRoutes,
} from '@rinkside/contracts/notification';
import { useAtomValue } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { useEffect, useMemo } from 'react';
import { call } from '../../state/api';
import { requestedAt } from '../../state/preloaded-responses';
import { entityStore, notificationsAtom, unreadAtom } from '../../state/entities/entity-store';
import { viewerEpochAtom } from '../../state/query-client';

/** One page in the query cache: ids only, the notifications are in the entity store. */
interface NotificationPageIds {
  ids: readonly string[];
  nextCursor: string | null;
  /** When it was requested (`performance.now()`, ms). */
  askedAt: number;
}

const notificationsQuery = atomFamily((filter: NotificationFilter | null) =>
  atomWithInfiniteQuery((get) => ({
    queryKey: ['notifications', 'list', filter, get(viewerEpochAtom)],
    queryFn: async ({ pageParam }: { pageParam: string | null }): Promise<NotificationPageIds> => {
      const askedAt = requestedAt();
      const page = await call(notificationRoutes.list, {
        query: { ...(filter && { filter }), ...(pageParam && { cursor: pageParam }) },
      });
      entityStore.applyNotifications(page.items, askedAt);
      entityStore.applyUnread(page.unread, askedAt);
      return { ids: page.items.map(({ id }) => id), nextCursor: page.nextCursor, askedAt };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last: NotificationPageIds) => last.nextCursor,
  })),
);

const passes = (filter: NotificationFilter | null, kind: NotificationKind) =>
  filter === null || (notificationFilters[filter] as readonly NotificationKind[]).includes(kind);

/** The viewer's notifications that pass a filter, newest first, updated live. */
export const useNotifications = (filter: NotificationFilter | null) => {
  const pages = useAtomValue(notificationsQuery(filter));
  const { data, error, isFetching, fetchNextPage, refetch } = pages;
  const stored = useAtomValue(notificationsAtom);
  const all = useMemo(() => {
    const listed = new Set(data?.pages.flatMap(({ ids }) => ids));
    const askedAt = data?.pages[0]?.askedAt ?? Infinity;
    return stored.flatMap(({ value, version, knownAt }) =>
      listed.has(value.id) || (version >= 0 && knownAt >= askedAt && passes(filter, value.kind))
        ? [value]
        : [],
    );
  }, [data, stored, filter]);
  const unread = useAtomValue(unreadAtom);
  useEffect(() => {
    // The list shows what the count no longer includes: it was deleted or hidden, and no update names it.
    if (all.filter(({ read }) => !read).length > unread) void refetch();
    // oxlint-disable-next-line react/exhaustive-deps -- when the count changes
  }, [unread]);
  return {
    all,
    loading: !data && !error,
    /** Error of the last request; data loaded before stays. */
    error,
    fetching: isFetching,
    hasMore: pages.hasNextPage,
    loadingMore: pages.isFetchingNextPage,
    /** With `cancelRefetch: false`, a request in flight is kept. */
    loadMore: (options?: { cancelRefetch: boolean }) => void fetchNextPage(options),
    retry: () => void (pages.isFetchNextPageError ? fetchNextPage() : refetch()),
  };
};
