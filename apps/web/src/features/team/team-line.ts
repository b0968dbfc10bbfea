import type { TeamCard, TeamMember } from '@rinkside/contracts/team';
import { isolate } from '@rinkside/contracts/text';
import { displayName } from '../../state/entities/player-name';
import { seasonName } from '../game/season-games';

/** Summarizes a team in one line: '14U · AA · 2026–27'. */
export const teamLine = ({ age_level, level, season }: Pick<TeamCard, 'age_level' | 'level' | 'season'>) =>
  `${age_level} · ${level} · ${seasonName('dashboard', season)}`;

/** Names a team where there are others: '14U AA · 2026–27'. */
export const seasonedName = ({ name, season }: Pick<TeamCard, 'name' | 'season'>) =>
  `${isolate(name)} · ${seasonName('dashboard', season)}`;

/** The name of a player, or of an unclaimed place. */
export const memberName = ({ player, name }: Pick<TeamMember, 'player' | 'name'>) =>
  player ? displayName(player) : (name ?? 'User');

/** A place of the roster in one line: '#17 Jordan Lee, 2012'. */
export const placeLine = ({ number, name, birth_year }: Pick<TeamMember, 'number' | 'name' | 'birth_year'>) =>
  `${number === null ? '' : `#${number} `}${isolate(name ?? '')}${birth_year === null ? '' : `, ${birth_year}`}`;

export const positionNames = { skater: 'Skater', goalie: 'Goalie' } as const;
