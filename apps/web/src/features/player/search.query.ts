import { playerRoutes } from '@rinkside/contracts/player';
import { keepPreviousData } from '@tanstack/react-query';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { requestedAt } from '../../state/preloaded-responses';
import { entityStore } from '../../state/entities/entity-store';
import { viewerEpochAtom } from '../../state/query-client';

const maxResults = 50;

/** Searches players by name. Without a text, returns suggestions: own organization and recent opponents first. */
export const playerSearchQuery = atomFamily((search: string) =>
  atomWithQuery((get) => ({
    queryKey: ['players', 'search', search, get(viewerEpochAtom)],
    queryFn: async ({ signal }) => {
      const askedAt = requestedAt();
      const rows = await call(playerRoutes.search, { query: { search, limit: maxResults }, signal });
      for (const { id, following } of rows) entityStore.applyFollowing(`user:${id}`, following, askedAt);
      return rows;
    },
    placeholderData: keepPreviousData,
    // Keep just-followed rows until the page is reopened, so that no row moves.
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  })),
);
