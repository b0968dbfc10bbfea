import { playerRoutes, type ProfileView } from '@rinkside/contracts/player';
import { call } from '../../state/api';
import { saveProfile } from '../../state/profile';

/** Reads the viewer's own profile as it is stored now. */
export const readProfile = async (): Promise<ProfileView> => {
  const profile = await call(playerRoutes.me);
  saveProfile(profile);
  return profile;
};
