import type { OrganizationCard } from '@rinkside/contracts/organization';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { tabStorage } from '../../ui/web-storage';

/** The club of an invitation link that this tab opened, so that onboarding and the form of a child propose it. */
export const invitedClubAtom = atomWithStorage<OrganizationCard | null>(
  'rinkside.invited-club',
  null,
  createJSONStorage(() => tabStorage),
  { getOnInit: true },
);
