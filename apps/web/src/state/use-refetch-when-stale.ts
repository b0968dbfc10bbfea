import { useEffect } from 'react';
import { discardPreloaded } from './preloaded-responses';

interface QueryState {
  data: { askedAt: number } | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>;
}

/** Refetches a query if its data was requested before any of these times (ms) and so may lack an event. */
export const useRefetchWhenStale = (
  { data, isError, isFetching, refetch }: QueryState,
  ...staleBefore: number[]
): void => {
  const since = Math.max(...staleBefore);
  const askedAt = data?.askedAt ?? Infinity;
  useEffect(() => {
    if (askedAt >= since || isFetching || isError) return;
    discardPreloaded();
    void refetch({ cancelRefetch: false });
  }, [askedAt, since, isFetching, isError, refetch]);
};
