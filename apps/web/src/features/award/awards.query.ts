import { awardRoutes } from '@rinkside/contracts/award';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { askedNow } from '../../state/early';
import { fold } from '../../state/fold';
import { viewingAtom } from '../../state/queries';

/** Fetches a player's awards into the entity store. */
export const awardsQuery = atomFamily((userId: string) =>
  atomWithQuery((get) => ({
    queryKey: ['awards', userId, get(viewingAtom)],
    queryFn: async () => {
      const askedAt = askedNow();
      const awards = await call(awardRoutes.ofPlayer, { params: { id: userId } });
      fold.awards(userId, awards, askedAt);
      return { askedAt };
    },
  })),
);
