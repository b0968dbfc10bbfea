import { ageOn, type ProfileView, todayUtc } from '@rinkside/contracts/player';

/** Whether the account may add children: a known age of 18, or a parent of unknown age. The server decides. */
export const canAddChild = ({ birthdate, role }: ProfileView): boolean =>
  birthdate ? ageOn(birthdate, todayUtc()) >= 18 : role === 'parent';
