import type { JobPayload } from '@rinkside/contracts/jobs';
import type { Resources } from '../resources.js';

/** Recounts the seasons of a player that are due. */
export const recountSeasons = async (
  _resources: Resources,
  _payload: JobPayload<'recount-seasons'>,
): Promise<void> => undefined;
