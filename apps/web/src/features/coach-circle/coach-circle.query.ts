import { coachCircleRoutes } from '@rinkside/contracts/coach-circle';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { viewerEpochAtom } from '../../state/query-client';

/** The coaches that the viewer is asked about. */
export const coachQuestionsQuery = atomWithQuery((get) => ({
  queryKey: ['coach questions', get(viewerEpochAtom)],
  queryFn: () => call(coachCircleRoutes.questions),
}));

/** How the group that the viewer coaches stands to the club. */
export const coachStatusQuery = atomFamily((id: string) =>
  atomWithQuery((get) => ({
    queryKey: ['coach status', id, get(viewerEpochAtom)],
    queryFn: () => call(coachCircleRoutes.status, { params: { id } }),
  })),
);

/** Groups of other coaches of an organization. */
export const circleOffersQuery = atomFamily((id: string) =>
  atomWithQuery((get) => ({
    queryKey: ['circle offers', id, get(viewerEpochAtom)],
    queryFn: () => call(coachCircleRoutes.offers, { params: { id } }),
  })),
);

/** Members from before groups, while the list is open. */
export const memberCheckQuery = atomFamily((circleId: string) =>
  atomWithQuery((get) => ({
    queryKey: ['member check', circleId, get(viewerEpochAtom)],
    queryFn: () => call(coachCircleRoutes.check, { params: { id: circleId } }),
  })),
);

/** Edits of an organization that wait for a decision. */
export const proposalsQuery = atomFamily((id: string) =>
  atomWithQuery((get) => ({
    queryKey: ['proposals', id, get(viewerEpochAtom)],
    queryFn: () => call(coachCircleRoutes.proposals, { params: { id } }),
  })),
);
