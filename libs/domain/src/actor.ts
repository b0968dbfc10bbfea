import type { GuardianRights } from '@rinkside/contracts/guardian';
import type { Role } from '@rinkside/contracts/player';
import type { CommandContext } from '@rinkside/platform/command';

/** The acting account, read from the player's row for every request. */
export interface Actor {
  id: string;
  role: Role | null;
  onboarded: boolean;
  organizationId: string | null;
  /** The organization this account has coach rights over. */
  coachOf: string | null;
  /** The organization this account shares (membership.ts), which may be less than the profile's. */
  memberOf: string | null;
  moderator: boolean;
  /** What a guardian who acts as this profile may do; absent for the account itself. */
  guardianRights?: GuardianRights;
}

/** Returns an actor without any rights: a new account, or the account a job runs for. */
export const actorOf = (id: string): Actor => ({
  id,
  role: null,
  onboarded: false,
  organizationId: null,
  coachOf: null,
  memberOf: null,
  moderator: false,
});

/** Context of every domain command. */
export type Ctx = CommandContext<Actor>;
