import { playerRoutes } from '@rinkside/contracts/player';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { askedNow } from '../../state/early';
import { fold } from '../../state/fold';
import { viewingAtom } from '../../state/queries';

/** Suggested players the viewer does not follow yet, own organization first. */
export const suggestedQuery = atomWithQuery((get) => ({
  queryKey: ['players', 'suggested', get(viewingAtom)],
  queryFn: async () => {
    const askedAt = askedNow();
    const rows = await call(playerRoutes.search, { query: { limit: 5 }, keep: true });
    for (const { id, following } of rows) fold.following(`user:${id}`, following, askedAt);
    return rows;
  },
  // Keep just-followed rows until the page is reopened, so that no row moves.
  refetchOnWindowFocus: false,
  staleTime: 60_000,
}));
