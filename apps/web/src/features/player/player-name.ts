import type { PlayerRow } from '@rinkside/contracts/player';

/** First and last name joined; 'User' where both are missing. */
export const displayName = (person: { first_name: string | null; last_name: string | null }): string =>
  [person.first_name, person.last_name].filter(Boolean).join(' ') || 'User';

const roleNames = { player: 'Player', parent: 'Parent', coach: 'Coach' } as const;
const positionNames = { skater: 'Skater', goalie: 'Goalie' } as const;

/** 'Goalie · 12U · AA': what a list says of somebody in one line. */
export const playerLine = ({ role, position, age, level }: PlayerRow): string => {
  const part = role === 'player' && position ? positionNames[position] : role && roleNames[role];
  return [part, age, level].filter(Boolean).join(' · ');
};
