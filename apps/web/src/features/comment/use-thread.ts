import { commentCalls } from '@rinkside/contracts/comment';
import type { ContentType } from '@rinkside/contracts/item';
import { useAtomValue } from 'jotai';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { callPage } from '../../state/api';
import { fold, itemAtom, threadAtom } from '../../state/fold';
import { useRoom } from '../../state/live.link';
import { viewingAtom } from '../../state/queries';
import { useReread } from '../../state/reread';
import { arrangeThread, type CommentPageIds } from './thread';

const size = 20;

const threadQuery = (kind: ContentType, id: string) =>
  atomWithInfiniteQuery((get) => ({
    queryKey: ['comments', id, get(viewingAtom)],
    queryFn: async ({ pageParam }: { pageParam: string | null }): Promise<CommentPageIds> => {
      const askedAt = performance.now();
      const { rows, nextCursor } = await callPage(commentCalls[kind].list, {
        params: { id },
        query: { limit: size, ...(pageParam && { cursor: pageParam }) },
        // The first page of the thread under a game that is kept.
        keep: kind === 'game' && !pageParam,
      });
      fold.comments(id, rows, askedAt);
      return { ids: rows.map((row) => row.id), nextCursor, askedAt };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last: CommentPageIds) => last.nextCursor,
  }));

/** The comments on an item, oldest first and live. */
export const useThread = (kind: ContentType, id: string) => {
  const query = useMemo(() => threadQuery(kind, id), [kind, id]);
  const pages = useAtomValue(query);
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = pages;
  const known = useAtomValue(threadAtom(id));
  const item = useAtomValue(itemAtom(id));
  // A further page that did not come leaves the first one to be read again.
  const isError = pages.isError && !isFetchNextPageError;
  useReread({ data: data?.pages[0], isError, isFetching, refetch }, useRoom(`${kind}:${id}`));

  const itemsNewest = item?.comments;
  const thread = useMemo(
    () => arrangeThread(data?.pages ?? [], known, itemsNewest ?? []),
    [data, known, itemsNewest],
  );
  const shown = thread.first.length + thread.newest.length;
  return {
    ...thread,
    /** All there are, as far as is known. */
    count: Math.max(item?.commentsCount ?? 0, shown),
    itemAuthorId: item?.user.id ?? null,
    loading: !data && !error,
    /** Why the last request failed; what was read before stays. */
    error,
    fetching: isFetching,
    loadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
};
