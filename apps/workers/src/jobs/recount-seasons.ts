import type { JobPayload } from '@rinkside/contracts/jobs';
import { actorOf } from '@rinkside/domain/actor';
import { recountSeasons as recount } from '@rinkside/domain/season/season.commands';
import type { Resources } from '../resources.js';

/** Recounts the seasons of a player that are due; a second job finds nothing due. */
export const recountSeasons = (
  { commands }: Resources,
  { player_id }: JobPayload<'recount-seasons'>,
): Promise<void> => commands.run(actorOf(player_id), recount);
