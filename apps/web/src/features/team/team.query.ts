import { teamRoutes, type TeamSummary, type TeamView } from '@rinkside/contracts/team';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { circlesKey } from '../../state/circles.live';
import { requestedAt } from '../../state/preloaded-responses';
import { queryClient, viewerEpochAtom } from '../../state/query-client';
import { store } from '../../state/store';
import { familyCirclesQuery, familyProfilesAtom } from '../circle/circle.query';

const teamKey = (id: string, epoch: number) => [circlesKey, 'team', id, epoch];

/** A team with its roster, as the viewer sees it. */
export const teamQuery = atomFamily((id: string) =>
  atomWithQuery((get) => ({
    queryKey: teamKey(id, get(viewerEpochAtom)),
    queryFn: async () => {
      const askedAt = requestedAt();
      return { ...(await call(teamRoutes.one, { params: { id }, cacheOffline: true })), askedAt };
    },
  })),
);

/** Shows the reply of a change at once. An older one than what is shown changes nothing. */
export const showTeam = (team: TeamView): void => {
  const key = teamKey(team.id, store.get(viewerEpochAtom));
  queryClient.setQueryData<TeamView & { askedAt: number }>(key, (shown) =>
    shown && shown.version > team.version ? shown : { ...team, askedAt: performance.now() },
  );
};

const readClubTeams = (id: string): Promise<TeamSummary[]> =>
  call(teamRoutes.list, { params: { id }, cacheOffline: true });

/** The teams of the viewer's groups of an organization, the newest season first. */
export const clubTeamsQuery = atomFamily((organizationId: string) =>
  atomWithQuery((get) => ({
    queryKey: [circlesKey, 'teams', organizationId, get(viewerEpochAtom)],
    queryFn: () => readClubTeams(organizationId),
  })),
);

/** Teams that the profiles of the viewer's groups suggest. */
export const proposalsQuery = atomFamily((organizationId: string) =>
  atomWithQuery((get) => ({
    queryKey: [circlesKey, 'team-proposals', organizationId, get(viewerEpochAtom)],
    queryFn: () => call(teamRoutes.proposals, { params: { id: organizationId } }),
  })),
);

/** Whether the viewer, or a child of the viewer, belongs to a team. */
export const isOwnTeam = ({ relation }: Pick<TeamSummary, 'relation'>) => relation !== 'circle';

/** The viewer's teams of all organizations, the newest season first. */
export const myTeamsQuery = atomWithQuery((get) => {
  const { data: families } = get(familyCirclesQuery);
  const circles = families?.flatMap((family) => family.circles) ?? [];
  const clubs = new Set([
    ...circles.filter(({ state }) => state === 'member').map(({ organization }) => organization.id),
    ...get(familyProfilesAtom).flatMap(({ organization }) => organization?.id ?? []),
  ]);
  return {
    queryKey: [circlesKey, 'my-teams', ...[...clubs].toSorted(), get(viewerEpochAtom)],
    enabled: families !== undefined,
    queryFn: async () => {
      const teams = await Promise.all(Array.from(clubs, readClubTeams));
      return teams
        .flat()
        .filter(isOwnTeam)
        .toSorted((a, b) => b.season - a.season || a.name.localeCompare(b.name));
    },
  };
});
