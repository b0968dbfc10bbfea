import type { GuardianRights } from '@rinkside/contracts/guardian';
import type { Role } from '@rinkside/contracts/player';
import type { CommandContext } from '@rinkside/platform/command';

/** The acting account, read from the player's row for every request. */
export interface Actor {
  id: string;
  role: Role | null;
  onboarded: boolean;
  organizationId: string | null;
  /** The organization and the circle this account has coach rights in. */
  coachOf: string | null;
  coachCircle: string | null;
  moderator: boolean;
  /** The signed-in account, if it acts as this profile. */
  accountId?: string;
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
  coachCircle: null,
  moderator: false,
});

/** Context of every domain command. */
export type Ctx = CommandContext<Actor>;
