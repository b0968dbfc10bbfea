import { rosterRoutes } from '@rinkside/contracts/roster';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { circlesKey } from '../../state/circles.live';
import { viewerEpochAtom } from '../../state/query-client';

/** Who waits for a place in the groups of an organization that the viewer answers for. */
export const waitingQuery = atomFamily((organizationId: string) =>
  atomWithQuery((get) => ({
    queryKey: [circlesKey, 'waiting', organizationId, get(viewerEpochAtom)],
    queryFn: () => call(rosterRoutes.waiting, { params: { id: organizationId } }),
  })),
);
