import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { ApiError, call } from '../../state/api';
import { entityStore, liveGameAtom, liveLinksChangedAtAtom } from '../../state/entities/entity-store';
import { lastInOrder } from '../../state/entities/live-game.reducer';
import { useRoom } from '../../state/live-client';
import { requestedAt } from '../../state/preloaded-responses';
import { hasProfileAtom } from '../../state/profile';
import { areLogsReadAtom, liveLogAtom, openLogsAtom } from './live-log';
import { readLiveGame } from './read-live-game';
import { viewerEpochAtom } from '../../state/query-client';
import { store } from '../../state/store';
import { useRefetchWhenStale } from '../../state/use-refetch-when-stale';

/** Fetches the running games that the viewer may see into the entity store. */
export const liveGamesQuery = atomWithQuery((get) => ({
  queryKey: ['live-games', get(viewerEpochAtom)],
  enabled: get(hasProfileAtom),
  queryFn: async () => {
    const askedAt = requestedAt();
    const games = await call(liveGameRoutes.list);
    entityStore.applyLiveGames(games, askedAt);
    if (store.get(openLogsAtom).length > 0)
      void import('./send-logs')
        .then(({ removeEndedLogs }) => removeEndedLogs(games.map(({ id }) => id)))
        .catch(() => null);
    return { askedAt };
  },
}));

/** Fetches a live game with its events into the entity store, and what the viewer may do. */
const liveGameQuery = atomFamily((id: string) =>
  atomWithQuery((get) => ({
    queryKey: ['live-game', id, get(viewerEpochAtom)],
    // The server does not know a game yet that was started here without a connection.
    enabled: get(hasProfileAtom) && get(areLogsReadAtom) && get(liveLogAtom(id))?.log.started !== false,
    queryFn: async () => {
      const askedAt = requestedAt();
      try {
        const { scorer, can } = await readLiveGame(id, { askedAt, cacheOffline: true });
        return { askedAt, scorer, can };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) entityStore.forgetLiveGame(id);
        throw error;
      }
    },
  })),
);

/** Keeps a live game and its events current while mounted. */
export const useLiveGame = (id: string) => {
  const query = useAtomValue(liveGameQuery(id));
  const { view, events = [] } = useAtomValue(liveGameAtom(id)) ?? {};
  const after = lastInOrder(events);
  const hasGap = query.isSuccess && after < events.length;
  useRefetchWhenStale(query, useRoom(`live_game:${id}`), useAtomValue(liveLinksChangedAtAtom));
  useEffect(() => {
    // Live updates left out the events after this position.
    if (hasGap) void readLiveGame(id, { after }).catch(() => null);
  }, [id, hasGap, after]);
  const { data, refetch } = query;
  const terms = view?.terms.length ?? 0;
  const unknownTerm = data?.scorer && data.scorer.term < terms ? terms : null;
  useEffect(() => {
    // A live update reports a new scorer without the name.
    if (unknownTerm !== null) void refetch();
  }, [unknownTerm, refetch]);
  return query;
};
