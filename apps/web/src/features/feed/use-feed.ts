import { atom, useAtomValue } from 'jotai';
import { atomFamily } from 'jotai-family';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { arrivalsAtom, itemAtom, viewerIdAtom } from '../../state/fold';
import { useRoom } from '../../state/live.link';
import { store } from '../../state/store';
import { arrange, emptyProjection } from './feed.projection';
import { type FeedSource, placeIn } from './feed.source';
import { isUntouched } from './untouched';

/** Where an item stands in a feed; null once it is gone. Likes do not change it. */
const placeAtom = atomFamily((id: string) =>
  atom((get) => {
    const item = get(itemAtom(id));
    return item && placeIn(item);
  }),
);
const placeOf = (id: string) => store.get(placeAtom(id));

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, place) => id === b[place]);

/** A feed as the reader has it: its pages, live items merged in without moving what they look at. */
export const useFeed = ({ query, room, takes }: FeedSource, list: RefObject<HTMLElement | null>) => {
  const pages = useAtomValue(query);
  const { data, error, isFetching, refetch, fetchNextPage } = pages;
  const watchedAt = useRoom(room);
  const askedAt = data?.pages[0]?.askedAt ?? Infinity;

  useEffect(() => {
    // Asked for before the room was joined: something may have happened in between.
    if (askedAt < watchedAt && !isFetching) void refetch({ cancelRefetch: false });
  }, [askedAt, watchedAt, isFetching, refetch]);

  const inputAtom = useMemo(
    () =>
      atom((get) => {
        const viewerId = get(viewerIdAtom);
        const arrived = get(arrivalsAtom).filter(({ item, at }) => at >= askedAt && takes(item, viewerId));
        const last = data?.pages.at(-1);
        const ids = {
          fetched: data?.pages.flatMap((page) => page.ids) ?? [],
          arrived: arrived.map(({ id }) => id),
          end: last?.hasMore ? last.end : null,
        };
        // Read so that a removal arranges the list again.
        for (const id of [...ids.fetched, ...ids.arrived]) get(placeAtom(id));
        return ids;
      }),
    [data, askedAt, takes],
  );
  const input = useAtomValue(inputAtom);

  const [projection, setProjection] = useState(emptyProjection);
  const settle = useCallback(
    (open: boolean) =>
      setProjection((before) => {
        const next = arrange(before, { ...input, placeOf, open });
        return same(next.shown, before.shown) && same(next.held, before.held) ? before : next;
      }),
    [input],
  );
  // oxlint-disable-next-line react/set-state-in-effect -- where the reader is can only be asked of the page
  useLayoutEffect(() => settle(isUntouched(list.current)), [settle, list]);

  return {
    ...projection,
    /** Nothing to show yet and nothing wrong yet. */
    loading: !data && !error,
    /** Why the last request failed; what was read before stays. */
    error,
    fetching: isFetching,
    hasMore: data?.pages.at(-1)?.hasMore ?? false,
    loadingMore: pages.isFetchingNextPage,
    loadMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    retry: () => void (pages.isFetchNextPageError ? fetchNextPage() : refetch()),
    /** Inserts what waits above. */
    reveal: () => settle(true),
  };
};
