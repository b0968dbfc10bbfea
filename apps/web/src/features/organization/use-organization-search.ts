import {
  organizationRoutes,
  organizationRules,
  type OrganizationResult,
} from '@rinkside/contracts/organization';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callPage, type CursorPage } from '../../state/api';
import { useMemo } from 'react';
import { queryClient } from '../../state/query-client';
import { useDebouncedValue } from '../../ui/use-debounced-value';

const noResults: readonly OrganizationResult[] = [];

/** Searches 300 ms after the last key. Fewer than two characters (trimmed) clear the results and send no request. */
export const useOrganizationSearch = (query: string) => {
  const typed = query.trim();
  const search = useDebouncedValue(typed, organizationRules.searchDebounceMs);
  const isLongEnough = typed.length >= organizationRules.minSearchLength;
  const enabled = isLongEnough && search.length >= organizationRules.minSearchLength;
  const list = useInfiniteQuery(
    {
      queryKey: ['organizations', search],
      queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
        callPage(organizationRoutes.search, {
          query: { search, ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (last: CursorPage<OrganizationResult>) => last.nextCursor,
      enabled,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const { data, isFetching, isError, isPlaceholderData, failureCount, refetch } = list;
  const results = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? noResults, [data]);
  return {
    results: enabled ? results : noResults,
    searching: isLongEnough && (isFetching || search !== typed),
    /** The results are for exactly the typed text. */
    answered: enabled && search === typed && data !== undefined && !isPlaceholderData,
    failed: enabled && isError,
    /** The last request failed; it may still be repeated. */
    unreachable: enabled && (isError || failureCount > 0),
    retry: () => void (list.isFetchNextPageError ? list.fetchNextPage() : refetch()),
    /** Reads the next results; undefined if there are none. */
    readMore: enabled && list.hasNextPage ? () => void list.fetchNextPage() : undefined,
  };
};
