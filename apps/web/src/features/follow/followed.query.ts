import { followRoutes } from '@rinkside/contracts/follow';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { askedNow } from '../../state/early';
import { fold } from '../../state/fold';
import { viewingAtom } from '../../state/queries';

/** Enough to know whether the viewer follows anybody, or the three a good start takes. */
const few = 3;

/** How many players the viewer follows, counted up to three. */
export const followedFewQuery = atomWithQuery((get) => ({
  queryKey: ['follows', 'few', get(viewingAtom)],
  queryFn: async () => {
    const askedAt = askedNow();
    const rows = await call(followRoutes.following, { query: { limit: few }, keep: true });
    for (const { id, following } of rows) fold.following(`user:${id}`, following, askedAt);
    return rows.length;
  },
}));
