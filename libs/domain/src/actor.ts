import type { Role } from '@rinkside/contracts/player';
import type { Context } from '@rinkside/platform/command';

/** Who asks, read from the player's own row for every request. */
export interface Actor {
  id: string;
  role: Role | null;
  onboarded: boolean;
  organizationId: string | null;
  /** The organization this account has coach rights over. */
  coachOf: string | null;
  moderator: boolean;
}

/** An account without any rights: a newcomer, or whom a job works for. */
export const actorOf = (id: string): Actor => ({
  id,
  role: null,
  onboarded: false,
  organizationId: null,
  coachOf: null,
  moderator: false,
});

/** What every command of the domain works with. */
export type Ctx = Context<Actor>;
