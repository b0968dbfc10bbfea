import type { JobPayload } from '@rinkside/contracts/jobs.schema';
import { actorOf } from '@rinkside/domain/actor';
import { recomputeSeasons as recompute } from '@rinkside/domain/season/season.commands';
import type { Resources } from '../resources.js';

/** Recomputes a player's stale seasons. A second run finds none. */
export const recomputeSeasonsJob = (
  { commands }: Resources,
  { player_id }: JobPayload<'recompute-seasons'>,
): Promise<void> => commands.run(actorOf(player_id), recompute);
