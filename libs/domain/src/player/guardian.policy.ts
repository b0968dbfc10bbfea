import { isAdult, isMinor } from './minor.js';
import type { Player } from './player.entity.js';

/** `issuer` of a child profile, which has no login. */
const childIssuer = 'child';

/** The identity columns of a child profile. No provider issues them, so no token matches the row. */
export const childIdentity = (id: string) => ({ provider: null, issuer: childIssuer, subject: id });

/** Whether the row is a child profile, which has guardians instead of a login. */
export const isChildProfile = ({ issuer }: Pick<Player, 'issuer'>): boolean => issuer === childIssuer;

/** Adults can add children. A parent of known age under 18 cannot. */
export const canAddChild = (player: Pick<Player, 'role' | 'trustedBirthdate'>, today?: string): boolean =>
  isAdult(player, today) && !isMinor(player, today);

/** SQL for whether an account may act as a profile: it is a guardian of it. Both are ids. */
export const isGuardianSql = (account: string, profile: string) =>
  `exists (select from guardian g where g.guardian_id = ${account} and g.child_id = ${profile})`;
