import { liveLinkRefusals } from '@rinkside/contracts/live-link';
import { atom } from 'jotai';
import { profileAtom } from '../../state/profile';

/** Why the viewer may not make links to the live games of the profile shown; null if they may. */
export const linkRefusalAtom = atom((get) => {
  // A profile that an older version stored on the device lacks the field.
  const permission = get(profileAtom)?.live_links ?? 'allowed';
  return liveLinkRefusals[permission];
});
