import { liveGameRoutes, type LiveGameReply } from '@rinkside/contracts/live-game';
import { call } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';

interface ReadOptions {
  /** Reads only the events after this position. */
  after?: number;
  /** Known since (ms); by default the time of the request. */
  askedAt?: number;
  cacheOffline?: boolean;
}

/** Reads a live game with its events into the entity store. */
export const readLiveGame = async (
  id: string,
  { after, askedAt = performance.now(), ...options }: ReadOptions = {},
): Promise<LiveGameReply> => {
  const query = after === undefined ? {} : { query: { after } };
  const reply = await call(liveGameRoutes.one, { params: { id }, ...query, ...options });
  const { events, scorer: _, can: __, ...view } = reply;
  entityStore.applyLiveGame(view, events, askedAt);
  return reply;
};
