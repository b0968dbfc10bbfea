import type { JobPayload } from '@rinkside/contracts/jobs';
import { actorOf } from '@rinkside/domain/actor';
import { settleAwards as settle } from '@rinkside/domain/award/award.commands';
import type { Resources } from '../resources.js';

/** Grants and retracts awards by the games and highlights there are now; a second time changes nothing. */
export const settleAwards = (
  { commands }: Resources,
  { player_id }: JobPayload<'settle-awards'>,
): Promise<void> => commands.run(actorOf(player_id), settle);
