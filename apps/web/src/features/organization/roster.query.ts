import { rosterRoutes } from '@rinkside/contracts/roster';
import type { AgeLevel } from '@rinkside/contracts/player';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { call, callPage, type CursorPage } from '../../state/api';
import { onViewerChange } from '../../state/live-client';
import { store } from '../../state/store';
import { viewerEpochAtom } from '../../state/query-client';
import type { TeamRow } from '@rinkside/contracts/roster';
import { playersQuery } from '../player/players.query';
import { organizationKey } from './organization.query';

/** Members of an organization by name, 50 per page, with the total. */
export const membersQuery = atomFamily((id: string) =>
  playersQuery([...organizationKey(id), 'members'], async (query) => {
    const page = await call(rosterRoutes.members, { params: { id }, query });
    return { rows: page.members, nextCursor: page.nextCursor, total: page.totalMembers };
  }),
);

/** The age level of the team's stats table; null for all. */
export const teamAgeAtom = atom<AgeLevel | null>(null);
onViewerChange(() => store.set(teamAgeAtom, null));

/** The team's stats table, for its coaches. */
export const teamQuery = atomFamily((id: string) =>
  atomWithInfiniteQuery((get) => {
    const age = get(teamAgeAtom);
    return {
      queryKey: [...organizationKey(id), 'team', age, get(viewerEpochAtom)],
      queryFn: ({ pageParam }: { pageParam: string | null }): Promise<CursorPage<TeamRow>> =>
        callPage(rosterRoutes.team, {
          params: { id },
          query: { limit: 100, ...(age && { age }), ...(pageParam && { cursor: pageParam }) },
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (last: CursorPage<TeamRow>) => last.nextCursor,
    };
  }),
);

/** Confirmed and pending coaches, for coaches and moderators. */
export const coachesQuery = atomFamily((id: string) =>
  atomWithQuery((get) => ({
    queryKey: [...organizationKey(id), 'coaches', get(viewerEpochAtom)],
    queryFn: () => call(rosterRoutes.coaches, { params: { id } }),
  })),
);

/** The latest edits of an organization, for coaches and moderators. */
export const editsQuery = atomFamily((id: string) =>
  atomWithQuery((get) => ({
    queryKey: [...organizationKey(id), 'edits', get(viewerEpochAtom)],
    queryFn: async () => (await call(rosterRoutes.edits, { params: { id } })).items,
  })),
);
