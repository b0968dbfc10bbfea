import { lastNameInitial } from '@rinkside/contracts/initials';
import type { PlayerRow, ProfileView } from '@rinkside/contracts/player';

/** Returns first and last name, or 'User' if both are missing. */
export const displayName = (person: { first_name: string | null; last_name: string | null }): string =>
  [person.first_name, person.last_name].filter(Boolean).join(' ') || 'User';

/** Returns the name that signed-out visitors see: the last name as an initial, unless the player shows it. */
export const publicName = (profile: ProfileView): string =>
  profile.show_full_name_publicly || !profile.last_name
    ? displayName(profile)
    : displayName({ ...profile, last_name: lastNameInitial(profile.last_name) });

const roleNames = { player: 'Player', parent: 'Parent', coach: 'Coach' } as const;

/** The role as a badge: a coach without rights is marked. */
const roleName = ({ role, coach_confirmed }: Pick<PlayerRow, 'role' | 'coach_confirmed'>) =>
  role === 'coach' && !coach_confirmed ? 'Coach, not confirmed' : role && roleNames[role];
const positionNames = { skater: 'Skater', goalie: 'Goalie' } as const;

/** Summarizes a player in one line: 'Goalie · 12U · AA'. */
export const playerLine = ({
  position,
  age,
  level,
  ...player
}: Pick<PlayerRow, 'position' | 'age' | 'level' | 'role' | 'coach_confirmed'>): string => {
  const roleOrPosition = player.role === 'player' && position ? positionNames[position] : roleName(player);
  return [roleOrPosition, age, level].filter(Boolean).join(' · ');
};
