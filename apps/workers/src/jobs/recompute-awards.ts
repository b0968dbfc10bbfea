import type { JobPayload } from '@rinkside/contracts/jobs.schema';
import { actorOf } from '@rinkside/domain/actor';
import { recomputeAwards as recompute } from '@rinkside/domain/award/award.commands';
import type { Resources } from '../resources.js';

/** Grants and retracts a player's awards from the current games and highlights. Idempotent. */
export const recomputeAwardsJob = (
  { commands }: Resources,
  { player_id }: JobPayload<'recompute-awards'>,
): Promise<void> => commands.run(actorOf(player_id), recompute);
