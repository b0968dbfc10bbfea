import type { LiveGameEvent as LiveGameEventView } from '@rinkside/contracts/live-game';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { LiveGame } from './live-game.entity.js';

/** One tap of a scorer. Rows are never changed; an undo or an edit is another event. */
export const LiveGameEvent = defineEntity({
  name: 'LiveGameEvent',
  properties: {
    /** Made on the device. */
    id: p.uuid().primary(),
    liveGameId: p
      .manyToOne(LiveGame)
      .mapToPk()
      .fieldName('live_game_id')
      .deleteRule('cascade')
      .updateRule('no action'),
    deviceId: p.uuid(),
    /** The number of the event on its device, from 1 without gaps. */
    sequence: p.integer(),
    term: p.integer(),
    /** The number of the event in the order of arrival, from 1. */
    position: p.integer(),
    occurredAt: p.datetime(6),
    action: p.json<LiveGameEventView['action']>(),
  },
  uniques: [
    { properties: ['liveGameId', 'deviceId', 'sequence'] },
    { properties: ['liveGameId', 'position'] },
  ],
});
