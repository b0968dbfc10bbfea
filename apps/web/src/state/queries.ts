import { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { ApiError } from './api-error';
import { store } from './store';

/** A refusal (4xx) is an answer: asking again changes nothing. Everything else is worth two more tries. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && navigator.onLine && !(error instanceof ApiError && error.status < 500);

/** Asked without a connection too: what is kept answers, and what is not says so instead of waiting for ever. */
export const often = { retry: worthRetrying, networkMode: 'always' } as const;

/** The life-cycle of requests: retry, de-duplication, pages, focus refetch. Entities live in the fold. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      ...often,
      staleTime: 15_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      // What was read stays readable while there is no connection.
      gcTime: 24 * 60 * 60 * 1000,
    },
  },
});

store.set(queryClientAtom, queryClient);

/** Asks again for everything mounted. What is under way was asked for too early as well: it is asked for once more. */
export const readAgain = (): void => {
  for (const query of queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })) {
    const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    void query.fetch().then(again, again);
  }
  void queryClient.invalidateQueries(undefined, { cancelRefetch: false });
};

const viewingState = atom(0);
/**
 * Counts the viewers of this page. It belongs at the end of the key of every query whose answer is one
 * viewer's: query atoms keep their last answer, and the next viewer must not see it for even a frame.
 */
export const viewingAtom = atom((get) => get(viewingState));

/** Drops every answer; the next viewer asks anew. */
export const forgetQueries = (): void => {
  store.set(viewingState, (count) => count + 1);
  queryClient.clear();
};
