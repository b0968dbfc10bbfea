import type { Position, Role } from '@rinkside/contracts/player';

export interface Standing {
  role: Role | null;
  position: Position | null;
  /** How many players the viewer follows; null while unknown. */
  followed: number | null;
}

const byRole = {
  parent: 'See what the team has been up to.',
  coach: 'See how your players are doing.',
  player: 'See what your friends have been up to.',
} as const;

/** One line under the welcome that fits who reads it. */
export const contextLine = ({ role, position, followed }: Standing): string => {
  if (followed === 0) return 'Follow a few players and what they share shows up right here.';
  if (role === 'player' && position === 'goalie') return 'Pads on. See what your friends have been up to.';
  return byRole[role ?? 'player'];
};
