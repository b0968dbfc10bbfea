import { drillRoutes, type DrillSessionView } from '@rinkside/contracts/drill';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { call, callPage, type CursorPage } from '../../state/api';
import { queryClient, viewerEpochAtom } from '../../state/query-client';

/** The drills suitable for the viewer's age. Changes only with a release or a birthday. */
export const drillsQuery = atomWithQuery((get) => ({
  queryKey: ['drills', get(viewerEpochAtom)],
  queryFn: () => call(drillRoutes.list),
  staleTime: 3600_000,
}));

const sessionsKey = ['drill-sessions'];

/** The viewer's finished drill sessions, newest first. */
export const sessionsQuery = atomWithInfiniteQuery((get) => ({
  queryKey: [...sessionsKey, get(viewerEpochAtom)],
  queryFn: ({ pageParam }: { pageParam: string | null }): Promise<CursorPage<DrillSessionView>> =>
    callPage(drillRoutes.sessions, { query: { ...(pageParam && { cursor: pageParam }) } }),
  initialPageParam: null as string | null,
  getNextPageParam: (last: CursorPage<DrillSessionView>) => last.nextCursor,
}));

export const refetchSessions = () => queryClient.invalidateQueries({ queryKey: sessionsKey });
