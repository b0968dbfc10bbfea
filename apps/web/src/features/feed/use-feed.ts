import { useMutation } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';
import { atomFamily } from 'jotai-family';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { arrivalsAtom, crowdedAtAtom, itemAtom, viewerIdAtom } from '../../state/fold';
import { useRoom } from '../../state/live.link';
import { often, queryClient } from '../../state/queries';
import { useReread } from '../../state/reread';
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
export const useFeed = (source: FeedSource, list: RefObject<HTMLElement | null>) => {
  const { query, room, takes } = source;
  const { data, error, isError, isFetching, refetch, dataUpdatedAt } = useAtomValue(query);
  const first = data?.[0];
  const askedAt = first?.askedAt ?? Infinity;
  useReread({ data: first, isError, isFetching, refetch }, useRoom(room), useAtomValue(crowdedAtAtom));

  const inputAtom = useMemo(
    () =>
      atom((get) => {
        const viewerId = get(viewerIdAtom);
        const arrived = get(arrivalsAtom).filter(({ item, at }) => at >= askedAt && takes(item, viewerId));
        const last = data?.at(-1);
        const ids = {
          fetched: data?.flatMap((page) => page.ids) ?? [],
          arrived: arrived.map(({ id }) => id),
          end: last?.nextCursor ? last.end : null,
        };
        // Read so that a removal arranges the list again.
        for (const id of [...ids.fetched, ...ids.arrived]) get(placeAtom(id));
        return ids;
      }),
    [data, askedAt, takes],
  );
  const input = useAtomValue(inputAtom);

  const [arranged, setArranged] = useState(() => ({
    ...arrange(emptyProjection, { ...input, placeOf, open: true }),
    input,
  }));
  const settle = useCallback(
    (isOpen: () => boolean) =>
      setArranged((before) => {
        // Where nothing is shown nothing can be moved, and to ask would lay out the whole page once more.
        const open = before.shown.length === 0 || isOpen();
        const next = arrange(before, { ...input, placeOf, open });
        const still = same(next.shown, before.shown) && same(next.held, before.held);
        return still ? { ...before, input } : { ...next, input };
      }),
    [input],
  );
  useLayoutEffect(() => {
    // What was arranged just so is not drawn once more, which would hold up the first paint.
    // oxlint-disable-next-line react/set-state-in-effect -- where the reader is can only be asked of the page
    if (arranged.input !== input) settle(() => isUntouched(list.current));
  }, [arranged.input, input, settle, list]);

  const below = useMutation({ mutationFn: source.readOn, ...often }, queryClient);
  const { mutate, isPending } = below;
  // A first page that came since says that all is well.
  const failed = below.submittedAt > dataUpdatedAt ? below.error : null;
  const { shown, held } = arranged;
  const { end } = arranged.input;
  const hasMore = end !== null;
  const resting = isPending || arranged.input !== input || Boolean(error ?? failed);

  const readOn = useCallback(() => {
    if (end !== null) mutate(end);
  }, [end, mutate]);

  return {
    shown,
    held,
    /** Nothing to show yet and nothing wrong yet. */
    loading: !data && !error,
    /** Why the last request failed; what was read before stays. */
    error: error ?? failed,
    fetching: isFetching || isPending,
    hasMore,
    loadingMore: isPending,
    loadMore: readOn,
    /** How many of the shown were read since something may have been missed: the rest is to be read anew. */
    readTo: end === null ? shown.length : shown.filter((id) => (placeOf(id) ?? '') >= end).length,
    /** Reads on unless that is under way, or has failed. */
    readOn: useCallback(() => {
      if (!resting) readOn();
    }, [resting, readOn]),
    retry: () => (failed ? readOn() : void refetch()),
    /** Inserts what waits above. */
    reveal: () => settle(() => true),
  };
};
