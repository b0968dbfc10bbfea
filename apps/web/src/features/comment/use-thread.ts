import { commentCalls } from '@rinkside/contracts/comment';
import { gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import type { ContentType } from '@rinkside/contracts/item';
import { postRoutes } from '@rinkside/contracts/post';
import { useAtomValue } from 'jotai';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { useEffect, useMemo } from 'react';
import { call, callPage } from '../../state/api';
import { entityStore, itemAtom, lacksViewerFieldsAtom, threadAtom } from '../../state/entities/entity-store';
import { useRoom } from '../../state/live-client';
import { viewerEpochAtom } from '../../state/query-client';
import { useRefetchWhenStale } from '../../state/use-refetch-when-stale';
import { mergeThread, type CommentPageIds } from './thread';

const pageSize = 20;

const threadQuery = (kind: ContentType, id: string) =>
  atomWithInfiniteQuery((get) => ({
    queryKey: ['comments', id, get(viewerEpochAtom)],
    queryFn: async ({ pageParam }: { pageParam: string | null }): Promise<CommentPageIds> => {
      const askedAt = performance.now();
      const { rows, nextCursor } = await callPage(commentCalls[kind].list, {
        params: { id },
        query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        // The first page, for offline reading.
        cacheOffline: !pageParam,
      });
      entityStore.applyComments(id, rows, askedAt);
      return { ids: rows.map((row) => row.id), nextCursor, askedAt };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last: CommentPageIds) => last.nextCursor,
  }));

const itemRoutes = { post: postRoutes.one, highlight: highlightRoutes.one, game: gameRoutes.one } as const;

/** Reads an item that is known from live events only: they do not say whether the viewer can comment. */
const useViewerFields = (kind: ContentType, id: string) => {
  const missing = useAtomValue(lacksViewerFieldsAtom(id));
  useEffect(() => {
    if (!missing) return;
    const read = async () => entityStore.applyViews([await call(itemRoutes[kind], { params: { id } })]);
    // The composer then shows why the server refuses.
    read().catch(() => null);
  }, [missing, kind, id]);
};

/** The comments of an item, oldest first, updated live. */
export const useThread = (kind: ContentType, id: string) => {
  const query = useMemo(() => threadQuery(kind, id), [kind, id]);
  const pages = useAtomValue(query);
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = pages;
  const storedComments = useAtomValue(threadAtom(id));
  const item = useAtomValue(itemAtom(id));
  useViewerFields(kind, id);
  // A failed later page must not block refetching the first page.
  const isError = pages.isError && !isFetchNextPageError;
  useRefetchWhenStale({ data: data?.pages[0], isError, isFetching, refetch }, useRoom(`${kind}:${id}`));

  const itemsNewest = item?.comments;
  const thread = useMemo(
    () => mergeThread(data?.pages ?? [], storedComments, itemsNewest ?? []),
    [data, storedComments, itemsNewest],
  );
  const shownCount = thread.first.length + thread.newest.length;
  return {
    ...thread,
    /** Best known total. */
    count: Math.max(item?.commentsCount ?? 0, shownCount),
    itemAuthorId: item?.user.id ?? null,
    /** Why the viewer cannot comment. */
    refusal: item?.comment_refusal ?? null,
    loading: !data && !error,
    /** Error of the last request; data loaded before stays. */
    error,
    fetching: isFetching,
    loadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
};
