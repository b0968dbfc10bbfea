import { useMutation } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';
import { atomFamily } from 'jotai-family';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { incomingItemsAtom, incomingOverflowAtAtom, itemAtom, viewerIdAtom } from '../entities/entity-store';
import { useRoom } from '../live-client';
import { queryDefaults, queryClient } from '../query-client';
import { useRefetchWhenStale } from '../use-refetch-when-stale';
import { store } from '../store';
import { mergeFeed, emptyFeed, isAtTop } from './merge-feed';
import { type FeedSource, feedSortKey } from './feed.source';

/** Sort key of an item; null once it is removed. Likes do not change it. */
const sortKeyAtom = atomFamily((id: string) =>
  atom((get) => {
    const item = get(itemAtom(id));
    return item && feedSortKey(item);
  }),
);
const sortKeyOf = (id: string) => store.get(sortKeyAtom(id));

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** A feed on screen: its pages, with live items merged in without moving what is visible. */
export const useFeed = (source: FeedSource, list: RefObject<HTMLElement | null>) => {
  const { query, room, includes } = source;
  const { data, error, isError, isFetching, refetch, dataUpdatedAt } = useAtomValue(query);
  const first = data?.[0];
  const askedAt = first?.askedAt ?? Infinity;
  useRefetchWhenStale(
    { data: first, isError, isFetching, refetch },
    useRoom(room),
    useAtomValue(incomingOverflowAtAtom),
  );

  const inputAtom = useMemo(
    () =>
      atom((get) => {
        const viewerId = get(viewerIdAtom);
        const arrived = get(incomingItemsAtom).filter(
          ({ item, receivedAt }) => receivedAt >= askedAt && includes(item, viewerId),
        );
        const last = data?.at(-1);
        const ids = {
          fetched: data?.flatMap((page) => page.ids) ?? [],
          arrived: arrived.map(({ id }) => id),
          end: last?.nextCursor ? last.end : null,
        };
        // Subscribe to every item, so that a removal merges the list again.
        for (const id of [...ids.fetched, ...ids.arrived]) get(sortKeyAtom(id));
        return ids;
      }),
    [data, askedAt, includes],
  );
  const input = useAtomValue(inputAtom);

  const [merged, setMerged] = useState(() => ({
    ...mergeFeed(emptyFeed, { ...input, sortKeyOf, open: true }),
    input,
  }));
  const mergeAgain = useCallback(
    (isOpen: () => boolean) =>
      setMerged((before) => {
        // With nothing shown, nothing can move, and `isOpen` would force a layout.
        const open = before.shown.length === 0 || isOpen();
        const next = mergeFeed(before, { ...input, sortKeyOf, open });
        const unchanged = isSameList(next.shown, before.shown) && isSameList(next.pending, before.pending);
        return unchanged ? { ...before, input } : { ...next, input };
      }),
    [input],
  );
  useLayoutEffect(() => {
    // Skip the merge already done for this input: a second render would delay the first paint.
    // oxlint-disable-next-line react/set-state-in-effect -- the scroll position is only available from the DOM
    if (merged.input !== input) mergeAgain(() => isAtTop(list.current));
  }, [merged.input, input, mergeAgain, list]);

  const nextPage = useMutation({ mutationFn: source.loadNext, ...queryDefaults }, queryClient);
  const { mutate, isPending } = nextPage;
  // A first page loaded since then clears the error.
  const nextPageError = nextPage.submittedAt > dataUpdatedAt ? nextPage.error : null;
  const { shown, pending: pendingIds } = merged;
  const { end } = merged.input;
  const hasMore = end !== null;
  const isBlocked = isPending || merged.input !== input || Boolean(error ?? nextPageError);

  const loadPage = useCallback(() => {
    if (end !== null) mutate(end);
  }, [end, mutate]);

  return {
    shown,
    pendingIds,
    /** Nothing to show and no error yet. */
    loading: !data && !error,
    /** Error of the last request; data loaded before stays. */
    error: error ?? nextPageError,
    fetching: isFetching || isPending,
    hasMore,
    loadingMore: isPending,
    loadMore: loadPage,
    /** Number of shown items in the loaded pages. Items below may be stale and are loaded again. */
    freshCount: end === null ? shown.length : shown.filter((id) => (sortKeyOf(id) ?? '') >= end).length,
    /** Loads the next page, unless a request is in flight or has failed. */
    loadNext: useCallback(() => {
      if (!isBlocked) loadPage();
    }, [isBlocked, loadPage]),
    retry: () => (nextPageError ? loadPage() : void refetch()),
    /** Inserts the pending items. */
    reveal: () => mergeAgain(() => true),
  };
};
