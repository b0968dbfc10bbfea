import type { Role } from '@rinkside/contracts/player';
import type { Context } from '@rinkside/platform/command';

/** Who asks, read from the player's own row for every request. */
export interface Actor {
  id: string;
  role: Role | null;
  onboarded: boolean;
  organizationId: string | null;
}

/** What every command of the domain works with. */
export type Ctx = Context<Actor>;
