import { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { ApiError, TimeoutError } from './api-error';
import { isOffline } from './offline/connectivity';
import { onRecovery } from './offline/recovery';
import { discardPreloaded } from './preloaded-responses';
import { store } from './store';

/** A client error (4xx) is final, and a time limit has been waited for long enough. Everything else is retried twice. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 &&
  !isOffline() &&
  !(error instanceof TimeoutError || (error instanceof ApiError && error.status < 500));

/** Doubles from one second, and is at least what the server asks for when it is overloaded. ms. */
const retryDelay = (failures: number, error: Error): number =>
  Math.max(1000 * 2 ** failures, (error instanceof ApiError ? (error.retryAfter ?? 0) : 0) * 1000);

/** Queries also run offline: they return cached data or fail, instead of staying paused. */
export const queryDefaults = { retry: shouldRetry, retryDelay, networkMode: 'always' } as const;

/** Handles requests: retries, de-duplication, paging, refetch on focus. Entities are in the entity store. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      ...queryDefaults,
      staleTime: 15_000,
      refetchOnWindowFocus: true,
      // `offline/recovery` does it, also when the browser did not notice that it was offline.
      refetchOnReconnect: false,
      // Keeps loaded data available offline.
      gcTime: 24 * 60 * 60 * 1000,
    },
  },
});

store.set(queryClientAtom, queryClient);
// As `QueryClientProvider` does: without it, queries are not refetched when the page becomes visible.
queryClient.mount();

/** Refetches every mounted query. Requests in flight are already stale, so these queries run once more afterwards. */
export const refetchAll = (): void => {
  discardPreloaded();
  for (const query of queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })) {
    const refetch = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    void query.fetch().then(refetch, refetch);
  }
  void queryClient.invalidateQueries(undefined, { cancelRefetch: false });
};
onRecovery(refetchAll);

const viewerEpochState = atom(0);
/**
 * Counts the viewers of this page. Append it to the key of every query with data of one viewer: query atoms keep their
 * last data, and the next viewer must not see it for even a frame.
 */
export const viewerEpochAtom = atom((get) => get(viewerEpochState));

/** Clears the query cache for the next viewer. */
export const clearQueries = (): void => {
  store.set(viewerEpochState, (count) => count + 1);
  queryClient.clear();
};
