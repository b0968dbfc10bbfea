import { playerRoutes } from '@rinkside/contracts/player';
import { keepPreviousData } from '@tanstack/react-query';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { callWithNotice } from '../../state/api';
import { requestedAt } from '../../state/preloaded-responses';
import { entityStore } from '../../state/entities/entity-store';
import { viewerEpochAtom } from '../../state/query-client';

const maxResults = 50;

/** Searches players by name. Without a text, returns suggestions: own organization and recent opponents first. `notice` says what is missing. */
export const playerSearchQuery = atomFamily((search: string) =>
  atomWithQuery((get) => ({
    queryKey: ['players', 'search', search, get(viewerEpochAtom)],
    queryFn: async ({ signal }) => {
      const askedAt = requestedAt();
      const { reply: players, notice } = await callWithNotice(playerRoutes.search, {
        query: { search, limit: maxResults },
        signal,
      });
      for (const { id, following } of players) entityStore.applyFollowing(`user:${id}`, following, askedAt);
      return { players, notice };
    },
    placeholderData: keepPreviousData,
    // Keep just-followed rows until the page is reopened, so that no row moves.
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  })),
);
