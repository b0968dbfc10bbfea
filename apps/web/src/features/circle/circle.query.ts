import { circleRoutes, type CircleView } from '@rinkside/contracts/circle';
import type { OrganizationCard } from '@rinkside/contracts/organization';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { circlesKey } from '../../state/circles.live';
import { familyAtom } from '../../state/family';
import { profileAtom } from '../../state/profile';
import { viewerEpochAtom } from '../../state/query-client';
import { sessionAtom } from '../../state/session/session.store';

/** A profile that the viewer asks for. */
export interface FamilyProfile {
  id: string;
  /** First name. */
  name: string;
  /** The account's own profile, 'you'. */
  isOwn: boolean;
  organization: Pick<OrganizationCard, 'id' | 'name'> | null;
}

/** The profiles that the account acts as: the shown child, or the own profile and the children. */
export const familyProfilesAtom = atom((get): FamilyProfile[] => {
  const profile = get(profileAtom);
  if (!profile) return [];
  const isOwn = !get(sessionAtom)?.profileId;
  const { id, first_name, organization } = profile;
  const shown = { id, name: first_name ?? 'User', isOwn, organization };
  if (!isOwn) return [shown];
  const children = get(familyAtom)?.children.filter(({ rights }) => rights === 'act') ?? [];
  return [
    shown,
    ...children.map((child) => ({
      id: child.id,
      name: child.first_name ?? 'User',
      isOwn: false,
      organization: child.organization,
    })),
  ];
});

/** The session acts as the first profile, so its request is the one that `preload.js` sent. */
const asProfile = ({ id }: FamilyProfile, index: number) => (index === 0 ? {} : { actingAs: id });

/** A profile of the family with its groups of one organization. */
export interface ProfileCircles {
  profile: FamilyProfile;
  circles: CircleView[];
}

/** The groups of an organization, for the own profile and for the children who play there. */
export const clubCirclesQuery = atomFamily((organizationId: string) =>
  atomWithQuery((get) => {
    const profiles = get(familyProfilesAtom).filter(
      ({ organization }, index) => index === 0 || organization?.id === organizationId,
    );
    return {
      queryKey: [circlesKey, 'club', organizationId, ...profiles.map(({ id }) => id), get(viewerEpochAtom)],
      enabled: profiles.length > 0,
      queryFn: () =>
        Promise.all(
          profiles.map(async (profile, index): Promise<ProfileCircles> => {
            const params = { id: organizationId };
            return {
              profile,
              circles: await call(circleRoutes.list, { params, ...asProfile(profile, index) }),
            };
          }),
        ),
    };
  }),
);

/** The groups of each profile of the family, and those it waits for. */
export const familyCirclesQuery = atomWithQuery((get) => {
  const profiles = get(familyProfilesAtom);
  return {
    queryKey: [circlesKey, 'mine', ...profiles.map(({ id }) => id), get(viewerEpochAtom)],
    enabled: profiles.length > 0,
    queryFn: () =>
      Promise.all(
        profiles.map(async (profile, index): Promise<ProfileCircles> => ({
          profile,
          circles: await call(circleRoutes.mine, asProfile(profile, index)),
        })),
      ),
  };
});

/** The members of a group, the newest first. */
export const circleMembersQuery = atomFamily((id: string) =>
  atomWithInfiniteQuery((get) => ({
    queryKey: [circlesKey, 'members', id, get(viewerEpochAtom)],
    queryFn: ({ pageParam }: { pageParam: string | null }) =>
      call(circleRoutes.members, { params: { id }, query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  })),
);

/** The viewer's invitation links of an organization, the newest first. */
export const circleLinksQuery = atomFamily((organizationId: string) =>
  atomWithQuery((get) => ({
    queryKey: [circlesKey, 'links', organizationId, get(viewerEpochAtom)],
    queryFn: () => call(circleRoutes.links, { params: { id: organizationId } }),
  })),
);
