import { liveGameRoutes, type LiveGameView, shownStatus } from '@rinkside/contracts/live-game';
import { useAtomValue } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { entityStore, liveGamesAtom } from '../../state/entities/entity-store';
import { useRoom } from '../../state/live-client';
import { requestedAt } from '../../state/preloaded-responses';
import { queryClient, viewerEpochAtom } from '../../state/query-client';
import { serverNow } from '../../state/server-clock';
import { store } from '../../state/store';
import { useRefetchWhenStale } from '../../state/use-refetch-when-stale';
import { nowAtom } from '../../ui/now';
import { readLiveGame } from './read-live-game';

/** A page that is open for hours reads the list again, in case that an update was lost. */
const refetchIntervalMs = 60_000;
/** How long the result of a game stays. */
const finalShownMs = 15 * 60_000;

interface ClubGames {
  askedAt: number;
  games: LiveGameView[];
}

const isLive = (game: LiveGameView) => shownStatus(game, serverNow()) === 'live';

/** Reads games that have left the list: one that ended while the connection was lost has a result. */
const readResults = (id: string, before: readonly LiveGameView[], listed: ReadonlySet<string>) => {
  const known = store.get(liveGamesAtom).filter(({ organization }) => organization?.id === id);
  const live = [...before, ...known].filter(isLive).map((game) => game.id);
  const missing = [...new Set(live)].filter((gameId) => !listed.has(gameId));
  return Promise.all(missing.map((gameId) => readLiveGame(gameId).catch(() => null)));
};

/** The running games of an organization that the viewer may see. */
const clubGamesQuery = atomFamily((id: string) =>
  atomWithQuery((get) => ({
    queryKey: ['live-games', 'organization', id, get(viewerEpochAtom)],
    refetchInterval: refetchIntervalMs,
    queryFn: async ({ queryKey }): Promise<ClubGames> => {
      const askedAt = requestedAt();
      const games = await call(liveGameRoutes.list, { query: { organization_id: id } });
      const before = queryClient.getQueryData<ClubGames>(queryKey)?.games ?? [];
      await readResults(id, before, new Set(games.map((game) => game.id)));
      for (const game of games) entityStore.applyLiveGame(game, [], askedAt);
      return { askedAt, games };
    },
  })),
);

/**
 * Keeps the games of a club night current while mounted: those that run, and for 15 minutes the results of those that
 * ended. @returns the query, and the games, newest first; null while they are not known
 */
export const useClubGames = (id: string) => {
  const query = useAtomValue(clubGamesQuery(id));
  useRefetchWhenStale(query, useRoom(`organization:${id}`));
  const known = useAtomValue(liveGamesAtom).filter(({ organization }) => organization?.id === id);
  const now = useAtomValue(nowAtom);
  if (!query.data) return { query, games: null };
  const knownIds = new Set(known.map((game) => game.id));
  const isShown = (game: LiveGameView) =>
    isLive(game) || (game.status === 'final' && now - Date.parse(game.ended_at ?? '') < finalShownMs);
  const games = [...known, ...query.data.games.filter((game) => !knownIds.has(game.id))].filter(isShown);
  return { query, games };
};
