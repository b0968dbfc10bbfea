import type { CoachCircleRow, ProposalView } from '@rinkside/contracts/coach-circle';
import {
  type BirthdateView,
  type CircleRequestRow,
  moderationRoutes,
  type ReportView,
  type UncheckedCircle,
} from '@rinkside/contracts/moderation';
import { childRequestRoutes, type ModeratedRequest } from '@rinkside/contracts/child-request';
import type { OrganizationView } from '@rinkside/contracts/organization';
import type { OrganizationEditView } from '@rinkside/contracts/roster';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { call } from '../../../state/api';
import { viewerEpochAtom } from '../../../state/query-client';

interface QueuePage<Row> {
  items: Row[];
  nextCursor: string | null;
}

const queue = <Row>(name: string, read: (query: { cursor?: string }) => Promise<QueuePage<Row>>) =>
  atomWithInfiniteQuery((get) => ({
    queryKey: ['moderation', name, get(viewerEpochAtom)],
    queryFn: ({ pageParam }: { pageParam: string | null }): Promise<QueuePage<Row>> =>
      read(pageParam ? { cursor: pageParam } : {}),
    initialPageParam: null as string | null,
    getNextPageParam: (last: QueuePage<Row>) => last.nextCursor,
  }));

/** Open reports, oldest first. */
export const reportsQuery = queue<ReportView>('reports', (query) =>
  call(moderationRoutes.reports, { query }),
);

/** Edited birthdates that wait to be confirmed, oldest first. */
export const birthdatesQuery = queue<BirthdateView>('birthdates', (query) =>
  call(moderationRoutes.birthdates, { query }),
);

/** Requests about children's profiles with an objection, and hand-overs that can be undone, oldest first. */
export const childRequestsQuery = queue<ModeratedRequest>('child requests', (query) =>
  call(childRequestRoutes.list, { query }),
);

/** Edits of organizations by others, newest first. */
export const editsQuery = queue<OrganizationEditView>('edits', (query) =>
  call(moderationRoutes.edits, { query }),
);

/** Groups of first coaches, oldest first. */
export const coachCirclesQuery = queue<CoachCircleRow>('coach circles', (query) =>
  call(moderationRoutes.coachCircles, { query }),
);

/** Proposed edits of organizations, oldest first. */
export const proposalsQuery = queue<ProposalView>('proposals', (query) =>
  call(moderationRoutes.proposals, { query }),
);

/** Requests for places beyond the limits of one account, oldest first. */
export const circleRequestsQuery = queue<CircleRequestRow>('circle requests', (query) =>
  call(moderationRoutes.circleRequests, { query }),
);

/** Clubs with members from before groups that are not checked yet. */
export const uncheckedCirclesQuery = queue<UncheckedCircle>('unchecked circles', (query) =>
  call(moderationRoutes.uncheckedCircles, { query }),
);

/** Deleted organizations, newest first. */
export const deletedOrganizationsQuery = queue<OrganizationView>('deleted organizations', (query) =>
  call(moderationRoutes.deletedOrganizations, { query }),
);
