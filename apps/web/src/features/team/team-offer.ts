import type { ProfileView } from '@rinkside/contracts/player';
import type { CircleView } from '@rinkside/contracts/circle';
import { canAddChild } from '../family/can-add-child';

/** Whether the viewer leads a group: as its coach, or as the adult who began it and has no coach. */
const leads = ({ state, has_coach, leader, can }: CircleView, viewerId: string) =>
  state === 'member' && (has_coach ? can.decide : leader?.id === viewerId);

/**
 * How a viewer makes a team of an organization. `led`: in a group that the viewer leads. `first`: as the
 * first adult, because there is no group to ask. `beside`: with a new group, in addition to the existing
 * ones. Null where the server refuses it.
 */
export const teamOffer = (
  profile: ProfileView,
  circles: readonly CircleView[],
): 'led' | 'first' | 'beside' | null => {
  if (circles.some((circle) => leads(circle, profile.id))) return 'led';
  if (!canAddChild(profile)) return null;
  if (circles.every(({ state, members }) => state === 'none' && members === 0)) return 'first';
  return circles.every(({ can }) => can.begin) ? 'beside' : null;
};
