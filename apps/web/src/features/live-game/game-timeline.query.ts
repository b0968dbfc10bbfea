import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { call } from '../../state/api';
import { entityStore, itemAtom } from '../../state/entities/entity-store';
import { lastItemChangeAtAtom } from '../../state/event-timestamps';
import { useRoom } from '../../state/live-client';
import { requestedAt } from '../../state/preloaded-responses';
import { queryClient, viewerEpochAtom } from '../../state/query-client';
import { useRefetchWhenStale } from '../../state/use-refetch-when-stale';

const keyOf = (gameId: string | undefined) => ['game', gameId, 'timeline'];

const useTimelineQuery = (gameId: string | undefined) => {
  const viewing = useAtomValue(viewerEpochAtom);
  return useQuery(
    {
      queryKey: [...keyOf(gameId), viewing],
      enabled: gameId !== undefined,
      queryFn: async () => {
        const askedAt = requestedAt();
        const log = await call(liveGameRoutes.timeline, { params: { id: gameId ?? '' } });
        entityStore.applyViews(log?.pins.map(({ highlight }) => highlight) ?? []);
        return { log, askedAt };
      },
    },
    queryClient,
  );
};

/**
 * Keeps the live log of a game and its pinned highlights current while mounted.
 * @returns null for a game that was logged without one
 */
export const useGameTimeline = (gameId: string | undefined) => {
  const query = useTimelineQuery(gameId);
  const watchedAt = useRoom(gameId === undefined ? null : `game:${gameId}`);
  // A new pin is a change of the game.
  useRefetchWhenStale(query, watchedAt, useAtomValue(lastItemChangeAtAtom(gameId ?? '')));
  return query.data?.log ?? null;
};

/** Keeps a highlight that is pinned in the timeline of a game current while mounted. */
export const usePinnedHighlight = (gameId: string, highlightId: string) => {
  useRefetchWhenStale(useTimelineQuery(gameId), useRoom(`highlight:${highlightId}`));
  return useAtomValue(itemAtom(highlightId));
};

const pinKeyOf = (highlightId: string) => ['highlight', highlightId, 'pin'];

/** Reads where a highlight is pinned. */
export const useHighlightPin = (highlightId: string) => {
  const viewing = useAtomValue(viewerEpochAtom);
  const { data } = useQuery(
    {
      queryKey: [...pinKeyOf(highlightId), viewing],
      queryFn: () => call(liveGameRoutes.pin, { params: { id: highlightId } }),
    },
    queryClient,
  );
  return data ?? null;
};

/** Reads the pins of a game and of a highlight again. */
const refetchPins = (gameId: string, highlightId: string) =>
  Promise.all(
    [keyOf(gameId), pinKeyOf(highlightId)].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

interface Pin {
  gameId: string;
  highlightId: string;
}

/** Pins the viewer's highlight to an event of their game. */
export const pinHighlight = async ({ gameId, highlightId }: Pin, event_id: string): Promise<void> => {
  await call(liveGameRoutes.setPin, { params: { id: highlightId }, body: { event_id } });
  await refetchPins(gameId, highlightId);
};

/** Removes the pin of the viewer's highlight. */
export const unpinHighlight = async ({ gameId, highlightId }: Pin): Promise<void> => {
  await call(liveGameRoutes.removePin, { params: { id: highlightId } });
  await refetchPins(gameId, highlightId);
};
