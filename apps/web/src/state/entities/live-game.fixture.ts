import {
  type LiveGameEvent,
  type LiveGameView,
  noCheers,
  type StoredLiveGameEvent,
} from '@rinkside/contracts/live-game';
import { reduceLiveGame } from '@rinkside/contracts/live-game.state';
import { randomId } from '../random-id';
import { otherPlayer } from './entities.fixture';

/** An hour ago: a game without an event for 12 hours is not live. */
const faceOff = Date.now() - 3_600_000;
const deviceId = randomId();

/** Creates the event of a device with this number, one minute after the one before. */
export const liveEvent = (
  action: LiveGameEvent['action'],
  position: number,
  changes: Partial<LiveGameEvent> = {},
): StoredLiveGameEvent => ({
  id: randomId(),
  device_id: deviceId,
  sequence: position,
  term: 1,
  occurred_at: new Date(faceOff + position * 60_000).toISOString(),
  action,
  position,
  ...changes,
});

/** Creates a running game of another player, with what its events add up to. */
export const liveGame = (
  changes: Partial<LiveGameView>,
  events: readonly StoredLiveGameEvent[] = [],
): LiveGameView => {
  const log = {
    started_at: new Date(faceOff).toISOString(),
    period_minutes: 15,
    terms: [new Date(faceOff).toISOString()],
  };
  const { timeline: _, ...summary } = reduceLiveGame({ ...log, events });
  return {
    id: randomId(),
    version: 1,
    status: 'live',
    player: otherPlayer,
    organization: null,
    opponent: { id: null, name: 'Harbor Otters', team_name: null, image_url: null },
    home: true,
    position: 'goalie',
    ended_at: null,
    game_id: null,
    summary,
    cheers: noCheers,
    ...log,
    ...changes,
  };
};
