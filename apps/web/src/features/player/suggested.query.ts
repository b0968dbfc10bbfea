import { playerRoutes } from '@rinkside/contracts/player';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { requestedAt } from '../../state/preloaded-responses';
import { entityStore } from '../../state/entities/entity-store';
import { viewerEpochAtom } from '../../state/query-client';

/** Suggested players the viewer does not follow yet, own organization first. */
export const suggestedQuery = atomWithQuery((get) => ({
  queryKey: ['players', 'suggested', get(viewerEpochAtom)],
  queryFn: async () => {
    const askedAt = requestedAt();
    const rows = await call(playerRoutes.search, { query: { limit: 5 }, cacheOffline: true });
    entityStore.applyFollows(rows, askedAt);
    return rows;
  },
  // Keep just-followed rows until the page is reopened, so that no row moves.
  refetchOnWindowFocus: false,
  staleTime: 60_000,
}));
