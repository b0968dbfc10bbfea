import type { PlayerRow } from '@rinkside/contracts/player';

/** Returns first and last name, or 'User' if both are missing. */
export const displayName = (person: { first_name: string | null; last_name: string | null }): string =>
  [person.first_name, person.last_name].filter(Boolean).join(' ') || 'User';

const roleNames = { player: 'Player', parent: 'Parent', coach: 'Coach' } as const;
const positionNames = { skater: 'Skater', goalie: 'Goalie' } as const;

/** Summarizes a player in one line: 'Goalie · 12U · AA'. */
export const playerLine = ({ role, position, age, level }: PlayerRow): string => {
  const roleOrPosition = role === 'player' && position ? positionNames[position] : role && roleNames[role];
  return [roleOrPosition, age, level].filter(Boolean).join(' · ');
};
