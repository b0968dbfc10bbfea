import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { CursorPage } from './api';
import { queryClient, viewerEpochAtom } from './query-client';

/** A search of the screen, page by page. */
export type SearchPages<Row> = UseInfiniteQueryResult<InfiniteData<CursorPage<Row>>>;

/** Rows of a search page; further pages need the cursor. */
interface SearchPageQuery {
  search: string;
  limit: number;
  cursor?: string;
}

const maxFurtherRows = 20;

/**
 * Reads a search page by page: first `limit` rows, then 20 at a time. The rows of the last text stay until those of a new
 * one arrive.
 */
export const useSearchPages = <Row>(
  name: string,
  { search, limit }: { search: string; limit: number },
  read: (query: SearchPageQuery, signal: AbortSignal) => Promise<CursorPage<Row>>,
): SearchPages<Row> => {
  const epoch = useAtomValue(viewerEpochAtom);
  return useInfiniteQuery(
    {
      queryKey: ['search', name, search, limit, epoch],
      queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
        read(pageParam ? { search, limit: maxFurtherRows, cursor: pageParam } : { search, limit }, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (last: CursorPage<Row>) => last.nextCursor,
      placeholderData: keepPreviousData,
      // Keep just-followed rows until the page is reopened, so that no row moves.
      refetchOnWindowFocus: false,
      staleTime: 60_000,
    },
    queryClient,
  );
};
