import { followRoutes } from '@rinkside/contracts/follow';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { askedNow } from '../../state/early';
import { fold } from '../../state/fold';
import { viewingAtom } from '../../state/queries';

/** Enough for both uses: does the viewer follow anyone, and the three of the starter checklist. */
const maxCount = 3;

/** Number of players the viewer follows, capped at three. */
export const followedFewQuery = atomWithQuery((get) => ({
  queryKey: ['follows', 'few', get(viewingAtom)],
  queryFn: async () => {
    const askedAt = askedNow();
    const rows = await call(followRoutes.following, { query: { limit: maxCount }, keep: true });
    for (const { id, following } of rows) fold.following(`user:${id}`, following, askedAt);
    return rows.length;
  },
}));
