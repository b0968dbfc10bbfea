import { childRequestRoutes } from '@rinkside/contracts/child-request';
import { guardianRoutes } from '@rinkside/contracts/guardian';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { familyQueryKey } from '../../state/family';
import { viewerEpochAtom } from '../../state/query-client';

/** The open request about a child's profile, or about the own one. */
export const childRequestQuery = atomFamily((id: string) =>
  atomWithQuery((get) => ({
    queryKey: [familyQueryKey, 'request', id, get(viewerEpochAtom)],
    queryFn: async () =>
      (await call(childRequestRoutes.current, { params: { id }, asAccount: true })).request,
  })),
);

/** Former guardians, removed by the guardians of the profile. */
export const formerGuardiansQuery = atomWithQuery((get) => ({
  queryKey: [familyQueryKey, 'former', get(viewerEpochAtom)],
  queryFn: () => call(guardianRoutes.former),
}));

/** The hand-over that a new account waits for. */
export const waitingHandOverQuery = atomWithQuery((get) => ({
  queryKey: [familyQueryKey, 'waiting', get(viewerEpochAtom)],
  queryFn: async () => (await call(childRequestRoutes.waiting, { asAccount: true })).hand_over,
}));
