import { useEffect } from 'react';

interface Read {
  data: { askedAt: number } | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>;
}

/** Reads again what was asked for before any of these moments (ms): something may have happened in between. */
export const useReread = ({ data, isError, isFetching, refetch }: Read, ...moments: number[]): void => {
  const since = Math.max(...moments);
  const askedAt = data?.askedAt ?? Infinity;
  useEffect(() => {
    if (askedAt < since && !isFetching && !isError) void refetch({ cancelRefetch: false });
  }, [askedAt, since, isFetching, isError, refetch]);
};
