import { coachRoutes } from '@rinkside/contracts/coach';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { requestedAt } from '../../state/preloaded-responses';
import { entityStore } from '../../state/entities/entity-store';
import { viewerEpochAtom } from '../../state/query-client';

/** Fetches the chat into the entity store on every visit. */
export const chatQuery = atomWithQuery((get) => ({
  queryKey: ['coach', 'chat', get(viewerEpochAtom)],
  queryFn: async () => {
    const askedAt = requestedAt();
    const view = await call(coachRoutes.messages);
    entityStore.applyChat(view, askedAt);
    return view.version;
  },
  refetchOnMount: 'always' as const,
}));
