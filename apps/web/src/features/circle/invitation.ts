import type { OrganizationCard } from '@rinkside/contracts/organization';
import type { AgeLevel, Level } from '@rinkside/contracts/player';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { tabStorage } from '../../ui/web-storage';

/** Who plays in the team of a link: the guest, a child of the guest, or no family member. */
export type Plays = 'me' | 'child' | 'none';

/** What an invitation link proposes. */
export interface Invitation {
  /** Of the group or team. */
  id: string;
  organization: OrganizationCard;
  age_level?: AgeLevel;
  level?: Level;
  plays?: Plays;
  /** The jersey number that the guest typed. */
  number?: string;
}

/** The invitation link that this tab opened, so that onboarding and the form of a child propose what it says. */
export const invitationAtom = atomWithStorage<Invitation | null>(
  'rinkside.invitation',
  null,
  createJSONStorage(() => tabStorage),
  { getOnInit: true },
);
