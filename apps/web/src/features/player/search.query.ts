import { playerRoutes } from '@rinkside/contracts/player';
import { keepPreviousData } from '@tanstack/react-query';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { askedNow } from '../../state/early';
import { fold } from '../../state/fold';
import { viewingAtom } from '../../state/queries';

const most = 50;

/** Players by name; without a text, whom the viewer might follow: own organization and recent opponents first. */
export const playerSearchQuery = atomFamily((search: string) =>
  atomWithQuery((get) => ({
    queryKey: ['players', 'search', search, get(viewingAtom)],
    queryFn: async ({ signal }) => {
      const askedAt = askedNow();
      const rows = await call(playerRoutes.search, { query: { search, limit: most }, signal });
      for (const { id, following } of rows) fold.following(`user:${id}`, following, askedAt);
      return rows;
    },
    placeholderData: keepPreviousData,
    // Rows one has just followed stay until the page is opened again: nothing moves under the finger.
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  })),
);
