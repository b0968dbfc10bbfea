import { coachRoutes } from '@rinkside/contracts/coach';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { askedNow } from '../../state/early';
import { fold } from '../../state/fold';
import { viewingAtom } from '../../state/queries';

/** Fetches the chat into the entity store on every visit. */
export const chatQuery = atomWithQuery((get) => ({
  queryKey: ['coach', 'chat', get(viewingAtom)],
  queryFn: async () => {
    const askedAt = askedNow();
    const view = await call(coachRoutes.messages);
    fold.chat(view, askedAt);
    return view.version;
  },
  refetchOnMount: 'always' as const,
}));
